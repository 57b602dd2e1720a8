"""The flow of Colony, with or without complications (rules 4 to 6)."""

from typing import Any

from .notation import refuse
from .table import Entry, Table

COMPLICATIONS = ["madness", "insomnia", "gluttony", "megalomania", "paranoia"]


class Colony(Table):
    """One doctor and two or three groups.

    Phases: prepare (before the offer), place (until it is served), choose, window (Yuck! back), predict.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record, ["doctor"] + [f"group-{i}" for i in range(len(record["identities"]))])
        self.knows["doctor"].diets.update((i, diet.text()) for i, diet in enumerate(self.diets))
        self.cards: list[str] = list(record.get("complications", []))
        self.afflicted: dict[str, int] = {}  # this meal's complications and their groups
        self.medicine_left = True
        self.strict_left = True
        self.strict: tuple[int, str] | None = None
        self.mad_food: str | None = None  # what the Madness group ate, judged already
        self.extra: str | None = None  # meal 3's food that the doctor did not choose
        self.waiting: set[int] = set()  # groups that still owe their ordinary choice
        self.second: int | None = None  # the group that still owes Gluttony's second food
        self.retake: tuple[int, int] | None = None  # group and place on its plate, after Yuck! back
        self.phase = "prepare"
        self.acts = {
            "yuck-front": self.yuck_front,
            "offer": self.offer,
            "medicine": self.medicine,
            "strict-menu": self.strict_menu,
            "serve": self.serve,
            "take": self.take,
            "yuck-back": self.yuck_back,
            "analyse": self.analyse,
            "predict": self.predict,
        }
        self.start_meal()

    def start_meal(self) -> None:
        """Phase B begins: the doctor draws, except in meal 5 (4.1)."""
        self.phase = "prepare"
        self.strict = None
        self.extra = None
        self.banned = [set() for _ in self.identities]
        if self.meal != 5:
            self.refill(self.groups + 1)

    def refill(self, count: int) -> None:
        """Draw foods into the stock, seen by the doctor alone."""
        foods = self.draw(count)
        self.stock += foods
        self.show(foods, "doctor")

    def has(self, group: int, card: str) -> bool:
        """Whether a group is under a complication in this meal."""
        return self.afflicted.get(card) == group

    def yuck_front(self, action: dict[str, Any]) -> None:
        """The whole stock is thrown out and replaced (5.1)."""
        if self.phase != "prepare":
            raise refuse("5.1", "Yuck! front is played before choosing")
        self.spend_yuck("5.1")
        count = len(self.stock)
        self.out += self.stock
        self.stock = []
        self.refill(count)

    def offer(self, action: dict[str, Any]) -> None:
        """The doctor's choice; meal 3's extra food is drawn with it (4.3)."""
        foods: list[str] = action["foods"]
        if self.phase != "prepare":
            raise refuse("4.3", "the offer has been chosen already")
        if len(foods) != self.groups or len(set(foods)) != self.groups:
            raise refuse("4.3", f"the doctor chooses exactly {self.groups} foods")
        for food in foods:
            if food not in self.stock:
                raise refuse("4.3", f"{food} is not in the stock")
        for food in foods:
            self.stock.remove(food)
        self.chosen = list(foods)
        if self.meal == 3:
            drawn = self.draw(1)
            self.extra = drawn[0]
            self.chosen += drawn
            self.show(drawn, "doctor")
        self.phase = "place"

    def check_token(self, rule: str, left: bool) -> None:
        """Medicine and Strict Menu: once, between choosing and placing, not in meal 8 (4.4)."""
        if self.phase != "place":
            raise refuse("4.4", "the token is used after choosing and before placing")
        if self.meal == 8:
            raise refuse("5", "no special action in meal 8")
        if not left:
            raise refuse(rule, "the token has been used")

    def medicine(self, action: dict[str, Any]) -> None:
        """Covers two neighboring symbols (5.3)."""
        self.check_token("5.3", self.medicine_left)
        row = self.rows[action["group"]]
        spots = [i for i, entry in enumerate(row) if entry.food is not None]
        at: int = action["at"]
        if at < 0 or at + 1 >= len(spots):
            raise refuse("5.3", "the row has no such two foods")
        if spots[at + 1] != spots[at] + 1:
            raise refuse("5.3", "a Complication card lies between the two symbols")
        row[spots[at]].covered = row[spots[at + 1]].covered = True
        self.medicine_left = False

    def strict_menu(self, action: dict[str, Any]) -> None:
        """One chosen food is set aside for a group (5.4)."""
        self.check_token("5.4", self.strict_left)
        group, food = action["group"], action["food"]
        if food not in self.chosen or food == self.extra:
            raise refuse("5.4", f"{food} is not one of the foods the doctor chose")
        if self.has(group, "madness") or self.has(group, "paranoia"):
            raise refuse("5.4", "no Strict Menu under Madness or Paranoia")
        self.strict = (group, food)
        self.strict_left = False

    def serve(self, action: dict[str, Any]) -> None:
        """The offer is placed, Strict Menu's food handed over, Madness's two drawn (4.5, 5.4, 6.4)."""
        if self.phase != "place":
            raise refuse("4.5", "there is no offer to serve")
        drawn = self.draw(2) if "madness" in self.afflicted else []
        self.show(self.chosen + drawn)
        self.madness = drawn
        self.centre, self.chosen = self.chosen, []
        self.waiting = set(range(self.groups))
        self.second = self.afflicted.get("gluttony")
        if self.strict is not None:
            group, food = self.strict
            self.centre.remove(food)
            self.plates[group].append(food)
            self.waiting.discard(group)
        self.phase = "choose"

    def check_turn(self, group: int) -> None:
        """Refuse a take out of order (4.6, 5.2, 6.9)."""
        if self.retake is not None:
            if self.retake[0] != group:
                raise refuse("5.2", f"group {self.retake[0]} takes another food first")
            return
        if self.phase != "choose":
            raise refuse("4.6", "no food is to be taken now")
        for card in ("insomnia", "madness", "paranoia"):
            first = self.afflicted.get(card)
            if first in self.waiting:
                if group != first:
                    raise refuse("6.9", f"group {first} ({card}) chooses first")
                return
        if self.waiting and group not in self.waiting:
            raise refuse("4.6", f"group {group} has its food")
        if not self.waiting and group != self.second:
            raise refuse("6.6", "only the group under Gluttony takes one more food")

    def options(self, group: int) -> list[str]:
        """The foods in center and trash that a group may take (4.6, 5.2, 6.8)."""
        foods = list(self.trash)
        paranoid = self.afflicted.get("paranoia")
        if group != paranoid:
            if paranoid in self.waiting and len(foods) == 1:
                foods = []
            foods += self.centre
        return [food for food in foods if food not in self.banned[group]]

    def take(self, action: dict[str, Any]) -> None:
        """A group's choice: ordinary, Madness, Gluttony's second, or another after Yuck! back."""
        group, food = action["by"], action["food"]
        self.check_turn(group)
        if self.has(group, "madness"):
            self.go_mad(group, food)
            return
        if food in self.banned[group]:
            raise refuse("5.2", f"group {group} may not take {food} again")
        if food not in self.centre + self.trash:
            raise refuse("4.6", f"{food} is neither in the centre nor in the trash")
        if food not in self.options(group):
            raise refuse("6.8", f"Paranoia forbids group {group} to take {food}")
        (self.centre if food in self.centre else self.trash).remove(food)
        if self.retake is not None:
            self.plates[group].insert(self.retake[1], food)
            self.retake = None
            return
        self.plates[group].append(food)
        if self.waiting:
            self.waiting.remove(group)
        else:
            self.second = None
        self.end_choosing()

    def go_mad(self, group: int, food: str) -> None:
        """Madness: one of two foods is eaten and judged on the spot, the other leaves the game (6.4)."""
        if food not in self.madness:
            raise refuse("6.4", f"{food} is not one of Madness's two foods")
        self.out += [other for other in self.madness if other != food]
        self.madness = []
        self.waiting.remove(group)
        self.plates[group].append(food)
        self.mad_food = food
        self.eat(group, food)
        if self.outcome is None:
            self.end_choosing()

    def end_choosing(self) -> None:
        """Once nobody owes a choice, the doctor may play Yuck! back (4.7)."""
        if not self.waiting and self.second is None:
            self.phase = "window"

    def check_window(self, rule: str) -> None:
        """Refuse what belongs to the end of phase C before it is reached."""
        if self.phase != "window":
            raise refuse(rule, "not all groups have taken their foods")
        if self.retake is not None:
            raise refuse("5.2", f"group {self.retake[0]} takes another food first")

    def yuck_back(self, action: dict[str, Any]) -> None:
        """One food goes back to the center; its group takes another at once (5.2)."""
        group, food = action["group"], action["food"]
        self.check_window("4.7")
        if self.has(group, "madness") and food == self.mad_food:
            raise refuse("5.2", "a Madness food is eaten and cannot be returned")
        if food not in self.plates[group]:
            raise refuse("5.2", f"group {group} has not chosen {food}")
        if self.strict == (group, food):
            raise refuse("5.2", "a Strict Menu food cannot be returned")
        if not self.options(group):
            raise refuse("5.2", f"group {group} would have nothing else to take")
        self.spend_yuck("5.2")
        self.retake = (group, self.plates[group].index(food))
        self.plates[group].remove(food)
        self.centre.append(food)
        self.banned[group].add(food)

    def analyse(self, action: dict[str, Any]) -> None:
        """The window closes; the meal is judged unless Megalomania must predict first."""
        self.check_window("4.9")
        self.clear_centre()
        if "megalomania" in self.afflicted:
            self.phase = "predict"
        else:
            self.judge_and_go_on()

    def predict(self, action: dict[str, Any]) -> None:
        """Wrongly predicted foods move to the predictor, in group order; then everything is judged (6.7)."""
        predictor = action["by"]
        if self.phase != "predict":
            raise refuse("6.7", "no prediction is due")
        if not self.has(predictor, "megalomania"):
            raise refuse("6.7", f"group {predictor} is not the one that predicts")
        for group, guess in enumerate(action["good"]):
            silent = group == predictor or self.has(group, "madness")
            if silent != (guess is None):
                raise refuse("6.7", f"the prediction for group {group} is one too many or missing")
        for group, guess in enumerate(action["good"]):
            if guess is not None and guess != self.would_be_good(group, self.plates[group][0]):
                self.plates[predictor].append(self.plates[group].pop(0))
        self.judge_and_go_on()

    def judge_and_go_on(self) -> None:
        """Phase D, then the complications, then the next meal."""
        self.judge_meal()
        if self.outcome is not None:
            return
        for group in self.afflicted.values():
            self.rows[group].append(Entry(None))
        self.afflicted = {}
        if self.meal != 7:
            for group in range(self.groups):
                if self.cards and self.run_of_checks(group) >= 3:
                    card = self.cards.pop(0)
                    self.afflicted[card] = group
                    self.drawn_cards.append(card)
                    for knowledge in self.knows.values():
                        knowledge.complications.add(card)
        self.meal += 1
        self.start_meal()

    def run_of_checks(self, group: int) -> int:
        """The number of uncovered checks at the end of a row (6.1)."""
        run = 0
        for entry in reversed(self.rows[group]):
            if entry.food is None or not entry.good or entry.covered:
                break
            run += 1
        return run
