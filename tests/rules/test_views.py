"""What each role sees at chosen moments (RULES 10)."""

import pytest
from msgspec.structs import replace

from doctor_rat.rules import (
    Eaten,
    Food,
    Group,
    Role,
    Source,
    State,
    choices,
    events_for,
    new_game,
    parse_diet,
    roles,
    view,
)
from doctor_rat.rules.choices import MayAnalyse, MayOffer, MaySendBack, MayServe, MayTake, MayYuckFront
from doctor_rat.rules.events import Discarded, Drew, Judged, Place, SentBack, Served, StockThrown, TableCleared
from rules.later_meals import PILE, TYPES, begin_together, eat, eat_together, step, struck
from stage import begin, foods, play

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
OTHERS = (*RATS, Role.SPECTATOR)
DIETS = tuple(map(parse_diet, ("mandatory:l", "mandatory:v", "mandatory:c")))
NONE = (None, None, None)


def lost_game() -> State:
    """Lost in meal 3 after a Yuck! front in meal 1, which threw out 1rl 1rv 1rc 4rl."""
    state = play(begin(TYPES, PILE), "doctor yuck-front, doctor offer 1ol 1ov 1oc, doctor serve")
    state = play(state, "0 take 1ov, 1 take 1oc, 2 take 1ol, doctor analyse")
    state = eat(eat(state, "1yv 1yc 1yl"), "1gv 1gc 4ol")
    assert state.board.outcome is not None
    return state


# 10.1: what is open.


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(
    ("script", "counts"),
    [
        ("", (54, 4, 0)),
        ("doctor yuck-front", (50, 4, 4)),
        ("doctor yuck-front, doctor yuck-front", (46, 4, 8)),
        ("doctor yuck-front, doctor offer 1ol 1ov 1oc", (50, 4, 4)),
        ("doctor yuck-front, doctor offer 1ol 1ov 1oc, doctor serve", (50, 1, 4)),
        ("doctor offer 1rl 1rv 1rc, doctor serve, 0 take 1rl, 1 take 1rv, 2 take 4bc, doctor analyse", (50, 5, 0)),
    ],
)
def test_all_see_how_many_foods_are_in_pile_stock_and_out(script: str, counts: tuple[int, int, int]) -> None:
    state = play(begin(TYPES, PILE), script)
    for role in roles(state.config):
        board = view(state, role).board
        assert (board.pile, board.stock, board.out) == counts


@pytest.mark.rule("10.1", "4.3")
def test_meal_3s_extra_food_is_counted_when_it_is_served() -> None:
    state = eat(eat(begin(TYPES, PILE)))
    for script, pile, stock in (("", 46, 6), ("doctor offer 1yl 1yv 1yc", 46, 6), ("doctor serve", 45, 3)):
        state = play(state, script)
        board = view(state, Role.GROUP_0).board
        assert (board.pile, board.stock) == (pile, stock)


@pytest.mark.rule("10.1", "10.5")
def test_madness_is_counted_in_pile_and_out() -> None:
    state = struck("- madness -")
    assert view(state, Role.GROUP_0).board.pile == 41
    state = play(state, "doctor offer 1gl 1gv 1gc, doctor serve")
    assert (view(state, Role.GROUP_0).board.pile, view(state, Role.GROUP_0).board.out) == (39, 0)
    state = play(state, "1 take 2rl")
    assert (view(state, Role.GROUP_0).board.pile, view(state, Role.GROUP_0).board.out) == (39, 1)


@pytest.mark.rule("10.1")
def test_identities_rows_centre_and_trash_are_open_to_all() -> None:
    state = play(eat(begin(TYPES, PILE), "1rl 1rc 4bc"), "doctor offer 1ol 1ov 1oc, doctor serve, 1 take 1oc")
    for role in roles(state.config):
        board = view(state, role).board
        assert [str(row.identity) for row in board.rows] == ["1bl", "2gv", "3rc"]
        told = [[(str(entry.food), entry.good) for entry in row.eaten] for row in board.rows]
        assert told == [[("1rl", True)], [("1rc", False)], [("4bc", True)]]
        assert sorted(board.centre) == ["1ol", "1ov"]
        assert sorted(board.trash) == ["1rv", "4bl"]
        assert board.plates == ((), (Food("1oc"),), ())


@pytest.mark.rule("10.1")
def test_all_see_the_tokens_left_and_each_use() -> None:
    state = eat(eat(begin(TYPES, PILE, yuck=2)))
    state = play(state, "doctor yuck-front, doctor offer 1gl 1gv 1gc, doctor medicine 1 0, doctor strict-menu 2 1gl")
    state, events = step(state, "doctor serve")
    for role in roles(state.config):
        seen = view(state, role)
        assert (seen.board.yuck, seen.board.medicine, seen.board.strict_menu) == (1, False, False)
        (served,) = events_for(events, role)
        assert isinstance(served, Served)
        assert (served.medicine, served.menu) == (Place(Group(1), 0), (Group(2), Food("1gl")))
        assert [entry.covered for entry in seen.board.rows[1].eaten] == [True, True]
    state, events = step(play(state, "0 take 1gv, 1 take 1gc"), "doctor yuck-back 0 1gv")
    for role in roles(state.config):
        assert events_for(events, role) == (SentBack("doctor", Group(0), Food("1gv")),)
        assert view(state, role).board.yuck == 0


