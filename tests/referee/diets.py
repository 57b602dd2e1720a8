"""What the diets ask for (rules 3), which of them may be dealt (1.3, 1.4, 2.6, 2.8, 2.9), and judging."""

from collections import Counter

from .notation import Diet, family, read_diet, read_food, refuse

COPIES_OF_DIET = {"mandatory": 3, "forbidden": 3, "alternating": 3, "identical": 3, "different": 3, "step": 1}
COPIES_OF_CARD = 2


def feature(food: str, category: str) -> str:
    """A food's type, quantity or color, as its letter or digit."""
    return {"quantity": food[0], "colour": food[1], "type": food[2]}[category]


def matches(food: str, card: str) -> bool:
    """Whether a food matches a Specification card (section 3, first paragraph)."""
    return feature(food, family(card)) in card


def good_food(diet: Diet, meal: int, previous: str, food: str) -> bool:
    """Whether `food`, eaten in `meal` after `previous`, obeys the diet."""
    if diet.kind == "mandatory":
        return any(matches(food, card) for card in diet.cards)
    if diet.kind == "forbidden":
        return not any(matches(food, card) for card in diet.cards)
    if diet.kind == "alternating":
        left, right = diet.cards
        return matches(food, right if meal % 2 == 1 else left)
    if diet.kind == "step":
        return abs(int(food[0]) - int(previous[0])) == 1
    same = feature(food, diet.cards[0]) == feature(previous, diet.cards[0])
    return same if diet.kind == "identical" else not same


def check_diet(identity: str, diet: Diet) -> None:
    """Refuse a diet that breaks section 3 or 2.8 for this identity."""
    name = diet.text()
    if len(diet.cards) == 2 and diet.cards[0] == diet.cards[1]:
        raise refuse("2.8", f"{name} uses the same card twice")
    if diet.kind == "mandatory" and not any(matches(identity, card) for card in diet.cards):
        raise refuse("3.1", f"no card of {name} matches the identity {identity}")
    if diet.kind == "forbidden":
        if len(diet.cards) == 2 and family(diet.cards[0]) == family(diet.cards[1]):
            raise refuse("3.2", f"the two cards of {name} are of one family")
        if any(matches(identity, card) for card in diet.cards):
            raise refuse("3.2", f"a card of {name} matches the identity {identity}")
    if diet.kind == "alternating" and not matches(identity, diet.cards[0]):
        raise refuse("3.3", f"the left card of {name} does not match the identity {identity}")


def check_deal(identities: list[str], diets: list[Diet]) -> None:
    """Refuse diets that cannot be dealt together to these identities."""
    for identity, diet in zip(identities, diets, strict=True):
        check_diet(identity, diet)
    for text, count in Counter(diet.text() for diet in diets).items():
        if count > 1:
            raise refuse("2.9", f"{text} is dealt to {count} groups")
    for kind, count in Counter(diet.kind for diet in diets).items():
        if count > COPIES_OF_DIET[kind]:
            raise refuse("1.4", f"{count} diets are {kind}; there are fewer such cards")
    for card, count in Counter(card for diet in diets for card in diet.cards).items():
        if count > COPIES_OF_CARD:
            raise refuse("1.3", f"the card {card!r} is used {count} times; there are {COPIES_OF_CARD}")


def judge(identity: str, diet: str, foods: list[str]) -> list[bool]:
    """The doctor's verdict on each of `foods`, one per meal from meal 1 on, for a group with that identity."""
    previous = read_food(identity)
    rule = read_diet(diet)
    check_diet(previous, rule)
    verdicts = []
    for meal, food in enumerate(foods, start=1):
        verdicts.append(good_food(rule, meal, previous, read_food(food)))
        previous = food
    return verdicts
