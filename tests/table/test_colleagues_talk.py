"""Colleagues: a side thinks aloud only while it chooses, only about itself, and talks in private at any time."""

from random import Random

import pytest

from doctor_rat.rules import IDENTITIES, Food, Group, Phase, Role, Variant
from doctor_rat.table import BotLevel, CommandId, Options, Stage, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import Said, Talked
from doctor_rat.table.phrases import (
    Agree,
    Ask,
    Claim,
    Either,
    FromTrash,
    Look,
    Phrase,
    PhraseKind,
    Sure,
    TryOut,
    Want,
    kind_of,
)
from doctor_rat.table.silence import ALOUD, AT, Sayable, silence
from doctor_rat.table.values import To
from doctor_rat.table.wire import Scene, is_public
from table.company import Company, denied, run
from table.people import Person, play_out
from table.wording import COLORS, LIQUIDS, ONE, PHRASES, TWO, named_in_trash

A, B = Role.COLLEAGUE_0, Role.COLLEAGUE_1
SIDES = {"ann": A, "cat": A, "ben": B, "dan": B}
IN_GAME = [
    each
    for each in PHRASES
    if kind_of(each) in AT[Stage.GAME] and kind_of(each) is not PhraseKind.SAFE and not named_in_trash(each)
]
"""As long as nobody has a cross and nothing is known about the trash can."""
pytestmark = pytest.mark.rule("7.6")


async def at_table(sides: dict[str, Role] | None = None, **options: object) -> Company:
    """Ann and Cat are doctor A, who starts; Ben and Dan are doctor B."""
    company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2], **options))  # type: ignore[arg-type]
    await company.found("ann")
    for who, side in (sides or SIDES).items():
        await company.sit(who, side)
    await company.start("ann", BotLevel.RANDOM)
    return company


def board(company: Company) -> tuple[Phase, tuple[Food, ...], tuple[Food, ...]]:
    game = company.room.table.game
    assert game is not None
    return game.board.phase, game.board.centre, game.board.trash


async def act(company: Company, script: str) -> None:
    """The youngest of the side decides."""
    await company.act("ann" if script.startswith("0") else "ben", script, alone=True)


async def choosing() -> Company:
    """Doctor A's first choice."""
    company = await at_table()
    await act(company, "0 pass")
    await act(company, "1 pass")
    assert board(company)[0] is Phase.CHOOSE
    return company


async def hear(company: Company, *aloud: str) -> None:
    """Exactly these may be heard by everyone; the view says so too."""
    for who in SIDES:
        if who in aloud:
            await company.talk(who)
            await company.do(who, ask.Say(company.next_id(), Claim(side_of(who), LIQUIDS, Sure.MAYBE)))
        else:
            with denied(TableCode.SILENT_TURN):
                await company.talk(who)
            with denied(TableCode.SILENT_TURN):
                await company.do(who, ask.Say(company.next_id(), Claim(side_of(who), LIQUIDS, Sure.MAYBE)))
    for role in (A, B, Role.SPECTATOR):
        seats = Scene(company.room.table).table_view(role).seats
        assert {seat.name.lower() for seat in seats if seat.silence is None} == set(aloud)
        assert {seat.silence for seat in seats} <= {None, TableCode.SILENT_TURN}
        assert all(seat.side_silence is None for seat in seats)


def side_of(who: str) -> Group:
    return ONE if SIDES[who] is A else TWO


def test_a_side_is_heard_only_while_it_chooses() -> None:
    async def go() -> None:
        company = await at_table()
        await hear(company)  # phase B: the window for Yuck! front
        await act(company, "0 yuck-front")
        await hear(company)
        await act(company, "1 pass")
        await act(company, "0 pass")
        await hear(company, "ann", "cat")
        await act(company, f"0 take {board(company)[1][0]}")
        await hear(company, "ben", "dan")
        taken = board(company)[1][0]
        await act(company, f"1 take {taken}")
        assert board(company)[0] is Phase.RETURN
        await hear(company)  # the window for Yuck! back
        await act(company, f"0 yuck-back {taken}")
        assert board(company)[0] is Phase.RETAKE
        await hear(company, "ben", "dan")  # who choose again
        await act(company, f"1 take {board(company)[2][0]}")
        await hear(company)

    run(go())


def test_before_and_after_the_game_everybody_talks() -> None:
    async def go() -> None:
        company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2]))
        await company.found("ann")
        for who, side in SIDES.items():
            await company.sit(who, side)
            await company.talk(who, "hello")
        await company.start("ann")
        await play_out(company, [Person(who, Random(who)) for who in SIDES])
        assert company.room.table.stage is Stage.OVER
        for who in SIDES:
            await company.talk(who, "well played")
            await company.do(who, ask.Say(company.next_id(), Ask(ONE)))
            await company.do(who, ask.Say(company.next_id(), Agree()))

    run(go())


# Of what


