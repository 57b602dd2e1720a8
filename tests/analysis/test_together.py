"""What the analysis of colleagues reads into what the other did."""

from random import Random

from analysis.games import CONFIGS, moments_of, played
from doctor_rat.analysis.together import ColleagueOptions
from doctor_rat.bots.kernel.colleagues_position import followed
from doctor_rat.bots.kernel.masks import diet_numbers

COLLEAGUES = CONFIGS[-1]
LATE = 4
DRAWS = 200


def test_acts_that_mean_nothing_are_hardly_read() -> None:
    """Regular colleagues eat what is good for themselves. Whoever reads more into it believes what isn't so."""
    drawn, believed = 0.0, 0.0
    for seed in range(20):
        for moment in moments_of(played(COLLEAGUES, seed)):
            own = moment.view.role.number
            assert own is not None
            if moment.state.board.meal >= LATE:
                true = diet_numbers(COLLEAGUES.identities[own])[moment.state.deal.diets[own]]
                luck = ColleagueOptions(moment, Random(1)).luck(DRAWS, Random(2), reading=True)
                drawn += float((luck.worlds == true).mean())
                believed += float(followed(moment.view).weights[own, true])
    assert drawn > 1.15 * believed
