"""Nothing secret may reach a person's screen before the end (RULES 10)."""

import re
from random import Random

import msgspec
import pytest

from cli.diners import ENGLISH, FirstBot, Obedient, Paper, Script
from doctor_rat.cli.draw import table
from doctor_rat.cli.play import Host, PlayOptions, play_at
from doctor_rat.cli.play.host import PersonRole
from doctor_rat.rules import Diet, Role, State, Variant, View, parse_diet, read_record, view
from rules.later_meals import two_crosses_and_madness
from rules.staging import nothing_to_predict
from stage import begin, play

_FOOD = re.compile(r"\b[1-4][roygb][clv]\b")
_LOOKING = ("?", "history", "table", "diets", "why")


def foods_in(text: str) -> set[str]:
    return set(_FOOD.findall(text))


def check_screen(text: str, seen: View, secret: list[Diet]) -> None:
    """Only foods the view shows, and no diet it hides."""
    assert foods_in(text) <= foods_in(msgspec.json.encode(seen).decode())
    for diet in secret:
        assert ENGLISH.diet(diet) not in " ".join(text.split())
        assert str(diet) not in text


class Spy(Obedient):
    """Looks at everything there is to see, and checks all output at every prompt."""

    def __init__(self, paper: Paper, host: Host, secret: list[Diet]) -> None:
        super().__init__(paper)
        self._host = host
        self._secret = secret
        self._looking = list(_LOOKING)

    def __call__(self, prompt: str) -> str:
        check_screen(self.paper.text, self._host.seen, self._secret)
        if self._looking:
            return self._looking.pop()
        self._looking = list(_LOOKING)
        return super().__call__(prompt)


@pytest.mark.rule("10.3", "10.4", "2.5")
@pytest.mark.parametrize("bot", ["random", "regular"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("person", "variant"),
    [("rats", Variant.COLONY), ("rats", Variant.COMPLICATIONS), ("a", Variant.COLLEAGUES)],
)
def test_a_screen_shows_no_more_than_the_view(person: PersonRole, variant: Variant, seed: int, bot: str) -> None:
    host = Host.of(PlayOptions(person, variant, seed=seed, bot=bot))
    secret = [diet for diet in map(parse_diet, read_record(host.record()).diets) if diet not in host.seen.diets]
    assert len(secret) == (1 if person == "a" else 3)
    paper = Paper()
    spy = Spy(paper, host, secret)
    assert play_at(host, person, paper.screen, spy) is not None
    assert spy.prompts >= 6
    assert all(ENGLISH.diet(diet) in paper.text for diet in secret), "at the end they are laid open"


@pytest.mark.rule("10.3", "4.1")
@pytest.mark.parametrize(("person", "variant"), [("rats", Variant.COLONY), ("a", Variant.COLLEAGUES)])
def test_what_a_doctor_has_in_mind_is_told_when_the_game_is_over(person: PersonRole, variant: Variant) -> None:
    host = Host.of(PlayOptions(person, variant, seed=1, bot="regular"))
    paper = Paper()

    class Asking(Spy):
        def __call__(self, prompt: str) -> str:
            assert not host.said
            assert not host.minds
            assert ENGLISH("terminal-minds") not in paper.text
            return super().__call__(prompt)

    assert play_at(host, person, paper.screen, Asking(paper, host, [])) is not None
    assert ENGLISH("terminal-nobody-says") in paper.text
    assert ENGLISH("terminal-minds") in paper.text
    assert host.minds


def test_the_doctor_hears_why_rats_take_what_they_take() -> None:
    host = Host.of(PlayOptions("doctor", seed=1, bot="regular"))
    paper = Paper()
    play_at(host, "doctor", paper.screen, Spy(paper, host, []))
    assert "likely to be good" in paper.prose
    assert ENGLISH("terminal-minds") not in paper.text


@pytest.mark.rule("10.3")
def test_the_check_itself_catches_a_leak() -> None:
    state = begin()
    paper = Paper()
    screen = paper.screen
    rats = view(state, Role.GROUP_0)
    screen.show(table(rats, screen.look, 79, ENGLISH))
    check_screen(paper.text, rats, list(state.deal.diets))
    screen.show(table(view(state, Role.DOCTOR), screen.look, 79, ENGLISH))
    with pytest.raises(AssertionError):
        check_screen(paper.text, rats, list(state.deal.diets))
    with pytest.raises(AssertionError):
        check_screen(" ".join(state.desk.stock), rats, [])


@pytest.mark.rule("10.3")
def test_two_games_that_look_alike_to_the_rats_give_the_same_screen() -> None:
    """Other diets with the same verdicts so far, and other foods in the stock and the pile."""
    lines = ("?", "1bc 3gc 1rv", "", "?", "table", "history", "diets")
    known = "2rl 4bv  1bc 1rv 3gc 1yc  2bc 2rv"
    one = begin("1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3", f"{known} 3yc 2gc")
    other = begin("1bl=forbidden:oy 2gv=forbidden:ro 3rc=identical:quantity", f"{known} 4ol 1gl")
    screen = _screen(one, "rats", *lines)
    assert "Meal 2" in screen
    assert "The Big Cheeses: 1rv (1 red vegetable). Bad!" in screen
    assert _screen(other, "rats", *lines) == screen
    assert _screen(one, "doctor") != _screen(other, "doctor")


def _screen(state: State, person: PersonRole, *lines: str) -> str:
    paper = Paper()
    play_at(Host(state, person, FirstBot(), Random(1)), person, paper.screen, Script(*lines))
    return paper.text


@pytest.mark.rule("6.4")
def test_a_plan_that_goes_on_after_madness_reveals_nothing_of_its_verdict() -> None:
    """Group 0 has two crosses: 2ov would lose the game, 2ol would not."""
    state = play(two_crosses_and_madness(), "doctor offer 2rl 2rv 2rc, doctor serve")
    told = [ENGLISH("error-not-your-turn"), ENGLISH("error-game-over")]
    for food in ("2ol", "2ov"):
        host = Host(state, "rats", FirstBot(), Random(1))
        paper = Paper()
        play_at(host, "rats", paper.screen, Script(f"0 {food} 1 2rv"))
        assert [answer in paper.prose for answer in told] == [True, False]
        assert host.outcome is None


@pytest.mark.rule("6.7", "6.4")
def test_a_person_with_nothing_to_predict_is_not_asked() -> None:
    host = Host(nothing_to_predict(), "rats", FirstBot(), Random(1))
    paper = Paper()
    play_at(host, "rats", paper.screen, Script())
    assert ENGLISH("nothing-to-predict") in paper.prose
    assert host.seen.board.meal == 5
