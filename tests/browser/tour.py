"""A walk through every screen and dialog, in the order in which a person comes across them."""

from collections.abc import Iterator

from playwright.sync_api import expect

from browser.desk import draws
from browser.lobby import introduces_self, picks, sits, starts
from browser.people import Person
from browser.phrases import begins_phrase
from browser.playing import (
    doctor_serves,
    ended,
    foods_in,
    gives_anything,
    open_slots,
    rats_eat_first_meal,
    rats_play_on,
)


def heading(person: Person, key: str, **arguments: str | int) -> None:
    expect(person.page.get_by_role("heading", name=person.w(key, **arguments)).first).to_be_visible()


def around_the_table(person: Person) -> Iterator[str]:
    """Everything outside a game. Each name is that of the screen now visible."""
    person.forgive("/api/")
    person.goes_to("/")
    expect(person.starting("button", person.w("home-play-rats"))).to_be_visible()
    yield "home"
    person.page.keyboard.press("?")
    expect(person.dialog("shortcuts-title")).to_be_visible()
    yield "keys"
    introduces_self(person)
    person.presses(person.button("settings-device-make"))
    expect(person.page.get_by_role("img", name=person.w("lobby-qr"))).to_be_visible()
    person.presses(person.button("settings-forget"))
    yield "settings"
    person.goes_to("/past")
    expect(person.page.get_by_text(person.w("past-none"))).to_be_visible()
    yield "past games, none"
    person.goes_to("/continue/nonsense")
    heading(person, "continue-title")
    yield "continue"
    person.presses(person.button("continue-go"))
    heading(person, "broken-title")
    yield "continue, too late"
    person.forgive("/nowhere")  # it has the status that says so
    for path, title, name in (
        ("/nowhere", "lost-title", "nowhere"),
        ("/table/nowhere", "dead-table-title", "no such table"),
        ("/rules", "rules-title", "the rules"),
        ("/privacy", "nav-privacy", "privacy"),
        ("/learn", "learn-title", "learn"),
    ):
        person.goes_to(path)
        heading(person, title)
        yield name
    for at, pupil in enumerate(("rats", "doctor")):
        person.goes_to("/learn")
        person.presses(person.button("learn-start").nth(at))
        expect(person.region("learn-coach").get_by_text(person.w(f"learn-{pupil}-welcome"))).to_be_visible()
        yield f"a lesson, {pupil}"
    person.goes_to("/new")
    heading(person, "new-title")
    picks(person, "option-diets", "diets-name", diets="difficulty")
    person.presses(person.page.get_by_text(person.w("more-options"), exact=True))
    picks(person, "option-pace", "pace-name", pace="slow")
    yield "a new table"


def before_the_start(person: Person) -> Iterator[str]:
    person.goes_to("/new")
    picks(person, "option-diets", "diets-name", diets="chosen")
    person.presses(person.button("new-make"))
    heading(person, "lobby-title")
    sits(person, person.w("doctor"))
    yield "before the start"
    person.presses(person.button("lobby-bot").first)
    expect(person.dialog("lobby-bot-level")).to_be_visible()
    yield "which bot"
    person.page.keyboard.press("Escape")
    person.presses(person.button("lobby-invite"))
    expect(person.dialog("lobby-invite").get_by_role("img")).to_be_visible()
    yield "invitation"
    person.page.keyboard.press("Escape")
    person.presses(person.button("lobby-change-options"))
    yield "changed options"
    starts(person, fill="random")
    heading(person, "setup-title")
    first, *others = [person.page.get_by_role("region", name=person.group(each)) for each in ("1bl", "2gv", "3rc")]
    person.presses(person.button("setup-choose", within=first))
    person.presses(person.button("diet-name-short", diet="mandatory", within=first))
    yield "the doctor's setup"
    person.presses(person.button("card-type", type="liquid", within=first))
    person.presses(person.button("setup-take"))
    for group in others:
        draws(person, group)
    expect(person.button("setup-finish")).to_be_enabled()
    yield "the doctor's setup, done"
    person.presses(person.button("setup-finish"))
    heading(person, "table-title", meal=1)


