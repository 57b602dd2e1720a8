"""People at one table see each other's names, plans and words; those who can't see or use a pointer can play, too."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.by_ear import Listener, replay, the_game
from browser.conftest import Come
from browser.houses import House
from browser.keyboard import Keys
from browser.lobby import comes_by, is_ready, lays_table, sits, starts
from browser.measure import clipped, judged_by_axe, misplaced
from browser.people import PHONE, Person
from browser.playing import ended, foods_in, gives, gives_anything, open_slots, rats_play_on, slots
from browser.stories import Story, ordered


def towel(person: Person, identity: str) -> Locator:
    return person.page.get_by_role("region", name=person.group(identity))


def leaders(person: Person, identity: str) -> list[str]:
    led = towel(person, identity).get_by_role("list", name=person.w("table-led-by"))
    return [text.strip() for text in led.get_by_role("listitem").locator(".name").all_inner_texts()]


def three_rats(come: Come) -> tuple[Person, Person, Person]:
    """Ann, Bob and Cat on a desktop, a tablet and a phone; a bot is the doctor."""
    ann = come("Ann")
    bob = come("Bob", "fr", viewport={"width": 768, "height": 1024})
    cat = come("Cat", "de", **PHONE)
    link = lays_table(ann, diets="preset")
    sits(ann, ann.group("1bl"))
    for person, identity in ((bob, "2gv"), (cat, "3rc")):
        comes_by(person, link)
        sits(person, person.group(identity))
        is_ready(person)
    starts(ann, fill="random")
    for person in (ann, bob, cat):
        open_slots(person)
    return ann, bob, cat


def test_three_people_see_each_others_names_plans_and_words(come: Come) -> None:
    ann, bob, cat = people = three_rats(come)
    for person in people:
        names = {"1bl": "Ann", "2gv": "Bob", "3rc": "Cat"}
        for identity, name in names.items():
            assert leaders(person, identity) == [person.w("lobby-you") if name == person.name else name]
        cabinet = person.page.get_by_role("region", name=person.w("table-cabinet"))
        expect(cabinet.get_by_text(person.w("bot-name", level="random"))).to_have_count(1)
    food, other = list(foods_in(ann, ann.region("table-centre"), "table-food-centre"))[:2]
    gives(ann, "1bl", food)
    for person in (bob, cat):
        sees_plan(person, "table-plan-of", "Ann", food, "1bl")
        assert judged_by_axe(person) == []
    cat.presses(cat.button("table-follow", name="Ann"))
    expect(cat.button("table-take-back", food=cat.food(food), group=cat.group("1bl"))).to_be_visible()
    for person in (ann, bob):
        sees_plan(person, "table-plan-of", "Cat", food, "1bl")
    expect(ann.button("table-follow", name="Cat")).to_have_count(0)
    gives(bob, "2gv", other)
    for person in (ann, cat):
        sees_plan(person, "table-plan-of", "Bob", other, "2gv")
    for person in people:
        if not person.region("panel-log").is_visible():
            person.presses(person.page.get_by_role("button", name=person.w("panel-talk")).first)
    for speaker, words in ((ann, "Cheese first!"), (bob, "Le fromage !"), (cat, "Erst der Käse!")):
        speaker.says(words)
        for reader in people:
            reads_from(reader, speaker, words)
    bob.context.close()
    for person in (ann, cat):
        expect(towel(person, "2gv").get_by_text(person.w("lobby-away"))).to_be_visible()


def reads_from(reader: Person, speaker: Person, words: str) -> None:
    line = reader.region("panel-log").locator(".line").filter(has_text=words)
    expect(line).to_be_visible()
    expect(line).to_contain_text(speaker.name)


def sees_plan(person: Person, key: str, name: str, food: str, identity: str) -> None:
    plan = person.w(key, name=name, food=person.food(food), group=person.group(identity))
    expect(person.page.get_by_role("img", name=plan)).to_be_visible()


def test_a_plan_never_lies_over_the_sentence(come: Come) -> None:
    for person in three_rats(come):
        sentence = person.status().bounding_box()
        chip = person.page.get_by_role("list", name=person.w("table-plans")).bounding_box()
        assert sentence is not None
        assert chip is not None
        assert chip["y"] >= sentence["y"] + sentence["height"]


def test_the_doctor_by_keyboard_alone(come: Come) -> None:
    dora = come("Dora")
    dora.goes_to("/")
    keys = Keys(dora)
    expect(dora.starting("button", dora.w("home-play-doctor"))).to_be_visible()
    keys.tab_to("select", dora.w("home-bots"))
    keys.press("Home")
    keys.tab_to("button", dora.w("home-play-doctor"), back=True)
    keys.press("Enter")
    keys.play_doctor()
    ended(dora)


def test_the_rats_by_ear_alone(come: Come, house: House) -> None:
    game = the_game()
    house.deals.order(ordered(game))
    dora, ann = come("Dora"), come("Ann")
    listener = Listener(ann)
    story = Story(game, dora, {0: ann, 1: ann, 2: ann})
    story.sit_down(dora, diets="preset")
    replay(story, listener)
    ended(ann)


def test_letters_do_nothing_once_they_are_switched_off(come: Come) -> None:
    ann = come("Ann")
    ann.goes_to("/settings")
    ann.presses(ann.starting("switch", ann.w("settings-shortcuts")))
    ann.plays_now("rats")
    open_slots(ann)
    for key in ("m", "?", "t", "1", "/"):
        ann.page.keyboard.press(key)
    expect(ann.dialog()).to_have_count(0)
    expect(ann.page.get_by_role("complementary")).to_have_count(0)
    expect(slots(ann)[0]).to_have_attribute("aria-pressed", "false")


def test_panels_take_the_focus_and_give_it_back(come: Come) -> None:
    ann = come("Ann")
    ann.plays_now("rats")
    open_slots(ann)
    opener = ann.button("panel-open-sheet")
    opener.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("complementary")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    ann.page.keyboard.press("Enter")
    explain = ann.button("sheet-explain", diet=ann.w("diet-name-short", diet="mandatory"))
    explain.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.dialog("diet-name", diet="mandatory")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(explain).to_be_focused()


def test_an_unfinished_plan_says_so(come: Come) -> None:
    ann = come("Ann")
    ann.plays_now("rats")
    open_slots(ann)
    ann.page.keyboard.press("a")
    expect(ann.status()).to_contain_text(ann.w("group-short", identity="cheese"))


def test_a_refusal_while_a_dialog_is_open_shows_inside_it(come: Come) -> None:
    ann = come("Ann")
    late: list[Callable[[], None]] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("do") == "propose":
                late.append(lambda: server.send(json.dumps(message | {"count": message["count"] - 1})))
            else:
                server.send(text)

        socket.on_message(hear)

    ann.page.route_web_socket("**/api/tables/*/socket", pass_on)
    ann.plays_now("rats")
    gives_anything(ann, open_slots(ann)[0])
    ann.presses(ann.button("table-trash-look"))
    expect(ann.dialog()).to_be_visible()
    # The plan arrives only now, too late for the game it was made for.
    late.pop()()
    expect(ann.dialog().get_by_role("status").get_by_text(ann.w("error-stale"))).to_be_visible()


@pytest.mark.parametrize("role", ["rats", "doctor"])
def test_a_meal_at_four_times_the_size(come: Come, role: str) -> None:
    """400% of 1280 by 800: it scrolls, but everything can be reached and nothing is cut off sideways."""
    ann = come("Ann", viewport={"width": 320, "height": 200})
    ann.plays_now(role)
    if role == "rats":
        rats_play_on(ann, meals=1)
    else:
        expect(ann.region("table-stock-title")).to_be_visible()
    assert misplaced(ann.page, touch=False, page_scrolls=True) == []
    assert clipped(ann) == []


OUTLINED = """(one) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return outlineStyle !== "none" && outlineWidth !== "0px";
}"""


def outlined(control: Locator) -> bool:
    control.page.locator("h1").first.focus()
    return bool(control.evaluate(OUTLINED))


def test_forced_colors_show_what_is_held_and_whose_turn_it_is(come: Come) -> None:
    ann = come("Ann", forced_colors="active")
    ann.plays_now("rats")
    slot, other, *_ = open_slots(ann)
    ann.presses(slot)
    expect(slot).to_have_attribute("aria-pressed", "true")
    assert (outlined(slot), outlined(other)) == (True, False)
    meals = ann.named("list", ann.w("table-meals")).locator(".plate")
    assert (outlined(meals.first), outlined(meals.last)) == (True, False)
    led = towel(ann, "1bl").get_by_role("list", name=ann.w("table-led-by"))
    cabinet = ann.region("table-cabinet").get_by_role("list", name=ann.w("table-led-by"))
    assert (outlined(led.locator(".face")), outlined(cabinet.locator(".face"))) == (True, False)


def test_forced_colors_show_what_is_chosen(come: Come) -> None:
    dora = come("Dora", forced_colors="active")
    dora.plays_now("doctor")
    stock = dora.region("table-stock-title").get_by_role("button")
    dora.presses(stock.first)
    expect(stock.first).to_have_attribute("aria-pressed", "true")
    assert (outlined(stock.first), outlined(stock.last)) == (True, False)
    dora.goes_to("/settings")
    themes = dora.named("group", dora.w("settings-theme")).locator("label")
    assert (outlined(themes.first), outlined(themes.last)) == (True, False)
