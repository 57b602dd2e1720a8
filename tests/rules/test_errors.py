"""Every refusal: each code has a sentence, and a situation that causes it."""

import pickle
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.review import compare
from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Alternating,
    Code,
    Complication,
    Config,
    Deal,
    DoctorRatError,
    Group,
    Mandatory,
    RecordError,
    Refused,
    Role,
    Specification,
    State,
    Unreadable,
    Variant,
    new_game,
    parse_action,
    parse_category,
    parse_diet,
    parse_food,
    parse_specification,
    parse_state,
    read_record,
    record_of,
    replay_all,
    shuffle,
    view,
)
from doctor_rat.rules.errors import SENTENCES
from doctor_rat.rules.proof import check_proof
from doctor_rat.rules.record import check_finished
from rules.drawing import drawing
from rules.staging import GOOD, PAIR, complicated, fed, served, taken
from stage import PRESET, begin, make_deal, play

PILE = "4yl 1rc 2bv 3gl 4ov"


def offered() -> State:
    return play(begin(PAIR, PILE), "doctor offer 1rc 2bv")


def chosen() -> State:
    return taken(begin(PAIR, PILE), "1rc 2bv")


def fourth_meal(card: str) -> State:
    return served(complicated(card, then="2rl 2ov 4gc 4bc 4bl"), "2rl 2ov")


def last_in_trash() -> State:
    """Impossible in play, since Paranoia chooses before the others, so the board is set up by hand."""
    state = fourth_meal("paranoia")
    board = replace(state.board, trash=state.board.trash[:1], takers=(Group(0), Group(1)))
    return replace(state, board=board)


def deal(**changes: object) -> Callable[[], object]:
    return lambda: new_game(Config(), replace(make_deal(PRESET), **changes))


def colleagues() -> object:
    config = Config(Variant.COLLEAGUES, IDENTITIES[:2])
    return shuffle(config, Random(1)).choose(Group(0), parse_diet("step"))


def mandatory_without_cards() -> object:
    return replace_diet(Mandatory(()))


def replace_diet(diet: Mandatory | Alternating) -> object:
    made: Deal = make_deal(PAIR)
    return new_game(Config(identities=IDENTITIES[:2]), replace(made, diets=(diet, made.diets[1])))


def broken_promise() -> object:
    empty = "0" * 64
    proof = {"shuffle": empty, "shuffle_salt": empty, "deal": empty, "deal_salt": empty}
    return check_proof(replace(record_of(begin()), proof=proof))


def act(state: Callable[[], State], action: str) -> Callable[[], object]:
    return lambda: play(state(), action)


def another_deal() -> object:
    """The last two foods, which nobody draws, swapped."""
    first = record_of(fed(PRESET, *GOOD))
    return compare(first, replace(first, pile=(*first.pile[:-2], *reversed(first.pile[-2:]))))