def as_doctor(person: Person) -> Iterator[str]:
    """Continues where the setup ended."""
    stock = person.region("table-stock-title")
    expect(stock).to_be_visible()
    yield "the doctor chooses"
    person.presses(person.button("table-yuck-left", count=3))
    yield "Yuck! before"
    person.presses(person.button("table-back"))
    foods = list(foods_in(person, stock))[:3]
    for food in foods:
        person.presses(person.named("button", person.food(food), within=stock))
    person.presses(person.button("table-choose"))
    expect(person.button("table-serve")).to_be_visible()
    yield "the doctor serves"
    person.presses(person.button("strict-menu"))
    yield "Strict Menu"
    person.presses(person.button("table-back"))
    person.presses(person.button("table-serve"))
    expect(person.button("table-verdict")).to_be_visible()
    yield "the doctor's verdict"
    person.presses(person.button("table-yuck-left", count=3))
    yield "Yuck! after"
    person.presses(person.button("table-back"))
    person.presses(person.button("table-verdict"))
    expect(stock).to_be_visible()
    doctor_serves(person)
    person.presses(person.button("table-verdict"))
    expect(stock).to_be_visible()
    for food in list(foods_in(person, stock))[:3]:
        person.presses(person.named("button", person.food(food), within=stock))
    person.presses(person.button("table-choose"))
    person.presses(person.button("medicine"))
    yield "Medicine"
    person.presses(person.button("table-back"))
    diet = person.w("diet-mandatory-one", card=person.w("card-type", type="liquid"))
    person.presses(person.button("table-diet", group=person.group("1bl"), diet=diet))
    yield "a diet"


def as_rats(person: Person) -> Iterator[str]:
    person.plays_now("rats")
    first, second, *_ = open_slots(person)
    yield "the rats choose"
    gives_anything(person, first)
    person.presses(second)
    yield "a group picked"
    person.page.keyboard.press("Escape")
    person.presses(person.button("table-trash-look"))
    yield "the trash can"
    person.page.keyboard.press("Escape")
    rats_eat_first_meal(person)
    row = person.page.get_by_role("region", name=person.group("1bl"))
    person.presses(row.get_by_role("list").get_by_role("img").first)
    expect(person.dialog("table-row-title", group=person.group("1bl"))).to_be_visible()
    yield "a row"
    person.page.keyboard.press("Escape")
    person.presses(person.button("menu-open"))
    yield "menu"
    person.page.keyboard.press("Escape")
    if person.page.get_by_role("complementary").count() == 0:
        person.presses(person.button("panel-open-talk", count=0))
    person.presses(person.button("talk-phrases"))
    yield "phrases"
    begins_phrase(person, "claim")
    yield "a phrase about a diet"
    person.presses(person.button("phrase-back"))
    begins_phrase(person, "swap")
    yield "a phrase about foods"
    person.presses(person.button("panel-sheet", within=person.page.get_by_role("complementary")))
    expect(person.page.get_by_text(person.w("sheet-mark-help"))).to_be_visible()
    yield "deduction sheet"
    person.presses(person.button("close", within=person.page.get_by_role("complementary")))
    rats_play_on(person)
    ended(person)
    yield "the end"


def afterwards(person: Person) -> Iterator[str]:
    """Continues where a game ended."""
    person.presses(person.button("table-end-review"))
    expect(person.button("review-next")).to_be_visible()
    yield "review"
    person.goes_to("/past")
    expect(person.page.get_by_role("link").filter(has_text=person.w("listed-look"))).to_be_visible()
    yield "past games"
    person.goes_to("/review")
    expect(person.page.get_by_text(person.w("review-open-text"))).to_be_visible()
    yield "open a record"