# 10.2 and 10.3: the doctor and the rats.


@pytest.mark.rule("10.2")
def test_the_doctor_sees_diets_stock_and_what_he_threw_out() -> None:
    state = play(begin(TYPES, PILE), "doctor yuck-front")
    seen = view(state, Role.DOCTOR)
    assert seen.diets == DIETS
    assert seen.desk is not None
    assert seen.desk.stock == foods("1ol 1ov 1oc 4rv")
    assert seen.desk.thrown == foods("1rl 1rv 1rc 4rl")
    seen = view(play(state, "doctor offer 1ol 1oc 4rv"), Role.DOCTOR)
    assert seen.desk is not None
    assert (seen.desk.stock, seen.desk.chosen) == (foods("1ov"), foods("1ol 1oc 4rv"))


@pytest.mark.rule("10.2", "4.3")
def test_the_doctor_sees_meal_3s_extra_food_before_he_serves() -> None:
    seen = view(play(eat(eat(begin(TYPES, PILE))), "doctor offer 1yl 1yv 1yc"), Role.DOCTOR)
    assert seen.desk is not None
    assert seen.desk.extra == "4ol"


@pytest.mark.rule("10.3", "10.6")
def test_rats_and_spectator_see_no_diet_and_no_desk_while_the_game_runs() -> None:
    state = begin(TYPES, PILE, complications="madness")
    for script in ("", "doctor yuck-front", "doctor offer 1ol 1ov 1oc", "doctor serve", "0 take 1ol, 1 take 1ov"):
        state = play(state, script)
        for role in OTHERS:
            seen = view(state, role)
            assert (seen.diets, seen.desk) == (NONE, None)


@pytest.mark.rule("10.3", "10.2")
def test_a_draw_and_a_yuck_front_show_at_once_but_not_their_foods() -> None:
    state, events = step(begin(TYPES, PILE), "doctor yuck-front")
    for role in OTHERS:
        assert events_for(events, role) == (StockThrown(4, None, None),)
        assert view(state, role).history[-2:] == (Drew(4, None), StockThrown(4, None, None))
        assert view(state, role).board.yuck == 2
    first, second = tuple(map(Food, ("1rl", "1rv", "1rc", "4rl"))), tuple(map(Food, ("1ol", "1ov", "1oc", "4rv")))
    assert view(state, Role.DOCTOR).history[-2:] == (Drew(4, first), StockThrown(4, first, second))


@pytest.mark.rule("10.3", "10.6")
def test_when_the_game_is_over_all_see_diets_stock_and_thrown_foods() -> None:
    state = lost_game()
    for role in roles(state.config):
        seen = view(state, role)
        assert seen.diets == DIETS
        assert seen.desk is not None
        assert sorted(seen.desk.thrown) == ["1rc", "1rl", "1rv", "4rl"]
        # Drawn but never offered.
        assert set(seen.desk.stock) >= {"4rv", "4rc"}


PREPARED = ("doctor offer 1yl 1yv 1yc", "doctor medicine 0 0", "doctor strict-menu 1 1yc")


@pytest.mark.rule("10.3", "4.3", "4.4")
@pytest.mark.parametrize("role", OTHERS)
@pytest.mark.parametrize("script", [PREPARED, (PREPARED[0], PREPARED[2], PREPARED[1])])
def test_nothing_shows_of_what_the_doctor_prepares_until_he_serves(role: Role, script: tuple[str, ...]) -> None:
    # In meal 3, so that the extra food is drawn as well.
    state = eat(eat(begin(TYPES, PILE)))
    before, may = view(state, role), choices(view(state, role))
    for text in script:
        state, events = step(state, text)
        assert events_for(events, role) == ()
        assert view(state, role) == before
        assert choices(view(state, role)) == may == ()
    state, events = step(state, "doctor serve")
    assert view(state, role) != before
    centre = tuple(map(Food, ("1yl", "1yv", "4ol")))
    assert events_for(events, role) == (Served(centre, Place(Group(0), 0), (Group(1), Food("1yc")), ()),)


@pytest.mark.rule("10.3", "4.3")
def test_the_order_of_the_offer_says_nothing() -> None:
    state = eat(eat(begin(TYPES, PILE)))
    one = play(state, "doctor offer 1yl 1yv 1yc, doctor serve")
    other = play(state, "doctor offer 1yc 1yl 1yv, doctor serve")
    for role in OTHERS:
        assert view(one, role) == view(other, role)


# 10.4 and 10.6: colleagues and spectators.


@pytest.mark.rule("10.4", "10.6", "7.1")
@pytest.mark.parametrize(
    "script", ["", "0 yuck-front", "0 pass, 1 pass, 0 take 1rl", "0 pass, 1 pass, 0 take 1rl, 1 take 1rv"]
)
def test_each_colleague_sees_the_others_diet_and_a_spectator_neither(script: str) -> None:
    state = play(begin_together(), script)
    assert roles(state.config) == (Role.COLLEAGUE_0, Role.COLLEAGUE_1, Role.SPECTATOR)
    assert view(state, Role.COLLEAGUE_0).diets == (None, DIETS[1])
    assert view(state, Role.COLLEAGUE_1).diets == (DIETS[0], None)
    assert view(state, Role.SPECTATOR).diets == (None, None)


