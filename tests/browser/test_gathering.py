"""Getting together: invitations, names, codes, hosts who leave, people who are removed, and seats kept warm by bots."""

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.lobby import comes_by, introduces_self, invites, is_ready, lays_table, seat, sits, starts
from browser.measure import judged_by_axe
from browser.people import PHONE, Person
from browser.playing import ended, rats_play_on, slots
from doctor_rat.protocol.schema import LIMITS

IDENTITIES = ("1bl", "2gv", "3rc")


def heading(person: Person, key: str, **arguments: str | int) -> Locator:
    return person.page.get_by_role("heading", name=person.w(key, **arguments), exact=True)


def name_field(person: Person) -> Locator:
    return person.page.get_by_label(person.w("home-name"), exact=True)


# At the door


def test_a_wrong_link_says_so_before_it_asks_for_a_name(come: Come) -> None:
    eve = come("Eve", "fr", **PHONE)
    eve.forgive("/door)")
    eve.goes_to("/table/nowhere")
    expect(heading(eve, "dead-table-title")).to_be_visible()
    expect(name_field(eve)).to_have_count(0)
    expect(eve.button("again")).to_have_count(0)
    expect(eve.link("nav-home")).to_be_visible()


def test_a_guest_reads_who_invites_them_and_to_what_before_giving_a_name(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", "de", **PHONE)
    link = lays_table(ann, variant="complications")
    sits(ann, ann.w("doctor"))
    bob.goes_to(link)
    expect(heading(bob, "door-title", host="Ann")).to_be_visible()
    variant = bob.w("variant-name", variant="complications")
    expect(bob.page.get_by_text(bob.w("door-game", variant=variant))).to_be_visible()
    expect(bob.page.get_by_text(bob.w("door-table", names="Ann"))).to_be_visible()
    assert judged_by_axe(bob) == []
    bob.tells_name()
    expect(heading(bob, "lobby-title")).to_be_visible()


def test_a_stranger_learns_that_the_table_is_private_before_giving_a_name(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve", "it")
    link = lays_table(ann, access="private")
    eve.forgive("/door)")
    eve.goes_to(link.split("?")[0])
    expect(heading(eve, "private-title")).to_be_visible()
    expect(name_field(eve)).to_have_count(0)
    expect(eve.button("again")).to_have_count(0)


def test_the_field_takes_as_many_letters_as_the_server_and_shows_errors_beneath_itself(come: Come) -> None:
    ann = come("Ann", "fr", **PHONE)
    ann.forgive("/api/guests)")
    ann.goes_to("/settings")
    field = name_field(ann)
    field.press_sequentially("")
    field.fill("")
    field.press_sequentially("🐭" * (LIMITS["LONGEST_NAME"] + 3))
    expect(field).to_have_value("🐭" * LIMITS["LONGEST_NAME"])
    field.fill("\u2800")
    ann.presses(ann.button("home-name-keep"))
    error = ann.page.get_by_role("alert")
    expect(error).to_have_text(ann.w("error-bad-name", most=LIMITS["LONGEST_NAME"]))
    expect(field).to_have_attribute("aria-invalid", "true")
    assert 0 <= top_of(error) - bottom_of(field) < 120
    field.fill("Ann")
    expect(error).to_have_count(0)


def top_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


def bottom_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_a_code_that_is_said_opens_a_private_table(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", "es", **PHONE)
    lays_table(ann, access="private")
    ann.presses(ann.button("lobby-invite"))
    code = ann.dialog("lobby-invite").get_by_text(re.compile(r"^\w{4}-\w{4}$")).inner_text()
    bob.forgive("/api/codes)")
    bob.goes_to("/")
    field = bob.page.get_by_label(bob.w("home-join-label"))
    field.fill("AAAA AAAA")
    bob.presses(bob.button("home-join-go"))
    expect(bob.page.get_by_role("alert")).to_have_text(bob.w("join-code-wrong"))
    field.fill(code.lower().replace("-", " "))
    bob.presses(bob.button("home-join-go"))
    expect(heading(bob, "door-title", host="Ann")).to_be_visible()
    bob.tells_name()
    expect(heading(bob, "lobby-title")).to_be_visible()


# The host


def test_a_removed_person_is_led_home_and_can_be_let_in_again(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", "de")
    link = lays_table(ann, access="private")
    sits(ann, ann.w("doctor"))
    comes_by(bob, link)
    sits(bob, bob.group("1bl"))
    ann.presses(ann.button("manage-open", name="Bob"))
    dialog = ann.page.get_by_role("dialog", name="Bob", exact=True)
    assert judged_by_axe(ann) == []
    ann.presses(ann.starting("button", ann.w("manage-remove")))
    expect(dialog.get_by_text(ann.w("manage-remove-text", name="Bob", stage="lobby"))).to_be_visible()
    ann.presses(ann.button("manage-remove-do", name="Bob"))
    bob.reads_from_the_top("kicked-title")
    expect(bob.button("again")).to_have_count(0)
    expect(bob.link("nav-home")).to_be_visible()
    assert invites(ann) != link, "the old one is known"

    ann.presses(ann.button("removed-let-in", name="Bob"))
    expect(ann.page.get_by_text(ann.w("removed-done", name="Bob"))).to_be_visible()
    expect(ann.button("removed-let-in", name="Bob")).to_have_count(0)
    bob.goes_to(link)
    sits(bob, bob.group("1bl"))


def test_anyone_starts_when_the_host_has_closed_the_window_and_hosts_from_then_on(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", "fr", **PHONE)
    link = lays_table(ann, diets="preset")
    sits(ann, ann.w("doctor"))
    comes_by(bob, link)
    sits(bob, *map(bob.group, IDENTITIES))
    is_ready(bob)
    expect(bob.button("lobby-start")).to_have_count(0)
    ann.page.close()
    expect(bob.page.get_by_text(bob.w("lobby-no-host"))).to_be_visible()
    starts(bob)
    bob.presses(bob.button("menu-open"))
    menu = bob.dialog("menu-title")
    expect(row(bob, "Bob", menu).get_by_text(bob.w("lobby-owner"), exact=True)).to_be_visible()
    expect(row(bob, "Ann", menu).get_by_text(bob.w("bot-name", level="regular"))).to_be_visible()


def row(person: Person, name: str, within: Locator) -> Locator:
    return within.get_by_role("listitem").filter(has=person.page.get_by_text(name, exact=True))


def test_a_host_who_leaves_the_game_hands_it_on_and_a_removed_person_s_bot_has_no_name(come: Come) -> None:
    ann, bob, cat = come("Ann"), come("Bob", "it"), come("Cat")
    link = lays_table(ann, diets="preset")
    sits(ann, ann.w("doctor"))
    for person, group in ((bob, "1bl"), (cat, "2gv")):
        comes_by(person, link)
        sits(person, person.group(group))
        is_ready(person)
    starts(ann, fill="random")
    ann.presses(ann.button("menu-open"))
    ann.presses(ann.button("menu-leave"))
    bob.reads(bob.w("news-hosting", name="Bob"))
    bob.presses(bob.button("menu-open"))
    menu = bob.dialog("menu-title")
    bob.presses(bob.button("manage-open", name="Cat"))
    bob.presses(bob.starting("button", bob.w("manage-remove")))
    bob.presses(bob.button("manage-remove-do", name="Cat"))
    expect(heading(cat, "kicked-title")).to_be_visible()
    expect(menu.get_by_text("Cat", exact=True)).to_have_count(0)
    expect(bob.button("removed-let-in", name="Cat")).to_be_visible()
    assert judged_by_axe(bob) == []


# Watching


def test_someone_who_watches_reads_so_and_plays_on_for_a_bot(come: Come) -> None:
    ann, will = come("Ann"), come("Will", "de", **PHONE)
    link = lays_table(ann, access="private", diets="preset")
    sits(ann, ann.w("doctor"))
    starts(ann, fill="random")
    will.goes_to(link)
    expect(will.page.get_by_text(will.w("door-running"))).to_be_visible()
    will.tells_name()
    expect(will.status()).to_contain_text(will.w("watching"))
    will.presses(will.button("listed-sit"))
    assert judged_by_axe(will) == []
    group = will.dialog("menu-title").get_by_role("listitem").filter(has_text=will.group("1bl"))
    will.presses(will.button("lobby-take-seat", within=group))
    expect(group.get_by_text(will.name, exact=True)).to_be_visible()
    will.page.keyboard.press("Escape")
    expect(will.button("listed-sit")).to_have_count(0)
    ann.presses(ann.button("panel-open-talk", count=0))
    ann.reads(ann.w("news-sat", name="Will", roles=ann.w("group-inside", identity="liquid")))


def test_an_invited_spectator_goes_along_to_the_next_table(come: Come) -> None:
    ann, will = come("Ann"), come("Will", "fr")
    link = lays_table(ann, access="private", diets="preset")
    sits(ann, *map(ann.group, IDENTITIES))
    starts(ann, fill="random")
    will.goes_to(link)
    will.tells_name()
    expect(will.status()).to_contain_text(will.w("watching"))
    rats_play_on(ann)
    for person in (ann, will):
        ended(person)
    ann.presses(ann.button("table-end-again"))
    expect(heading(ann, "lobby-title")).to_be_visible()
    will.presses(will.button("table-end-again"))
    expect(heading(will, "lobby-title")).to_be_visible()
    assert will.page.url == ann.page.url
    expect(will.page.get_by_text(will.w("lobby-hint-sit"))).to_be_visible()


# Tickets


def test_tickets_say_alone_and_past_ones_when_as_whom_and_how_it_ended(come: Come) -> None:
    ann = come("Ann", "de")
    ann.plays_now("rats")
    expect(slots(ann)[0]).to_be_visible()
    ann.goes_to("/")
    mine = ann.page.get_by_role("region", name=ann.w("home-your-tables"))
    expect(mine.get_by_text(ann.w("listed-own"), exact=True)).to_be_visible()
    expect(mine.get_by_text("Ann")).to_have_count(0)
    ann.presses(mine.get_by_role("link"))
    rats_play_on(ann)
    ended(ann)
    ann.goes_to("/past")
    ticket = ann.page.get_by_role("main").get_by_role("link")
    expect(ticket).to_have_text(re.compile(r"(Gewonnen|Verloren).*\d{2}\.\d{2}\.\d{4}.*Rudel", re.DOTALL))
    assert judged_by_axe(ann) == []


def test_a_slow_table_shows_the_time_left_on_ticket_and_table(come: Come) -> None:
    ann = come("Ann", "fr", **PHONE)
    introduces_self(ann)
    ann.goes_to("/new")
    ann.presses(ann.page.get_by_text(ann.w("more-options"), exact=True))
    ann.presses(ann.named("radio", ann.w("pace-name", pace="slow")))
    ann.presses(ann.button("new-make"))
    sits(ann, *map(ann.group, IDENTITIES))
    starts(ann, fill="random")
    left = re.compile(re.escape(ann.w("time-left", time="@")).replace("@", r"3\sjours"))
    expect(ann.page.get_by_role("timer")).to_have_text(left)
    ann.goes_to("/")
    expect(ann.page.get_by_role("region", name=ann.w("home-your-tables")).get_by_role("timer")).to_have_text(left)


def test_a_seat_that_is_shared_says_so_on_a_phone(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", "de", **PHONE)
    link = lays_table(ann)
    sits(ann, *map(ann.group, IDENTITIES))
    comes_by(bob, link)
    expect(bob.page.get_by_text(bob.w("lobby-hint-sit"))).to_be_visible()
    place = seat(bob, bob.group("2gv"))
    bob.presses(bob.button("lobby-join", group=bob.group("2gv"), within=place))
    for name in ("Ann", "Bob"):
        expect(place.get_by_text(name, exact=True)).to_be_visible()
