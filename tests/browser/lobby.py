"""Making a table, inviting, sitting down, starting."""

from playwright.sync_api import Locator, expect

from browser.people import Person


def introduces_self(person: Person) -> None:
    person.goes_to("/settings")
    person.tells_name()
    expect(person.page.get_by_role("status").get_by_text(person.w("settings-kept"))).to_be_visible()
    person.presses(person.button("close", within=person.page.get_by_role("status")))


def picks(person: Person, option: str, choice: str, **arguments: str | int) -> None:
    """Picks one of an option's choices."""
    choices = person.page.get_by_role("group", name=person.w(option), exact=True)
    radio = choices.get_by_role("radio", name=person.w(choice, **arguments), exact=True)
    person.presses(radio)
    expect(radio).to_be_checked()


def lays_table(person: Person, **options: str) -> str:
    """Makes a table with these options and returns the invitation link."""
    introduces_self(person)
    person.goes_to("/")
    person.presses(person.starting("link", person.w("home-new-table")))
    if "groups" in options:
        picks(person, "option-groups", "groups-count", count=int(options["groups"]))
    for option in ("variant", "diets", "access", "sheet"):
        if option in options:
            picks(person, f"option-{option}", f"{option}-name", **{option: options[option]})
    if options.get("variant") == "colleagues" or options.get("groups") == "2":
        # Given deals are for the first two identities.
        picks(person, "option-identities", "identities-name", how="chosen")
    if "yuck" in options or "voice" in options:
        person.presses(person.page.get_by_text(person.w("more-options"), exact=True))
    if "yuck" in options:
        tokens = person.page.get_by_role("group", name=person.w("option-yuck"), exact=True)
        person.presses(person.named("radio", options["yuck"], within=tokens))
    if "voice" in options:
        voice = person.starting("switch", person.w("option-voice"))
        person.presses(voice)
        expect(voice).to_be_checked()
    person.presses(person.button("new-make"))
    expect(person.page.get_by_role("heading", name=person.w("lobby-title"))).to_be_visible()
    return invites(person)


def invites(person: Person) -> str:
    person.presses(person.button("lobby-invite"))
    dialog = person.dialog("lobby-invite")
    expect(dialog.get_by_role("img", name=person.w("lobby-qr"))).to_be_visible()
    link = dialog.get_by_label(person.w("lobby-invite-text")).input_value()
    person.presses(person.button("close", within=dialog))
    expect(dialog).to_have_count(0)
    return link


def comes_by(person: Person, link: str) -> None:
    """A newcomer is asked for a name first."""
    person.goes_to(link)
    person.tells_name()
    expect(person.page.get_by_role("heading", name=person.w("lobby-title"))).to_be_visible()


def seat(person: Person, role: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name=role, exact=True))


def sits(person: Person, *roles: str) -> None:
    for at, role in enumerate(roles):
        key = "lobby-sit" if at == 0 else "lobby-sit-also"
        person.presses(person.button(key, within=seat(person, role)))
        expect(seat(person, role).get_by_text(person.name, exact=True)).to_be_visible()


def is_ready(person: Person) -> None:
    person.presses(person.button("lobby-i-am-ready"))
    expect(person.button("lobby-wait")).to_be_visible()


def starts(person: Person, fill: str | None = None) -> None:
    if fill is not None:
        person.selects(person.w("lobby-bot-level"), fill)
    start = person.button("lobby-start")
    expect(start).to_be_enabled()
    person.presses(start)
    expect(person.page.get_by_role("heading", name=person.w("lobby-title"))).to_have_count(0)