@pytest.mark.rule("10.4", "7.3")
def test_all_else_is_open_to_both_colleagues() -> None:
    state = eat_together(begin_together())
    state, events = step(state, "1 yuck-front")
    seen = [view(state, role) for role in roles(state.config)]
    assert all(one.board == state.board and one.history == state.log for one in seen)
    assert all(one.desk is None for one in seen)
    # Including what Yuck! front brought and threw out: it was all open.
    for role in roles(state.config):
        (told,) = events_for(events, role)
        assert isinstance(told, TableCleared)
        assert sorted(told.centre) == ["1yl", "1yv", "4yv"]
    assert sorted(seen[2].board.discarded) == ["1ol", "1ov", "4bl", "4ol", "4rv"]


@pytest.mark.rule("10.6")
def test_a_spectator_sees_what_the_rats_see() -> None:
    # The stock of seven is thrown out for 2rl 2rv 2rc 4oc 2ol 2ov 2oc; Madness then draws 4yl 2yl.
    state = struck("gluttony madness -")
    for script in (
        "doctor yuck-front",
        "doctor offer 2rl 2rv 2rc, doctor serve",
        "1 take 2yl",
        "0 take 2rl, 2 take 2rc",
    ):
        state = play(state, script)
        spectator = view(state, Role.SPECTATOR)
        assert all(replace(view(state, role), role=Role.SPECTATOR) == spectator for role in RATS)
        assert choices(spectator) == ()


# 10.5: Madness.


@pytest.mark.rule("10.5", "6.4")
def test_madness_foods_are_open_to_all_the_discarded_one_too() -> None:
    state = play(struck("- madness -"), "doctor offer 1gl 1gv 1gc")
    served, events = step(state, "doctor serve")
    for role in roles(state.config):
        assert sorted(view(served, role).board.madness) == ["2rl", "2rv"]
        (told,) = events_for(events, role)
        assert isinstance(told, Served)
        assert sorted(told.madness) == ["2rl", "2rv"]
    taken, events = step(served, "1 take 2rl")
    for role in roles(state.config):
        seen = view(taken, role).board
        assert seen.discarded == (Food("2rv"),)
        assert seen.rows[1].eaten[-1] == Eaten(Food("2rl"), good=False)
        assert events_for(events, role)[1:] == (Discarded(Food("2rv")), Judged(Group(1), Food("2rl"), False))


# Choices and sources.


@pytest.mark.rule("10.1", "10.3")
def test_a_role_is_told_what_it_may_do_from_its_own_view() -> None:
    state = begin(TYPES, PILE)
    stock = tuple(map(Food, ("1rl", "1rv", "1rc", "4rl")))
    assert set(choices(view(state, Role.DOCTOR))) == {MayOffer("doctor", 3, stock), MayYuckFront("doctor")}
    assert all(choices(view(state, role)) == () for role in OTHERS)
    state = play(state, "doctor offer 1rl 1rv 1rc")
    assert MayServe("doctor") in choices(view(state, Role.DOCTOR))
    assert all(choices(view(state, role)) == () for role in OTHERS)
    state = play(state, "doctor serve, 1 take 1rv")
    (may,) = choices(view(state, Role.GROUP_2))
    assert isinstance(may, MayTake)
    assert (may.by, sorted(may.foods)) == (2, ["1rc", "1rl", "4bc", "4bl"])
    assert all(choices(view(state, role)) == () for role in (Role.DOCTOR, Role.GROUP_1, Role.SPECTATOR))
    state = play(state, "0 take 1rl, 2 take 1rc")
    may_send, may_analyse = sorted(choices(view(state, Role.DOCTOR)), key=lambda may: isinstance(may, MayAnalyse))
    assert isinstance(may_send, MaySendBack)
    assert isinstance(may_analyse, MayAnalyse)
    assert sorted(may_send.plates) == [(0, "1rl"), (1, "1rv"), (2, "1rc")]


@pytest.mark.rule("10.1", "2.2")
def test_all_see_how_each_diet_came_about() -> None:
    state = begin(TYPES, PILE)
    sources = (Source.CHOSEN, Source.DRAWN, Source.PRESET)
    state = new_game(state.config, replace(state.deal, sources=sources))
    assert all(view(state, role).sources == sources for role in roles(state.config))


@pytest.mark.rule("10.1", "4.9")
def test_verdicts_are_told_to_all() -> None:
    state = play(begin(TYPES, PILE), "doctor offer 1rl 1rv 1rc, doctor serve, 0 take 1rl, 1 take 1rc, 2 take 1rv")
    _, events = step(state, "doctor analyse")
    for role in roles(state.config):
        told = [event for event in events_for(events, role) if isinstance(event, Judged)]
        assert [(event.group, event.good) for event in told] == [(0, True), (1, False), (2, False)]
