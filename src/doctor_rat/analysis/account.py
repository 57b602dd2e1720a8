"""A whole game's account."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from doctor_rat.analysis.curves import curve_at
from doctor_rat.analysis.decision_marks import mark_of, mark_of_loss
from doctor_rat.analysis.decision_options import DecisionOptions
from doctor_rat.analysis.doctor import DoctorOptions
from doctor_rat.analysis.merits import merits
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.analysis.noise import share_noise
from doctor_rat.analysis.rats import RatsOptions
from doctor_rat.analysis.story import story
from doctor_rat.analysis.together import ColleagueOptions
from doctor_rat.analysis.values import Analysis, Candidate, Decided, Fortune, Side
from doctor_rat.analysis.weighing import Weighed, weigh
from doctor_rat.analysis.why import reasons
from doctor_rat.review.game import Game
from doctor_rat.rules import Record, Source, Variant, write_record
from doctor_rat.rules.choices import choices_at
from doctor_rat.rules.events import Sight
from doctor_rat.rules.record import check_finished, continued

FULL = 1.0
Progress = Callable[[int, int], None]
"""Called with the number of decisions weighed so far, and the total."""


def analyse(
    record: Record,
    sources: tuple[Source, ...] | None = None,
    *,
    seed: int = 0,
    effort: float = FULL,
    progress: Progress | None = None,
) -> Analysis:
    """Weigh every decision. The same record, seed and effort give the same analysis. Refuses running games.

    The account of a study begins where it left the game it continues: what others did there isn't charged to its team.
    """
    check_finished(record)
    game = Game(record, sources)
    begun = continued(record)
    found = [moment for moment in moments(game) if begun is None or moment.place >= begun.step]
    decisions: list[Decided] = []
    gains: list[float] = []
    mark = seed_of(record, seed)
    for at, moment in enumerate(found):
        if progress is not None:
            progress(at, len(found))
        decided, gain = _decide(moment, Random(f"{mark}/{moment.place}"), effort)
        decisions.append(decided)
        gains.append(gain)
    return _account(game, found, share_noise(linked(decisions, follow_ups(found)), gains), effort)


def seed_of(record: Record, seed: int) -> str:
    return f"{seed}/{blake2b(write_record(record), digest_size=8).hexdigest()}"


def options_at(moment: Moment, rng: Random) -> DecisionOptions:
    if moment.state.config.variant is Variant.COLLEAGUES:
        return ColleagueOptions(moment, rng)
    return DoctorOptions(moment, rng) if moment.side is Side.DOCTOR else RatsOptions(moment, rng)


def weigh_moment(
    moment: Moment, options: DecisionOptions, rng: Random, effort: float, *, lean: bool = False
) -> Weighed:
    return weigh(options, curve_at(moment.view, moment.stage), rng, effort, lean=lean)


def _decide(moment: Moment, rng: Random, effort: float) -> tuple[Decided, float]:
    """The decision, and what it seems to have gained."""
    options = options_at(moment, rng)
    weighed = weigh_moment(moment, options, rng, effort)
    chances = weighed.chances
    before = chances[weighed.best]
    ranked = sorted(chances, key=lambda k: (k != weighed.best, -chances[k]))
    decided = Decided(
        step=moment.place,
        until=moment.until - 1,
        meal=moment.state.board.meal,
        side=moment.side,
        stage=moment.stage,
        before=before,
        after=before + weighed.loss,
        loss=weighed.loss,
        error=weighed.error,
        mark=mark_of(options, weighed),
        chosen=moment.actions,
        best=tuple(options.candidates[weighed.best]),
        belief=weighed.rates[options.chosen][1],
        choices=len(options.candidates),
        candidates=tuple(
            Candidate(act, min(before, chances[k]), weighed.rates[k][1], merits(moment, act))
            for k in ranked
            for act in [tuple(options.candidates[k])]
        ),
        offered=tuple(choices_at(moment.state.board, moment.state.desk)),
        reasons=tuple(reasons(moment, options, weighed)),
    )
    return decided, weighed.gain


def follow_ups(found: list[Moment]) -> list[bool]:
    """For each decision, whether the next one is the same side's, with nothing learned in between."""
    follow = [one.until == two.place and one.side is two.side and not _brings_news(one) for one, two in pairwise(found)]
    return [*follow, False]


def linked(decisions: list[Decided], follow: list[bool]) -> list[Decided]:
    """Two decisions of one side, between which nobody learned anything, share one chance to win: after an offer, it is
    what the best use of tokens makes of it, which was weighed separately."""
    result = decisions[-1:]
    for one, followed in zip(decisions[-2::-1], follow[-2::-1], strict=True):
        result.append(_link(one, result[-1].before) if followed else one)
    return result[::-1]


def _brings_news(moment: Moment) -> bool:
    events = moment.game.events[moment.until]
    return any(event.sight is not Sight.NOTHING or getattr(event, "extra", None) for event in events)


def _link(one: Decided, after: float) -> Decided:
    if one.chosen == one.best:
        return replace(one, before=after, after=after, candidates=_capped(one, after))
    # Tokens can mend an offer, but it isn't a loss if playouts rate the same position lower the second time.
    after = max(one.after, min(one.before, after))
    loss = after - one.before
    mended = [replace(each, chance=after) if each.actions == one.chosen else each for each in one.candidates]
    return replace(one, after=after, loss=loss, mark=mark_of_loss(loss, one.error), candidates=_ranked(mended))


def _capped(one: Decided, most: float) -> tuple[Candidate, ...]:
    best, *others = one.candidates
    return _ranked([replace(best, chance=most), *(replace(each, chance=min(most, each.chance)) for each in others)])


def _ranked(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    """The best stays first."""
    best, *others = candidates
    return (best, *sorted(others, key=lambda each: -each.chance))


def _account(game: Game, found: list[Moment], decisions: list[Decided], effort: float) -> Analysis:
    won = int(game.won)
    start = decisions[0].before if decisions else float(won)
    sides: dict[Side, float] = {}
    for side in _sides(game):
        sides[side] = sum(each.loss for each in decisions if each.side is side)
    fortunes = tuple(_fortunes(game, found, decisions, won))
    luck = won - start - sum(sides.values())
    return Analysis(
        won=won,
        start=start,
        sides=sides,
        luck=luck,
        decisions=tuple(decisions),
        fortunes=fortunes,
        story=tuple(story(won, sides, luck, decisions, fortunes)) if decisions else (),
        effort=effort,
    )


def _sides(game: Game) -> tuple[Side, ...]:
    return (Side.COLLEAGUE_0, Side.COLLEAGUE_1) if game.together else (Side.RATS, Side.DOCTOR)


def _fortunes(game: Game, found: list[Moment], decisions: list[Decided], won: int) -> Iterator[Fortune]:
    """How W changed between decisions: luck, and what one side knows but the other doesn't."""
    for (moment, one), (_, two) in pairwise(zip(found, decisions, strict=True)):
        yield _fortune(game, moment, two.before - one.after)
    for moment, last in [*zip(found, decisions, strict=True)][-1:]:
        yield _fortune(game, moment, won - last.after)


def _fortune(game: Game, moment: Moment, change: float) -> Fortune:
    events = tuple(event for place in range(moment.place + 1, moment.until + 1) for event in game.events[place])
    return Fortune(moment.until - 1, moment.state.board.meal, change, events)
