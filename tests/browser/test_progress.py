"""A guest's progress in the browser: shown as tables and plots, shared by a link, and closed again."""

import sqlite3

from playwright.sync_api import expect

from browser.conftest import Come
from browser.houses import House
from browser.measure import clipped, judged_by_axe, wider_than_page
from browser.people import PHONE, Person

DAY = 86_400_000
START = 1_790_000_000_000
GAMES = 40


def fill(house: House, guest: str) -> None:
    """Results as the server stores them: Colony as a rat and as the doctor, some won, all analyzed."""
    games = [
        {
            "guest_id": guest,
            "table_id": f"game-{number}",
            "at": START + number * DAY,
            "counted": True,
            "variant": ("colony", "complications", "colleagues")[number % 3 if number > 20 else 0],
            "side": "colleague-0" if number > 20 and number % 3 == 2 else ("rats", "doctor")[number % 2],
            "diets": "random",
            "difficulty": ("easy", "normal", "hard", "brutal")[number % 4],
            "won": number % 3 != 1,
            "meal": 8,
            "crosses": number % 5,
            "yuck": 3 if number % 7 else 0,
            "yuck_left": number % 4 if number % 7 else 0,
            "five_languages": False,
            "decisions": 20,
            "lost": 120 - 2 * number + 17 * (number % 5),
        }
        for number in range(GAMES)
    ]
    diets = ("mandatory", "forbidden", "alternating", "identical", "different", "step")
    known = [(guest, f"game-{number}", 0, diets[number % 6], 3 + number % 3, number % 4) for number in range(GAMES)]
    solved = [(guest, f"p{number}", START + number * DAY, True, 1500 + 9 * number) for number in range(30)]
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as database:
        names = ", ".join(games[0])
        database.executemany(f"INSERT INTO played ({names}) VALUES (:{names.replace(', ', ', :')})", games)
        database.executemany("INSERT INTO recognized VALUES (?, ?, ?, ?, ?, ?)", known)
        database.executemany("INSERT INTO solutions VALUES (?, ?, ?, ?, ?)", solved)
        listed = '{"id":"game-0","stage":"over","options":{},"seats":[],"meal":null,"won":true,"touched":0}'
        row = ("game-0", START, START, "open", "over", False, 1, f'{{"listed":{listed}}}', None)
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def becomes_a_guest(person: Person) -> str:
    answer = person.page.request.post(f"{person.url}/api/guests", data={"name": person.name})
    return str(answer.json()["id"])


def test_progress_is_shown_shared_and_closed(come: Come, house: House) -> None:
    ann, ben = come("Ann", "de"), come("Ben", "fr", **PHONE)
    fill(house, becomes_a_guest(ann))
    ann.goes_to("/")
    ann.presses(ann.page.get_by_role("link", name=ann.w("home-me")))
    expect(ann.page.get_by_role("heading", level=1, name=ann.w("me-title"))).to_be_focused()

    table = ann.page.get_by_role("region", name=ann.w("me-games"), exact=True).get_by_role("table")
    expect(table.get_by_role("row", name=ann.w("me-all"))).to_contain_text("27")
    expect(table.get_by_role("row", name=ann.w("difficulty-name", difficulty="brutal"))).to_be_visible()

    for title, rows in (("me-lost", 1 + GAMES), ("me-rating", 1 + 30)):
        section = ann.page.get_by_role("region", name=ann.w(title), exact=True).first
        section.get_by_text(ann.w("me-show-table")).click()
        expect(section.get_by_role("table").get_by_role("row")).to_have_count(rows)

    honor = ann.page.get_by_role("listitem").filter(has_text=ann.w("me-honor", honor="no-cross"))
    look = honor.get_by_role("link")
    expect(look).to_have_attribute("href", "/review/game-0")
    five = ann.page.get_by_role("listitem").filter(has_text=ann.w("me-honor", honor="five-languages"))
    expect(five.get_by_text(ann.w("me-honor-not-yet"))).to_be_visible()

    share = ann.page.get_by_role("switch", name=ann.w("me-share"))
    expect(share).not_to_be_checked()
    share.check(force=True)
    link = ann.page.get_by_label(ann.w("me-share-link")).input_value()
    lend = ann.page.get_by_role("switch", name=ann.w("me-puzzles"))
    expect(lend).not_to_be_checked()
    lend.focus()
    with ann.page.expect_response("**/api/me/progress/puzzles"):
        ann.page.keyboard.press("Space")
    expect(lend).to_be_checked()
    expect(lend).to_be_focused()
    assert not judged_by_axe(ann)
    ann.page.reload()
    expect(lend).to_be_checked()

    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1, name=ben.w("me-shared-title", name="Ann"))).to_be_visible()
    expect(ben.page.get_by_role("link", name=ben.w("me-honor-look"))).to_have_count(0)
    expect(ben.page.get_by_text(ben.w("me-mates"))).to_have_count(0)
    assert not judged_by_axe(ben)
    assert not wider_than_page(ben)
    assert not clipped(ben)

    ann.page.get_by_role("switch", name=ann.w("me-share")).uncheck(force=True)
    expect(ann.page.get_by_label(ann.w("me-share-link"))).to_have_count(0)
    ben.forgive("404")
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name=ben.w("me-shared-closed"))).to_be_visible()
    with ann.page.expect_download() as records:
        ann.page.get_by_role("link", name=ann.w("me-records-get")).click()
    assert records.value.suggested_filename == "doctor-rat-my-games.jsonl"