CASES: dict[Code, tuple[str | None, Callable[[], object]]] = {
    Code.BAD_FOOD: ("8.1", lambda: parse_food("3cr")),
    Code.BAD_SPECIFICATION: ("8.2", lambda: parse_specification("or")),
    Code.BAD_CATEGORY: ("8.3", lambda: parse_category("size")),
    Code.BAD_DIET: ("8.3", lambda: parse_diet("vegan")),
    Code.BAD_ACTION: (None, lambda: parse_action("0 eat 1bl")),
    Code.BAD_STATE: (None, lambda: parse_state("colony")),
    Code.BAD_RECORD: (None, lambda: read_record(b"{}")),
    Code.OUTCOME: ("4.10", lambda: replay_all(replace(record_of(fed(PRESET, *GOOD)), outcome=None))),
    Code.UNFINISHED: ("10.3", lambda: check_finished(record_of(begin()))),
    Code.BAD_PROOF: (None, lambda: check_proof(replace(record_of(begin()), proof={"shuffle": 1}))),
    Code.BROKEN_PROMISE: (None, broken_promise),
    Code.ANOTHER_DEAL: (None, another_deal),
    # Setup
    Code.GROUP_COUNT: ("2.1", lambda: Config(identities=IDENTITIES[:1])),
    Code.NOT_AN_IDENTITY: ("1.2", lambda: Config(identities=(IDENTITIES[0], FOODS[0]))),
    Code.IDENTITIES_EQUAL: ("2.1", lambda: Config(identities=(IDENTITIES[0],) * 2)),
    Code.YUCK_COUNT: ("2.3", lambda: Config(yuck=4)),
    Code.DIET_IDENTITY: ("3.1", lambda: begin("1bl=mandatory:c 2gv=step")),
    Code.CARD_COUNT: ("3.1", mandatory_without_cards),
    Code.CARDS_NOT_ASKED: ("2.7", lambda: drawing("step").draw(Group(1), 1)),
    Code.CARDS_EQUAL: ("2.8", lambda: replace_diet(Alternating(Specification("l"), Specification("l")))),
    Code.CARDS_ONE_FAMILY: ("3.2", lambda: begin("1bl=forbidden:c+v 2gv=step")),
    Code.CARDS_TWO_FAMILIES: (
        "2.11",
        lambda: shuffle(Config(), Random(1), one_family=True).choose(Group(0), parse_diet("alternating:l/3")),
    ),
    Code.DIETS_EQUAL: ("2.9", lambda: begin("1bl=step 2gv=step")),
    Code.CARDS_USED_UP: ("1.3", lambda: begin("1bl=mandatory:c+l 2gv=forbidden:c 3rc=mandatory:c")),
    Code.DIET_COUNT: ("2.2", lambda: new_game(Config(), make_deal(PAIR))),
    Code.DRAWN_ONLY: ("7.1", colleagues),
    Code.BAD_PILE: ("1.1", deal(pile=FOODS[1:])),
    Code.BAD_COMPLICATIONS: ("6.1", deal(complications=tuple(Complication))),
    # Play
    Code.GAME_OVER: ("4.10", act(lambda: fed(PRESET, *GOOD), "doctor serve")),
    Code.NOT_IN_VARIANT: ("7.2", act(lambda: begin(PAIR, variant=Variant.COLLEAGUES), "doctor serve")),
    Code.NOT_NOW: ("4.5", act(begin, "doctor serve")),
    Code.NOT_YOUR_TURN: ("4.6", act(lambda: play(offered(), "doctor serve, 0 take 1rc"), "0 take 2bv")),
    Code.NO_SUCH_GROUP: ("4.6", act(lambda: play(offered(), "doctor serve"), "2 take 1rc")),
    Code.NO_SUCH_ROLE: ("10.1", lambda: view(begin(PAIR), Role.GROUP_2)),
    Code.NO_TOKEN: ("5.1", act(lambda: begin(yuck=0), "doctor yuck-front")),
    Code.NOT_IN_EXAM: ("5.1", act(lambda: fed(PRESET, *GOOD[:7]), "doctor yuck-front")),
    Code.OFFER_COUNT: ("4.3", act(lambda: begin(PAIR, PILE), "doctor offer 1rc")),
    Code.OFFER_TWICE: ("4.3", act(lambda: begin(PAIR, PILE), "doctor offer 1rc 1rc")),
    Code.NOT_IN_STOCK: ("4.3", act(lambda: begin(PAIR, PILE), "doctor offer 1rc 4ov")),
    Code.MEDICINE_PLACE: ("5.3", act(offered, "doctor medicine 0 0")),
    Code.MENU_FOOD: ("5.4", act(offered, "doctor strict-menu 0 3gl")),
    Code.MENU_GROUP: (
        "5.4",
        act(lambda: complicated("madness", then="2rl 2ov 4gc"), "doctor offer 2rl 2ov, doctor strict-menu 0 2rl"),
    ),
    Code.NOT_THERE: ("4.6", act(lambda: play(offered(), "doctor serve"), "0 take 3gl")),
    Code.SENT_BACK: ("5.2", act(chosen, "doctor yuck-back 0 1rc, 0 take 1rc")),
    Code.MADNESS_FOODS: ("6.4", act(lambda: fourth_meal("madness"), "0 take 2rl")),
    Code.TRASH_ONLY: ("6.8", act(lambda: fourth_meal("paranoia"), "0 take 2rl")),
    Code.LAST_IN_TRASH: ("6.8", act(last_in_trash, "1 take 1yc")),
    Code.NOT_TAKEN: ("5.2", act(chosen, "doctor yuck-back 0 2bv")),
    Code.CANNOT_RETURN: (
        "5.2",
        act(lambda: fourth_meal("madness"), "0 take 4bc, 1 take 2ov, doctor yuck-back 0 4bc"),
    ),
    Code.NOTHING_ELSE: ("5.2", act(chosen, "doctor yuck-back 0 1rc, 0 take 4yl, doctor yuck-back 0 4yl")),
    Code.PREDICTION: (
        "6.7",
        act(lambda: fourth_meal("megalomania"), "0 take 2rl, 1 take 2ov, doctor analyse, 0 predict good bad"),
    ),
}