@pytest.mark.parametrize("phrase", IN_GAME, ids=str)
def test_thinking_aloud_is_only_about_your_own_side(phrase: Phrase) -> None:
    async def go() -> None:
        company = await choosing()
        if kind_of(phrase) in ALOUD and getattr(phrase, "group", ONE) == ONE:
            await company.do("cat", ask.Say(company.next_id(), phrase))
            assert company.bodies(Said)[-1] == Said(company.seat("cat").id, phrase, 1)
        else:
            with denied(TableCode.PHRASE_ACROSS):
                await company.do("cat", ask.Say(company.next_id(), phrase))

    run(go())


@pytest.mark.parametrize(
    "make",
    [
        lambda group, _: Claim(group, LIQUIDS, Sure.SURE),
        lambda group, _: Either(group, LIQUIDS, COLORS),
        lambda group, _: Look(group, 1),
        Want,
        TryOut,
        FromTrash,
    ],
)
def test_what_a_side_may_say_about_itself_it_may_not_say_about_the_other(make: object) -> None:
    async def go() -> None:
        company = await choosing()
        food = board(company)[2][0]
        await company.do("ann", ask.Say(company.next_id(), make(ONE, food)))  # type: ignore[operator]
        with denied(TableCode.PHRASE_ACROSS):
            await company.do("ann", ask.Say(company.next_id(), make(TWO, food)))  # type: ignore[operator]
        # They may in private: both see it.
        await company.do("ann", ask.Say(company.next_id(), make(TWO, food), To.SIDE))  # type: ignore[operator]

    run(go())


def without_crosses(kinds: tuple[PhraseKind, ...]) -> tuple[PhraseKind, ...]:
    return tuple(kind for kind in kinds if kind is not PhraseKind.SAFE)


def test_the_view_says_what_may_be_said_to_whom() -> None:
    async def go() -> None:
        company = await choosing()
        for role, side in ((A, ONE), (B, TWO)):
            assert Scene(company.room.table).table_view(role).sayable == (
                Sayable(To.EVERYONE, without_crosses(ALOUD), (side,), ()),
                Sayable(To.SIDE, without_crosses(AT[Stage.GAME]), (ONE, TWO), ()),
            )

    run(go())


def test_playing_safe_is_offered_only_for_your_own_side() -> None:
    async def go() -> None:
        company = await choosing()
        game = company.room.table.game
        assert game is not None
        while not (found := Scene(company.room.table).table_view(A).sayable[1].shaky):
            await one_more_meal(company)
        for role, side in ((A, ONE), (B, TWO)):
            aloud, inside = Scene(company.room.table).table_view(role).sayable
            assert inside.shaky == found
            assert aloud.shaky == tuple(each for each in found if each == side)
            assert (PhraseKind.SAFE in aloud.kinds) is (side in found)
            assert PhraseKind.SAFE in inside.kinds

    run(go())


async def one_more_meal(company: Company) -> None:
    """Everyone takes the first food at hand, and nobody says Yuck!."""
    game = company.room.table.game
    assert game is not None
    meal = game.board.meal
    while game.board.meal == meal and game.board.phase is not Phase.OVER:
        now = game.board
        if now.turn is not None:
            await act(company, f"{now.turn} pass")
        else:
            await act(company, f"{now.takers[0]} take {(now.centre or now.trash)[0]}")
        game = company.room.table.game
        assert game is not None


# Among themselves


def heard(company: Company, who: str) -> list[object]:
    return [each.news for each in company.seen_by(who) if isinstance(each.news, Talked | Said)]


def test_a_side_talks_among_itself_at_any_time_unheard_by_others() -> None:
    async def go() -> None:
        company = await choosing()  # doctor A chooses, doctor B is silent
        await company.talk("ben", "they like cheese", to=To.SIDE)
        await company.do("dan", ask.Say(company.next_id(), Agree(), To.SIDE))
        await company.talk("cat", "what now?", to=To.SIDE)
        text = Talked(company.seat("ben").id, "they like cheese", 1, TWO)
        agreed = Said(company.seat("dan").id, Agree(), 1, TWO)
        asked = Talked(company.seat("cat").id, "what now?", 1, ONE)
        for who in ("ben", "dan"):
            assert heard(company, who) == [text, agreed]
        for who in ("ann", "cat"):
            assert heard(company, who) == [asked]
        assert heard(company, "a spectator") == []
        for who in (*SIDES, "a spectator"):
            numbers = [each.number for each in company.seen_by(who)]
            assert numbers == list(range(1, len(numbers) + 1))

    run(go())


def test_a_returning_player_catches_up_only_on_their_own_sides_talk() -> None:
    async def go() -> None:
        company = await choosing()
        before = {who: len(company.seen_by(who)) for who in (*SIDES, "eve")}
        for at in range(3):
            await company.talk("ben", f"b{at}", to=To.SIDE)
            await company.talk("ann", f"a{at}", to=To.SIDE)
        await company.talk("ann", "aloud")
        again = company.new_room()
        await again.open(company.room.table.id)
        company.room = again  # as after a restart
        said = {
            who: [each.news.text for each in company.seen_by(who, before[who]) if isinstance(each.news, Talked)]
            for who in before
        }
        assert said["dan"] == ["b0", "b1", "b2", "aloud"]
        assert said["cat"] == ["a0", "a1", "a2", "aloud"]
        assert said["eve"] == ["aloud"]

    run(go())


