"""Whole games found by the rules engine, and people who play them move by move in the browser."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from playwright.sync_api import expect

from browser.lobby import comes_by, is_ready, lays_table, sits, starts
from browser.people import Person
from browser.playing import doctor_chooses, doctor_picks, gives, takes_from_trash
from doctor_rat.rules import (
    Action,
    Analyse,
    Board,
    Complication,
    Config,
    Food,
    Group,
    Medicine,
    Offer,
    Pass,
    Phase,
    Predict,
    Serve,
    Setup,
    State,
    StrictMenu,
    Take,
    Variant,
    YuckBack,
    YuckFront,
    apply,
    legal_actions,
    new_game,
    outcome,
    shuffle,
)
from doctor_rat.rules.legal import hungry_groups
from table.company import setup_of

GOOD = 0.9
"""How often players take a good food, if there is one."""
SPECIAL = 0.15
"""How often a token is used when possible."""


def games(config: Config, *, preset: bool = False) -> Iterator[State]:
    """Games to the end, one per seed: sensible enough to be long, with all special actions in use."""
    for seed in range(5_000):
        rng = Random(seed)
        setup = shuffle(config, rng)
        dealt = setup.preset() if preset else setup.draw_rest()
        state = new_game(config, dealt.deal())
        while outcome(state) is None:
            state, _ = apply(state, _choice(state, rng))
        yield state


def game_with(config: Config, wanted: Callable[[State], bool], *, preset: bool = False) -> State:
    """The first of those games that meets the condition."""
    return next(state for state in games(config, preset=preset) if wanted(state))


def _choice(state: State, rng: Random) -> Action:
    actions = list(legal_actions(state))
    good = [each for each in actions if isinstance(each, Take) and is_good(state, each)]
    if good and rng.random() < GOOD:
        return rng.choice(good)
    special = [each for each in actions if isinstance(each, Medicine | StrictMenu | YuckBack | YuckFront)]
    plain = [each for each in actions if each not in special]
    return rng.choice(special if special and (not plain or rng.random() < SPECIAL) else plain)


def is_good(state: State, take: Take) -> bool:
    board = state.board
    return state.deal.diets[take.by].accepts(take.food, board.rows[take.by].last, board.meal)


def ordered(state: State) -> Setup:
    """The setup that deals this game."""
    return setup_of(state)


class Story:
    """A game known beforehand, and the people who play it, each identified by their group."""

    def __init__(self, game: State, doctor: Person | None, rats: Mapping[int, Person]) -> None:
        self.game = game
        self.doctor = doctor
        self.rats = rats
        self.state = new_game(game.config, game.deal)

    @property
    def left(self) -> Sequence[Action]:
        return self.game.actions[len(self.state.actions) :]

    @property
    def players(self) -> list[Person]:
        """The rats, each once."""
        return list(dict.fromkeys(self.rats.values()))

    def sit_down(self, host: Person, **options: str) -> None:
        """Everyone comes to a new table, sits down and gets ready."""
        link = lays_table(host, **options)
        pairs = self.game.config.variant is Variant.COLLEAGUES
        for person in [*([self.doctor] if self.doctor else []), *self.players]:
            if person is not host:
                comes_by(person, link)
            if person is self.doctor:
                sits(person, person.w("doctor"))
            else:
                mine = [group for group, rat in self.rats.items() if rat is person]
                identities = [self.game.config.identities[group] for group in mine]
                names = [person.w("colleague", number=group) for group in mine]
                sits(person, *(names if pairs else map(person.group, identities)))
            if person is not host:
                is_ready(person)
        starts(host)

    def go_on(self, until: Callable[[State], bool] = lambda _: False) -> None:
        """Plays on until the condition holds, or to the end."""
        while self.left and not until(self.state):
            self._step()

    def take_in(self) -> None:
        """The rats have chosen by themselves what the game says."""
        while self.left and isinstance(self.left[0], Take):
            self._done(self.left[:1])

    def _done(self, actions: Sequence[Action]) -> None:
        for action in actions:
            self.state, _ = apply(self.state, action)

    def _step(self) -> None:
        action = self.left[0]
        if self.state.config.variant is Variant.COLLEAGUES:
            self._done(colleague_acts(self.rats[int(action.by)], self.state, action))
        elif isinstance(action, Offer):
            self._done(self._dinner())
        elif isinstance(action, Take) and decides_alone(self.state.board, action.by):
            self._done([self._alone(action)])
        elif isinstance(action, Take):
            self._done(self._plan())
        elif isinstance(action, Predict):
            self._done([self._foretells(action)])
        else:
            assert self.doctor is not None
            doctor_acts(self.doctor, self.state, action)
            self._done([action])

    def _dinner(self) -> list[Action]:
        """Plays up to the moment dinner is ready."""
        assert self.doctor is not None
        doctor, state = self.doctor, self.state
        actions = list(self.left)
        actions = actions[: 1 + next(at for at, action in enumerate(actions) if isinstance(action, Serve))]
        offer, *tokens, _ = actions
        assert isinstance(offer, Offer)
        for food in offer.foods:
            doctor_picks(doctor, food)
        if tokens:
            doctor.presses(doctor.button("table-choose"))
            for action in tokens:
                doctor_acts(doctor, state, action)
            doctor.presses(doctor.button("table-serve"))
        else:
            doctor_chooses(doctor)
        return actions

    def _plan(self) -> list[Action]:
        """The first player gives each group its food, the others copy the plan, and all agree."""
        board = self.state.board
        open_groups = board.takers if board.phase is Phase.RETAKE else hungry_groups(board)
        together = [group for group in open_groups if not decides_alone(board, group)]
        takes = [action for action in self.left[: len(together)] if isinstance(action, Take)]
        first, *others = self.players
        for take in takes:
            gives(first, board.rows[take.by].identity, take.food)
        first.presses(first.button("table-agree" if others else "table-eat"))
        for other in others:
            for take in takes:
                values = {
                    "name": first.name,
                    "food": other.food(take.food),
                    "group": other.group(board.rows[take.by].identity),
                }
                # Only a complete plan is worth following.
                expect(other.page.get_by_role("img", name=other.w("table-plan-of-agreed", **values))).to_be_visible()
            other.presses(other.button("table-follow", name=first.name))
            other.presses(other.button("table-agree"))
        return list(takes)

    def _alone(self, take: Take) -> Action:
        complication = self.state.board.complications[take.by]
        assert complication is not None
        rat = self.rats[take.by]
        dialog = rat.dialog("complication-name", complication=complication)
        expect(dialog.get_by_text(rat.w("complication-rule", complication=complication))).to_be_visible()
        rat.presses(rat.named("button", rat.food(take.food), within=dialog))
        rat.presses(rat.button("table-solo-do"))
        return take

    def _foretells(self, action: Predict) -> Action:
        rat = self.rats[action.by]
        for group, good in enumerate(action.good):
            if good is not None:
                name = rat.group(self.state.config.identities[group])
                fate = rat.dialog().get_by_role("group", name=name)
                rat.presses(rat.button("table-predict-good" if good else "table-predict-bad", within=fate))
        rat.presses(rat.button("table-predict-do"))
        return action


def decides_alone(board: Board, group: Group) -> bool:
    """Whether one player alone decides this group's next food (RULES 6.2)."""
    match board.complications[group]:
        case Complication.GLUTTONY:
            return board.retake.at > 0 if board.retake else bool(board.plates[group])
        case None | Complication.MEGALOMANIA:
            return False
        case _:
            return True