UNREADABLE = {code for code in Code if code.startswith("bad-")} - {Code.BAD_PILE, Code.BAD_COMPLICATIONS}
OF_RECORDS = {Code.BAD_RECORD, Code.BAD_PROOF, Code.BROKEN_PROMISE, Code.OUTCOME, Code.UNFINISHED, Code.ANOTHER_DEAL}


def test_every_code_has_a_sentence() -> None:
    assert set(SENTENCES) == set(Code)
    for sentence in SENTENCES.values():
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0] == "{"


def test_every_code_has_a_case() -> None:
    assert set(CASES) == set(Code)


@pytest.mark.parametrize("code", Code)
def test_what_brings_each_code(code: Code) -> None:
    rule, attempt = CASES[code]
    with pytest.raises(DoctorRatError) as caught:
        attempt()
    error = caught.value
    assert error.code is code
    assert error.rule == rule
    kind = RecordError if code in OF_RECORDS else Unreadable if code in UNREADABLE else Refused
    assert type(error) is kind
    # The sentence is filled in and followed by the rule.
    assert not set("{}") & set(error.message.replace("'{}'", ""))
    assert str(error) == (f"{error.message} (rule {rule})" if rule else error.message)


@pytest.mark.parametrize("code", Code)
def test_an_error_of_a_record_names_the_action(code: Code) -> None:
    _, attempt = CASES[code]
    with pytest.raises(DoctorRatError) as caught:
        attempt()
    error = RecordError.at(4, caught.value)
    assert (error.code, error.rule, error.action) == (code, caught.value.rule, 4)
    assert str(error).startswith("Action 4: ")


@pytest.mark.rule("6.8")
def test_the_last_food_in_the_trash_is_kept_until_the_paranoid_group_has_chosen() -> None:
    state = last_in_trash()
    assert play(state, "1 take 2ov").board.plates[1] == ("2ov",)
    two = replace(state, board=replace(state.board, trash=(parse_food("1yc"), parse_food("1gc"))))
    assert play(two, "1 take 1yc").board.plates[1] == ("1yc",)


@pytest.mark.parametrize(
    "error",
    [
        Unreadable(Code.BAD_FOOD, text="?"),
        Refused(Code.YUCK_COUNT, "2.3", count=4),
        RecordError(Code.YUCK_COUNT, "2.3", count=4),
        RecordError(Code.NOT_IN_STOCK, "4.3", action=7, food="3rc"),
    ],
)
def test_a_refusal_can_be_sent_from_one_process_to_another(error: DoctorRatError) -> None:
    found = pickle.loads(pickle.dumps(error))
    assert type(found) is type(error)
    assert vars(found) == vars(error)
    assert str(found) == str(error)
