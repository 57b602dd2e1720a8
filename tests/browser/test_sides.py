"""Colleagues with several people per side: one side never sees what the other says in private."""

from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.houses import House
from browser.lobby import comes_by, is_ready, lays_table, seat, sits, starts
from browser.measure import judged_by_axe
from browser.people import Person
from browser.phrases import begins_phrase, opens_phrases, says_simply
from browser.playing import takes_from_trash, the_end
from browser.stories import game_with, ordered
from browser.together import identities, is_won
from doctor_rat.rules import Action, Config, Pass, Phase, State, Take, Variant, YuckBack, YuckFront, apply, new_game

Sides = tuple[tuple[Person, ...], tuple[Person, ...]]


def lively(state: State) -> bool:
    """Won, with both kinds of Yuck! in it."""
    kinds = {type(action) for action in state.actions}
    return is_won(state) and YuckBack in kinds and YuckFront in kinds


def test_colleagues_of_three_against_two_in_five_browsers(come: Come, house: House) -> None:
    game = game_with(Config(Variant.COLLEAGUES, identities("1bl 2gv"), 3), lively)
    house.deals.order(ordered(game))
    sides = ((come("Ann"), come("Cat", "de"), come("Eve", "it")), (come("Bob", "fr"), come("Dan", "es")))
    sit_down(sides)
    state = new_game(game.config, game.deal)
    for number, action in enumerate(game.actions):
        talk(sides, state, number)
        act(sides, state, action, alone=number == 3)
        state, _ = apply(state, action)
    for person in everybody(sides):
        expect(the_end(person)).to_be_visible()
    nobody_read_the_other_side(sides)
    everybody_is_polite(sides)


def everybody(sides: Sides) -> list[Person]:
    return [person for side in sides for person in side]


def sit_down(sides: Sides) -> None:
    """The others of each side join the first; the second is the youngest there."""
    host = sides[0][0]
    link = lays_table(host, variant="colleagues", diets="random")
    for number, (first, second, *others) in enumerate(sides):
        if first is not host:
            comes_by(first, link)
        sits(first, first.w("colleague", number=number))
        for person in (second, *others):
            comes_by(person, link)
            side = person.w("colleague", number=number)
            person.presses(person.button("lobby-join", group=side, within=seat(person, side)))
            expect(seat(person, side).get_by_text(person.name, exact=True)).to_be_visible()
        place = seat(second, second.w("colleague", number=number))
        second.presses(second.button("lobby-make-youngest", within=place))
        expect(place.get_by_text(second.w("lobby-youngest"), exact=True)).to_be_visible()
        says_simply(second, "hello")
        host.reads(host.w("say-hello"))
    for person in everybody(sides)[1:]:
        is_ready(person)
    assert judged_by_axe(host) == []
    starts(host)


def secret(side: int, number: int) -> str:
    return f"psst-{side}-{number}"


def talk(sides: Sides, state: State, number: int) -> None:
    """Both sides among themselves, and whoever chooses aloud; all of it only now and then, since games are long."""
    if number not in (0, 1, 2, 12):
        return
    choosing = state.board.takers if state.board.phase in (Phase.CHOOSE, Phase.RETAKE) else ()
    for side, (first, second, *_) in enumerate(sides):
        speaker, mate = (first, second)[:: 1 if number % 2 else -1]
        picks(speaker, "side")
        speaker.page.get_by_label(speaker.w("talk-label-side"), exact=True).fill(secret(side, number))
        speaker.presses(speaker.button("talk-send"))
        mate.reads(secret(side, number))
        picks(speaker, "everyone")
        if side in choosing:
            thinks_aloud(sides, speaker, side)
        else:
            expect(speaker.page.get_by_text(speaker.w("talk-silent-choosing"))).to_be_visible()


def picks(person: Person, to: str) -> None:
    radio = person.page.get_by_role("radio", name=person.w(f"talk-to-{to}"), exact=True)
    radio.check(force=True)
    expect(radio).to_be_checked()


def thinks_aloud(sides: Sides, speaker: Person, side: int) -> None:
    """About one's own side: there is no agreeing or asking, and no mention of the other doctor."""
    opens_phrases(speaker)
    for kind in ("agree", "ask", "disagree", "swap"):
        expect(speaker.button("phrase-verb", kind=kind)).to_have_count(0)
    begins_phrase(speaker, "claim")
    expect(speaker.button("colleague", number=1 - side)).to_have_count(0)
    speaker.presses(speaker.button("phrase-back"))
    begins_phrase(speaker, "thinking")
    if side == 0:
        assert judged_by_axe(speaker) == []
    speaker.presses(speaker.button("phrase-say"))
    for other in sides[1 - side]:
        other.reads(other.w("say-thinking"))


def act(sides: Sides, state: State, action: Action, *, alone: bool) -> None:
    """The first suggests it and the others follow; or the second, the youngest, decides alone."""
    first, *others = sides[int(action.by)]
    if alone:
        suggests(others[0], state, action)
        others[0].presses(others[0].button("table-alone"))
        return
    suggests(first, state, action)
    for other in others:
        other.presses(other.button("table-follow", name=first.name))


def suggests(person: Person, state: State, action: Action) -> None:
    token = person.button("table-yuck-left", count=state.board.yuck)
    match action:
        case Pass():
            person.presses(person.button("table-pass"))
        case Take(food=food):
            picks_food(person, state, person.food(food), in_centre=food in state.board.centre)
            person.presses(person.button("table-suggest"))
        case YuckFront():
            person.presses(token)
            person.presses(person.button("table-yuck-sweep-do" if state.board.centre else "table-yuck-sweep-trash-do"))
        case YuckBack(food=food):
            person.presses(token)
            person.presses(plate(person))
            person.presses(person.button("table-yuck-back-do"))
        case _:
            raise AssertionError(action)


def plate(person: Person) -> Locator:
    return person.dialog("yuck").get_by_role("group").get_by_role("button").first


def picks_food(person: Person, state: State, food: str, *, in_centre: bool) -> None:
    if in_centre:
        person.presses(person.button("table-food-centre", food=food, within=person.region("table-centre")))
    else:
        takes_from_trash(person, next(each for each in state.board.trash if person.food(each) == food))


def nobody_read_the_other_side(sides: Sides) -> None:
    """Not now, and not after reconnecting."""
    for side, people in enumerate(sides):
        for person in people:
            person.reads(secret(side, 0))
            expect(person.page.get_by_text(f"psst-{1 - side}-")).to_have_count(0)
        back = people[-1]
        back.page.reload()
        expect(the_end(back)).to_be_visible()
        back.reads(secret(side, 0))
        expect(back.page.get_by_text(f"psst-{1 - side}-")).to_have_count(0)


def everybody_is_polite(sides: Sides) -> None:
    ann = sides[0][0]
    for person in everybody(sides):
        person.page.keyboard.press("Escape")
    says_simply(sides[1][1], "praise")
    ann.reads(ann.w("say-praise"))
    expect(ann.page.get_by_role("radio", name=ann.w("talk-to-side"), exact=True)).to_have_count(0)