@pytest.mark.parametrize("phrase", IN_GAME, ids=str)
def test_inside_a_side_there_is_every_phrase_of_the_game(phrase: Phrase) -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("dan", ask.Say(company.next_id(), phrase, To.SIDE))
        assert heard(company, "ben") == [Said(company.seat("dan").id, phrase, 1, TWO)]
        assert heard(company, "ann") == []

    run(go())


def test_a_side_of_one_person_has_nobody_to_talk_to() -> None:
    async def go() -> None:
        company = await at_table({"ann": A, "cat": A, "ben": B})
        await company.talk("ann", to=To.SIDE)
        for command in (ask.Talk(CommandId("t"), "hm", To.SIDE), ask.Say(CommandId("s"), Agree(), To.SIDE)):
            with denied(TableCode.NO_SIDE_TALK):
                await company.do("ben", command)
        seats = Scene(company.room.table).table_view(A).seats
        assert [seat.side_silence for seat in seats] == [None, None, TableCode.NO_SIDE_TALK]

    run(go())


def test_bots_are_no_company() -> None:
    async def go() -> None:
        company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2]))
        await company.found("ann")
        await company.sit("ann", A)
        await company.do("ann", ask.SeatBot(company.next_id(), (A,), BotLevel.RANDOM))
        await company.start("ann", BotLevel.RANDOM)
        with denied(TableCode.NO_SIDE_TALK):
            await company.talk("ann", to=To.SIDE)

    run(go())


def test_a_person_replaced_by_a_bot_may_come_back_and_read_it() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("cat", ask.GoAway(company.next_id()))
        await company.talk("ann", "hurry!", to=To.SIDE)
        assert heard(company, "cat")[-1] == Talked(company.seat("ann").id, "hurry!", 1, ONE)

    run(go())


def test_whoever_was_asked_to_leave_is_no_company() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("ann", ask.Kick(company.next_id(), company.seat("cat").id))
        with denied(TableCode.NO_SIDE_TALK):
            await company.talk("ann", to=To.SIDE)

    run(go())


@pytest.mark.parametrize("who", ["dora", "bob"])
def test_only_colleagues_have_sides(who: str) -> None:
    async def go() -> None:
        company = Company()
        await company.found("ann")
        for rat in ("ann", "bob"):
            await company.sit(rat, Role.GROUP_0)
        await company.sit("dora", Role.DOCTOR)
        await company.start("ann")
        with denied(TableCode.NO_SIDE_TALK):
            await company.talk(who, to=To.SIDE)
        with denied(TableCode.SILENT_SPECTATOR):
            await company.talk("eve", to=To.SIDE)

    run(go())


def test_before_and_after_the_game_there_is_one_talk_for_all() -> None:
    """All audiences have the same numbers until the game starts; after it, nothing has to be kept from anyone."""

    async def go() -> None:
        company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2]))
        await company.found("ann")
        for who, side in SIDES.items():
            await company.sit(who, side)
        with denied(TableCode.NO_SIDE_TALK):
            await company.talk("ann", to=To.SIDE)
        await company.start("ann")
        await company.talk("ann", "our secret", to=To.SIDE)
        while company.room.table.stage is Stage.GAME:
            await one_more_meal(company)
        with denied(TableCode.NO_SIDE_TALK):
            await company.talk("ann", to=To.SIDE)
        assert "our secret" in str(heard(company, "cat"))
        for who in ("ben", "dan", "a spectator"):
            assert "our secret" not in str(heard(company, who))

    run(go())


def test_a_muted_player_cannot_talk_to_their_side_either() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("ann", ask.Mute(company.next_id(), company.seat("cat").id, True))
        for to in To:
            with denied(TableCode.MUTED):
                await company.talk("cat", to=to)
            assert silence(company.room.table, company.seat("cat"), to) is TableCode.MUTED

    run(go())


def test_sides_still_have_phrases_on_a_voice_call() -> None:
    async def go() -> None:
        company = await at_table(voice=True)
        with denied(TableCode.BY_VOICE):
            await company.talk("ann", to=To.SIDE)
        await company.do("ann", ask.Say(company.next_id(), Agree(), To.SIDE))

    run(go())


def test_talk_of_a_side_makes_no_move_stale_and_shows_in_no_list() -> None:
    async def go() -> None:
        company = await choosing()
        count = company.room.table.open_count
        await company.talk("ann", "psst", to=To.SIDE)
        assert company.room.table.open_count == count
        assert not is_public(company.room.log[-1].entry)
        await company.talk("ann", "aloud")
        assert is_public(company.room.log[-1].entry)

    run(go())


def test_only_its_own_side_hears_a_seat_whoever_asks() -> None:
    """The side is the seat's, not something a command could name."""
    assert "side" not in ask.Talk.__struct_fields__
    assert "side" not in ask.Say.__struct_fields__
