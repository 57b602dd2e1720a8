"""Reviews in the browser: the story of a lost game, and one mistake corrected."""

from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from analysis.games import moments_of, played
from analysis.test_known import chance_by_enumeration, few_worlds, taken
from browser.conftest import Come
from browser.keyboard import Keys
from browser.measure import judged_by_axe, misplaced
from browser.people import PHONE, Person
from browser.playing import ended, gives, rats_play_on
from doctor_rat.analysis import Decided, DecisionStage, Side, analyse
from doctor_rat.analysis.decision_marks import INACCURACY
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.rats import RatsOptions
from doctor_rat.rules import (
    DOCTOR,
    Action,
    Analyse,
    Config,
    Record,
    Take,
    apply,
    read_record,
    record_of,
    write_record,
)
from doctor_rat.rules.cards import EXAM
from server.house import ENOUGH


@cache
def lost_in_the_exam() -> Record:
    """A game that was nearly won until the rats, in their only mistake, took what they knew to be bad."""
    for seed in range(60):
        moment = moments_of(played(Config(), seed))[-1]
        if moment.stage is DecisionStage.PLAN and moment.state.board.meal == EXAM and few_worlds(moment):
            bad = _hopeless(moment)
            if bad is not None and _mistakes(lost := _with(moment, bad)) == 1:
                return lost
    raise AssertionError("no such game")


def _mistakes(record: Record) -> int:
    decisions = analyse(read_record(write_record(record)), effort=ENOUGH).decisions
    return sum(each.side is Side.RATS and each.loss <= -INACCURACY for each in decisions)


def _hopeless(moment: Moment) -> tuple[Take, ...] | None:
    chances = {act: chance_by_enumeration(moment, taken(act)) for act in RatsOptions(moment, Random(1)).candidates}
    worst = min(chances, key=lambda act: chances[act])
    if max(chances.values()) > 0.6 and chances[worst] == 0:
        return tuple(take for take in worst if isinstance(take, Take))
    return None


def _with(moment: Moment, plan: tuple[Take, ...]) -> Record:
    state = moment.state
    actions: tuple[Action, ...] = (*plan, Analyse(DOCTOR))
    for action in actions:
        state, _ = apply(state, action)
    return record_of(state)


@cache
def blunder() -> Decided:
    """The server finds the same: equal record, seed and effort give equal results."""
    record = read_record(write_record(lost_in_the_exam()))
    return analyse(record, effort=ENOUGH).decisions[-1]


def looks_back(person: Person, folder: Path) -> None:
    file = folder / "lost.json"
    file.write_bytes(write_record(lost_in_the_exam()))
    person.goes_to("/review")
    person.page.get_by_label(person.w("review-choose-file")).set_input_files(file)
    expect(person.page.locator(".chart svg").first).to_be_visible()
    expect(person.page.locator("section .state")).to_have_text("")
    person.reads_from_the_top("review-title")


@pytest.mark.parametrize("window", [{}, PHONE])
def test_the_story_of_a_lost_game(come: Come, tmp_path: Path, window: dict[str, object]) -> None:
    ann = come("Ann", "fr", **window)
    looks_back(ann, tmp_path)
    story = ann.region("analysis-title")
    expect(story.get_by_text(ann.w("analysis-mark", mark="blunder")).first).to_be_visible()
    meals = story.get_by_role("list", name=ann.w("analysis-line")).get_by_role("button")
    expect(meals).to_have_count(EXAM)
    keys = Keys(ann)
    keys.tab_to("button", ann.w("review-meal", meal=EXAM))
    keys.press("Enter")
    candidates = ann.region("analysis-candidates", side=ann.w("analysis-side", side="rats"))
    best = candidates.get_by_role("button").first
    expect(best).to_have_attribute("aria-pressed", "false")
    mat = ann.page.locator(".mats")
    take = blunder().best[0]
    assert isinstance(take, Take)
    expect(mat.get_by_label(ann.food(take.food))).to_have_count(0)
    best.focus()
    keys.press("Enter")
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(mat.get_by_label(ann.food(take.food))).not_to_have_count(0)
    odds, *_ = blunder().candidates[0].reasons
    assert odds.key == AnalysisKey.PLAN_ODDS
    expect(candidates.get_by_text(ann.w(odds.key, **odds.arguments))).to_be_visible()
    assert judged_by_axe(ann) == []
    assert misplaced(ann.page, touch=bool(window), page_scrolls=True) == []


@pytest.mark.parametrize("window", [{}, PHONE])
def test_a_mistake_is_mended(come: Come, tmp_path: Path, window: dict[str, object]) -> None:
    ann = come("Ann", **window)
    looks_back(ann, tmp_path)
    ann.presses(ann.page.get_by_role("button", name=ann.w("practice-open", count=1)))
    slip = ann.page.get_by_role("complementary", name=ann.w("practice-title"))
    expect(ann.button("practice-hint", within=slip)).to_be_visible()
    assert misplaced(ann.page, touch=bool(window), page_scrolls=False) == []
    ann.presses(ann.button("practice-hint", within=slip))
    decided = blunder()
    gives_all(ann, decided.chosen)
    expect(slip.get_by_text(ann.w("practice-wrong", chance=0, best=0)[:9])).to_be_visible()
    ann.presses(ann.button("practice-again", within=slip))
    gives_all(ann, decided.best)
    expect(slip.get_by_text(ann.w("practice-right"))).to_be_visible()
    assert judged_by_axe(ann) == []
    ann.presses(ann.button("practice-next", within=slip))
    expect(slip.get_by_text(ann.w("practice-done"))).to_be_visible()
    ann.presses(ann.button("practice-back", within=slip).last)
    ann.reads_from_the_top("review-title")
    expect(ann.region("analysis-title")).to_be_visible()


def gives_all(person: Person, plan: tuple[object, ...]) -> None:
    identities = lost_in_the_exam().identities
    for take in plan:
        assert isinstance(take, Take)
        gives(person, identities[take.by], take.food)
    person.presses(person.button("table-eat"))


def test_a_study_from_a_record_is_played_to_its_end_on_a_phone(come: Come, tmp_path: Path) -> None:
    ann = come("Ann", "de", **PHONE)
    looks_back(ann, tmp_path)
    ann.presses(ann.button("review-next-meal"))
    study = ann.region("study-title")
    ann.presses(ann.named("radio", ann.w("study-pile-which", pile="same"), within=study))
    ann.presses(ann.button("study-alone", within=study))
    expect(ann.page.get_by_text(ann.w("study-mark"), exact=True)).to_be_visible()
    assert ann.page.url.count("/table/") == 1
    rats_play_on(ann)
    ended(ann)


def test_a_study_of_your_own_game_leads_back_to_it(come: Come) -> None:
    ann = come("Ann")
    ann.plays_now("rats")
    rats_play_on(ann)
    ended(ann)
    ann.presses(ann.button("table-end-review"))
    ann.reads_from_the_top("review-title")
    study = ann.region("study-title")
    ann.presses(ann.button("study-friends", within=study))
    expect(ann.button("lobby-start")).to_be_visible()
    expect(ann.page.get_by_text(ann.w("study-mark"), exact=True)).to_be_visible()
    assert judged_by_axe(ann) == []
    ann.presses(ann.link("study-back"))
    ann.reads_from_the_top("review-title")
    expect(ann.page.get_by_role("slider")).to_have_value("0")
    ann.presses(ann.link("app-name"))
    ann.reads_from_the_top("app-name")
