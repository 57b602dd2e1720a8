"""The flow of a game between two doctors (rules 7)."""

from typing import Any

from .notation import refuse
from .table import Table


class Colleagues(Table):
    """Phases: front (Yuck! window before choosing), choose, back (Yuck! window after it)."""

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record, ["colleague-0", "colleague-1"])
        for doctor in range(2):
            other = 1 - doctor
            self.knows[f"colleague-{doctor}"].diets.add((other, self.diets[other].text()))
        self.first = 0 if self.identities[0][0] < self.identities[1][0] else 1
        self.turn = self.first
        self.passes = 0
        self.phase = "choose"
        self.retaking: int | None = None
        self.acts = {
            "yuck-front": self.yuck_front,
            "take": self.take,
            "yuck-back": self.yuck_back,
            "pass": self.hand_over,
        }
        self.start_meal()

    def start_meal(self) -> None:
        """Phase B: three foods to the center, except in meals 5 and 8 (7.4)."""
        self.banned = [set(), set()]
        if self.meal not in (5, 8):
            self.centre = self.draw(3)
            self.show(self.centre)
        self.open_window("front")

    def open_window(self, phase: str) -> None:
        """A Yuck! window, or straight past it if there is none."""
        self.phase = phase
        self.turn = self.first
        self.passes = 0
        if self.yuck == 0 or self.meal == 8:
            self.close_window()

    def close_window(self) -> None:
        """What follows a window: choosing, or the end of the meal."""
        if self.phase == "front":
            self.phase = "choose"
            self.turn = self.first
            return
        self.clear_centre()
        self.judge_meal()
        if self.outcome is None:
            self.meal += 1
            self.first = 1 - self.first
            self.start_meal()

    def check_turn(self, doctor: int, phases: tuple[str, ...], rule: str, what: str) -> None:
        """Refuse an action outside its window or out of turn."""
        if self.phase not in phases:
            raise refuse(rule, f"no {what} now")
        if self.retaking is not None:
            raise refuse("7.7", f"doctor {self.retaking} takes another food first")
        if doctor != self.turn:
            raise refuse(rule, f"it is doctor {self.turn}'s turn")

    def hand_over(self, action: dict[str, Any]) -> None:
        """A pass: two in a row close the window."""
        self.check_turn(action["by"], ("front", "back"), "7.7" if self.phase == "back" else "7.5", "pass")
        self.passes += 1
        self.turn = 1 - self.turn
        if self.passes == 2:
            self.close_window()

    def after_yuck(self, doctor: int) -> None:
        """A Yuck! hands the turn over; the last token closes the window."""
        self.passes = 0
        self.turn = 1 - doctor
        if self.yuck == 0:
            self.close_window()

    def yuck_front(self, action: dict[str, Any]) -> None:
        """Center and trash are thrown out and replaced, the center first (7.5)."""
        self.check_turn(action["by"], ("front",), "7.5", "Yuck! front")
        self.spend_yuck("7.5")
        self.out += self.centre + self.trash
        self.centre = self.draw(len(self.centre))
        self.trash = self.draw(len(self.trash))
        self.show(self.centre + self.trash)
        self.after_yuck(action["by"])

    def options(self, doctor: int) -> list[str]:
        """The foods a doctor may take."""
        return [food for food in self.centre + self.trash if food not in self.banned[doctor]]

    def take(self, action: dict[str, Any]) -> None:
        """A doctor's choice, or his new one after Yuck! back (7.6, 7.7)."""
        doctor, food = action["by"], action["food"]
        if self.retaking is None:
            self.check_turn(doctor, ("choose",), "7.6", "food is to be taken")
        elif doctor != self.retaking:
            raise refuse("7.7", f"doctor {self.retaking} takes another food first")
        if food in self.banned[doctor]:
            raise refuse("7.7", f"doctor {doctor} may not take {food} again")
        if food not in self.options(doctor):
            raise refuse("7.6", f"{food} is neither in the centre nor in the trash")
        (self.centre if food in self.centre else self.trash).remove(food)
        self.plates[doctor].append(food)
        if self.retaking is not None:
            self.retaking = None
            self.after_yuck(1 - doctor)
        elif doctor == self.first:
            self.turn = 1 - doctor
        else:
            self.open_window("back")

    def yuck_back(self, action: dict[str, Any]) -> None:
        """The other doctor's food goes back to the center (7.7)."""
        doctor, food = action["by"], action["food"]
        other = 1 - doctor
        self.check_turn(doctor, ("back",), "7.7", "Yuck! back")
        if self.plates[other] != [food]:
            raise refuse("7.7", f"{food} is not the other doctor's food")
        if not self.options(other):
            raise refuse("7.7", f"doctor {other} would have nothing else to take")
        self.spend_yuck("7.7")
        self.plates[other] = []
        self.centre.append(food)
        self.banned[other].add(food)
        self.retaking = other
