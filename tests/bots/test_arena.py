"""Matches between bots: reproducible, resumable, with timings kept apart from results."""

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.bots import BOTS, Decision, bot_named
from doctor_rat.bots.decision import BotFault
from doctor_rat.bots.insiders import insider_named
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.bots.registry import TEACHER
from doctor_rat.difficulty.interval import wilson
from doctor_rat.lab import arena
from doctor_rat.lab.arena import Match, PlayedGame, play_game, run
from doctor_rat.lab.figures import MatchSummary, Speed, pace
from doctor_rat.lab.ledger import Ledger, LedgerError, terms_of
from doctor_rat.lab.spread import Hands
from doctor_rat.rules import Config, Deal, Variant, View, new_deal, read_record
from doctor_rat.table import BotLevel

MATCH = Match(Variant.COLONY, 3, 3, "random", "random", seed=20, games=25)


class Counting(RandomBot):
    decisions = 0

    def decide(self, view: View, rng: Random) -> Decision:
        type(self).decisions += 1
        return super().decide(view, rng)


COUNTED = replace(MATCH, doctor="bots.test_arena:Counting", games=4)


@pytest.fixture(autouse=True)
def counting() -> type[Counting]:
    """The class as the arena finds it by name, reset to zero."""
    found = type(bot_named(COUNTED.doctor))
    found.decisions = 0  # type: ignore[attr-defined]
    arena._warm_up.cache_clear()
    return found  # type: ignore[return-value]


def test_results_are_the_same_whatever_the_jobs_and_come_in_order() -> None:
    one, two = list(run(MATCH)), list(run(MATCH, Hands(2)))
    assert [played.result for played in one] == [played.result for played in two]
    assert [played.result.seed for played in one] == list(range(20, 45))
    assert len({played.result.meals for played in one}) > 1


def test_every_decision_is_timed_once_for_its_side() -> None:
    (played,) = run(replace(MATCH, games=1))
    doctor = {"yuck-front", "offer", "medicine", "strict-menu", "serve", "yuck-back", "analyse"}
    assert len(played.think.doctor) == sum(played.result.actions.get(name, 0) for name in doctor)
    assert 0 < len(played.think.rats) <= played.result.actions["take"]


def test_one_game_is_played_before_the_clock_runs(counting: type[Counting]) -> None:
    games = list(run(COUNTED))
    timed = [len(played.think.doctor) for played in games]
    assert counting.decisions == sum(timed) + timed[0]


def test_times_stay_out_of_the_record() -> None:
    one, two = (list(run(MATCH, records=True)) for _ in range(2))
    assert [played.record for played in one] == [played.record for played in two]
    record = one[0].record
    assert record is not None
    assert read_record(record).meta == {"seed": 20, "doctor": "random", "rats": "random"}


def test_skipped_games_change_nothing_in_the_others() -> None:
    every = [played.result for played in run(MATCH)]
    some = [played.result for played in run(MATCH, skip={0, 7, 24})]
    assert some == [result for number, result in enumerate(every) if number not in (0, 7, 24)]


@pytest.mark.parametrize(("bot", "fault"), [("Idle", "decided nothing"), ("Illegal", "tried"), ("Usurper", "acted as")])
@pytest.mark.parametrize("side", ["doctor", "rats"])
def test_a_bot_at_fault_ends_the_match_with_a_sentence(bot: str, fault: str, side: str) -> None:
    match = replace(MATCH, games=1, **{side: f"bots.faulty:{bot}"})
    with pytest.raises(BotFault, match=rf"^The bot bots.faulty:{bot} {fault}"):
        list(run(match))


def test_a_bot_at_fault_is_told_from_another_process_too() -> None:
    with pytest.raises(BotFault, match="decided nothing"):
        list(run(replace(MATCH, rats="bots.faulty:Idle"), Hands(2)))


def test_only_an_insider_is_told_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, Deal]] = []

    def spy(name: str, deal: Deal) -> RandomBot | None:
        told.append((name, deal))
        return RandomBot() if name == "mole" else None

    monkeypatch.setattr(arena, "insider_named", spy)
    state = play_game(replace(MATCH, rats="mole"), 0)
    assert {name for name, _ in told} == {"mole", "random"}
    assert all(deal == state.deal for _, deal in told)


@pytest.mark.parametrize("name", ["random", "regular", "expert", "noisy:0.1"])
def test_what_a_table_can_seat_is_no_insider(name: str) -> None:
    assert insider_named(name, new_deal(Config(), Random(1))) is None


def test_no_table_can_seat_the_oracle() -> None:
    with pytest.raises(KeyError):
        bot_named("oracle")


def test_percentiles_are_of_the_nearest_rank() -> None:
    assert pace([float(number) for number in range(100, 0, -1)]) == Speed(100, 50.0, 95.0, 50.5)
    assert pace([3.0]) == Speed(1, 3.0, 3.0, 3.0)
    assert pace([]) == Speed(0, 0.0, 0.0, 0.0)


def test_the_interval_is_wilsons() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_means_are_taken_over_the_games() -> None:
    summary = MatchSummary(MATCH)
    games = list(run(MATCH))
    for played in games:
        summary.add(played)
    figures = summary.figures()
    assert figures.mean_meals == sum(played.result.meals for played in games) / 25
    assert figures.mean_tokens_left["medicine"] == sum(played.result.tokens["medicine"] for played in games) / 25
    assert figures.think_ms.doctor.decisions == sum(len(played.think.doctor) for played in games)


def resume(path: Path, match: Match) -> list[PlayedGame]:
    """Play what isn't in the file yet; all games of the match."""
    ledger = Ledger(path, terms_of([match]))
    known = list(ledger.played(match))
    for played in run(match, skip={each.result.seed - match.seed for each in known}):
        ledger.add(match, played)
        known.append(played)
    return known


def test_a_run_goes_on_where_it_was_left(tmp_path: Path, counting: type[Counting]) -> None:
    path = tmp_path / "run.jsonl"
    first = resume(path, replace(COUNTED, games=2))
    before = counting.decisions
    every = resume(path, COUNTED)
    assert every[:2] == first
    assert [played.result for played in every] == [played.result for played in run(COUNTED)]
    assert counting.decisions > before
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["result"]["seed"] for line in lines[1:]] == [20, 21, 22, 23]
    counting.decisions = 0
    assert resume(path, COUNTED) == every
    assert counting.decisions == 0


def test_a_game_whose_line_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    every = resume(path, MATCH)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    again = resume(path, MATCH)
    assert [played.result for played in again] == [played.result for played in every]
    assert resume(path, MATCH) == again
    assert len(path.read_bytes().splitlines()) == len(whole.splitlines())


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (replace(MATCH, seed=21), "seed 20 there"),
        (replace(MATCH, yuck=1), "yuck 3 there"),
        (replace(MATCH, rats="regular"), "pairings random with random there"),
        (replace(MATCH, variant=Variant.COMPLICATIONS), "variant colony there"),
    ],
)
def test_a_file_of_other_options_is_refused(other: Match, told: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    resume(path, MATCH)
    before = path.read_bytes()
    with pytest.raises(LedgerError, match=told):
        Ledger(path, terms_of([other]))
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["shopping list", "milk\ncheese\n", '{"format": "doctor-rat-record/1"}\n'])
def test_any_other_file_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text)
    with pytest.raises(LedgerError, match="isn't a file to resume a run from"):
        Ledger(path, terms_of([MATCH]))
    assert path.read_text() == text


def test_every_bot_that_a_table_can_seat_is_there() -> None:
    assert {*BOTS, TEACHER} == set(BotLevel)
