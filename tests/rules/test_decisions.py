"""What the last section of docs/rules.md settles."""

from random import Random

import pytest

from doctor_rat.rules import (
    Code,
    Config,
    Group,
    Phase,
    Refused,
    Role,
    Source,
    Variant,
    choices,
    new_deal,
    new_game,
    outcome,
    parse_diet,
    record_of,
    replay_all,
    shuffle,
    view,
)
from doctor_rat.rules.choices import MayTake
from stage import begin, foods, play


@pytest.mark.rule("11.1")
def test_drawing_again_gives_the_same_diet() -> None:
    for seed in range(30):
        setup = shuffle(Config(), Random(seed))
        once = setup.draw(Group(1))
        assert once.draw(Group(1)) == once
        changed = once.choose(Group(1), parse_diet("forbidden:l")).draw(Group(1))
        assert changed == once
    assert len({str(shuffle(Config(), Random(seed)).draw(Group(1)).diets[1]) for seed in range(30)}) > 10


@pytest.mark.rule("11.2")
def test_the_beginners_option_binds_choices_too() -> None:
    setup = shuffle(Config(), Random(1), one_family=True)
    setup.choose(Group(2), parse_diet("alternating:c/v"))
    with pytest.raises(Refused) as caught:
        setup.choose(Group(2), parse_diet("alternating:c/3"))
    assert (caught.value.code, caught.value.rule) == (Code.CARDS_TWO_FAMILIES, "2.11")


@pytest.mark.rule("11.6")
@pytest.mark.parametrize("variant", list(Variant))
def test_at_the_end_all_see_diets_stock_and_thrown_foods(variant: Variant) -> None:
    from doctor_rat.lab.arena import Match, play_game

    state = play_game(Match(variant, 3, 3, "random", "random", 3, 1), 0)
    assert outcome(state) is not None
    seen = view(state, Role.SPECTATOR)
    assert seen.diets == state.deal.diets
    assert seen.desk == state.desk


@pytest.mark.rule("11.7")
def test_the_open_counts_wait_for_the_serving() -> None:
    meal = "doctor offer {}, doctor serve, 0 take {}, 1 take {}, doctor analyse"
    state = begin("1bl=mandatory:rb 2gv=forbidden:l", "1rc 1bc 2rc 2rv 3bc 3rv 2bc 4rc 4bc 4rv")
    state = play(state, meal.format("1bc 2rc", "1bc", "2rc"))
    state = play(state, meal.format("3bc 3rv", "3bc", "3rv"))
    before = (state.board.stock, state.board.pile)
    chosen = play(state, "doctor offer 4rc 4bc")
    assert (chosen.board.stock, chosen.board.pile) == before
    assert chosen.desk.extra is not None
    served = play(chosen, "doctor serve")
    assert (served.board.stock, served.board.pile) == (before[0] - 2, before[1] - 1)


@pytest.mark.rule("11.8")
def test_a_replayed_record_counts_its_diets_as_drawn() -> None:
    setup = shuffle(Config(), Random(4)).preset()
    state = new_game(setup.config, setup.deal())
    assert state.deal.sources == (Source.PRESET,) * 3
    assert replay_all(record_of(state)).deal.sources == (Source.DRAWN,) * 3
    assert replay_all(record_of(state), state.deal.sources) == state


@pytest.mark.rule("11.5")
def test_bans_add_up_in_a_meal_and_end_with_it() -> None:
    state = begin(pile="1rc 4rc 1bc 2rc 3rv 2rv")
    state = play(state, "doctor offer 1bc 2rc 3rv, doctor serve, 0 take 1bc, 1 take 2rc, 2 take 3rv")
    state = play(state, "doctor yuck-back 0 1bc, 0 take 1rc, doctor yuck-back 0 1rc")
    assert choices(view(state, Role.GROUP_0)) == (MayTake(Group(0), foods("4rc")),)
    state = play(state, "0 take 4rc, doctor analyse")
    assert state.board.sent_back == ((), (), ())
    assert set(foods("1bc 1rc")) == set(state.board.trash)


@pytest.mark.rule("11.3", "11.4")
def test_what_megalomania_moved_stays_on_the_plate_unjudged_after_a_loss() -> None:
    """A regression found by trial: a game lost while a moved food still waited for its verdict."""
    from doctor_rat.rules import Predict, apply, legal_actions

    seen = 0
    for seed in range(4_000):
        rng = Random(seed)
        config = Config(Variant.COMPLICATIONS)
        state = new_game(config, new_deal(config, rng))
        while outcome(state) is None:
            if state.board.phase is Phase.PREDICT:
                assert state.board.centre == ()  # cleared before the prediction (11.3)
            action = rng.choice(list(legal_actions(state)))
            state, events = apply(state, action)
            moved = [event for event in events if type(event).__name__ == "Moved"]
            if isinstance(action, Predict) and moved and outcome(state) is not None:
                eaten = {entry.food for row in state.board.rows for entry in row.eaten}
                waiting = {food for plate in state.board.plates for food in plate}
                assert not eaten & waiting
                seen += bool(waiting)
    assert seen