def doctor_acts(doctor: Person, state: State, action: Action) -> None:
    """One of the doctor's actions, each confirmed before it is final."""
    names = [doctor.group(identity) for identity in state.config.identities]
    yuck = doctor.button("table-yuck-left", count=state.board.yuck)
    match action:
        case YuckFront():
            doctor.presses(yuck)
            doctor.presses(doctor.button("table-yuck-front-do"))
        case YuckBack(food=food, group=int(group)):
            doctor.presses(yuck)
            label = doctor.w("table-yuck-back-food", group=names[group], food=doctor.food(food))
            doctor.presses(doctor.named("button", label))
            doctor.presses(doctor.button("table-yuck-back-do"))
        case Medicine(group=group, at=at):
            doctor.presses(doctor.button("medicine"))
            pair = [
                doctor.w("table-food-good" if each.good else "table-food-bad", food=doctor.food(each.food))
                for each in state.board.rows[group].eaten[at : at + 2]
            ]
            label = doctor.w("table-token-pair", group=names[group], first=pair[0], second=pair[1])
            doctor.presses(doctor.named("button", label))
            doctor.presses(doctor.button("table-do-medicine"))
        case StrictMenu(group=group, food=food):
            doctor.presses(doctor.button("strict-menu"))
            doctor.presses(doctor.named("button", names[group], within=doctor.dialog()))
            doctor.presses(doctor.named("button", doctor.food(food), within=doctor.dialog()))
            doctor.presses(doctor.button("table-do-strict-menu"))
        case Analyse():
            doctor.presses(doctor.button("table-verdict"))
        case _:
            raise AssertionError(action)


def colleague_acts(person: Person, state: State, action: Action) -> list[Action]:
    yuck = person.button("table-yuck-left", count=state.board.yuck)
    match action:
        case Take(food=food):
            _colleague_takes(person, food, from_trash=food not in state.board.centre)
        case Pass():
            _passes(person)
        case YuckFront():
            person.presses(yuck)
            person.presses(person.button("table-yuck-sweep-do" if state.board.centre else "table-yuck-sweep-trash-do"))
        case YuckBack(by=by, food=food):
            other = person.w("colleague", number=1 - Group(int(by)))
            person.presses(yuck)
            label = person.w("table-yuck-back-food", group=other, food=person.food(food))
            person.presses(person.named("button", label))
            person.presses(person.button("table-yuck-back-do"))
        case _:
            raise AssertionError(action)
    return [action]


def _passes(person: Person) -> None:
    """The same button may reappear at once in the next meal, so the press must have been processed first."""
    button = person.button("table-pass")
    expect(button).to_be_enabled()  # until then the page may still show the other's turn, which comes again
    meal = person.page.get_by_role("heading", level=1).inner_text()
    sentence = person.status().inner_text()
    person.presses(button)
    before = person.page.get_by_role("main").filter(has=person.page.get_by_role("heading", name=meal, exact=True))
    expect(before.filter(has=person.page.get_by_text(sentence, exact=True))).to_have_count(0)


def _colleague_takes(person: Person, food: Food, *, from_trash: bool) -> None:
    if from_trash:
        takes_from_trash(person, food)
    else:
        card = person.button("table-food-centre", food=person.food(food), within=person.region("table-centre"))
        person.presses(card)
    person.presses(person.button("table-take"))
