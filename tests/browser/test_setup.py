"""A person hands out the diets: the Diet card first, then one card or two; the rats learn only that it was drawn."""

from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.desk import draws
from browser.houses import House
from browser.lobby import comes_by, is_ready, lays_table, sits, starts
from browser.measure import judged_by_axe, wider_than_page
from browser.people import PHONE, Person
from rules.drawing import drawing


def place(person: Person, identity: str) -> Locator:
    return person.page.get_by_role("region", name=person.group(identity))


def test_the_doctor_draws_mandatory_and_decides_on_two_cards(come: Come, house: House) -> None:
    house.deals.order(drawing("mandatory"))
    dora, ann = come("Dora", "de", **PHONE), come("Ann", "fr")
    link = lays_table(dora, diets="chosen")
    sits(dora, dora.w("doctor"))
    comes_by(ann, link)
    sits(ann, *[ann.group(each) for each in ("1bl", "2gv", "3rc")])
    is_ready(ann)
    starts(dora)
    dora.reads_from_the_top("setup-title")
    middle = place(dora, "2gv")
    dora.presses(dora.button("setup-draw", within=middle))
    expect(middle.get_by_text(dora.w("diet-name-short", diet="mandatory"), exact=True)).to_be_visible()
    expect(dora.button("setup-one-card", within=middle)).to_be_focused()
    ann.reads_from_the_top("setup-waiting")
    assert not wider_than_page(dora)
    dora.page.reload()
    dora.presses(dora.button("setup-two-cards", within=place(dora, "2gv")))
    expect(place(dora, "2gv").get_by_text(dora.w("diet-source", source="drawn"), exact=True)).to_be_visible()
    for each in ("1bl", "3rc"):
        draws(dora, place(dora, each))
    dora.presses(dora.button("setup-finish"))
    expect(dora.page.get_by_role("heading", name=dora.w("table-title", meal=1))).to_be_visible()
    ann.reads_from_the_top("table-title", meal=1)
    ann.presses(ann.button("panel-open-sheet"))
    expect(ann.page.get_by_text(ann.w("diet-how", source="drawn"))).to_be_visible()
    ann.presses(ann.button("panel-talk"))
    expect(ann.page.get_by_text(ann.w("talk-think-aloud", doctor="person"))).to_be_visible()


def test_the_doctor_chooses_a_diet_by_tapping_its_cards(come: Come) -> None:
    dora = come("Dora", "fr", **PHONE)
    lays_table(dora, diets="chosen")
    sits(dora, dora.w("doctor"))
    starts(dora, fill="random")
    first = place(dora, "1bl")
    dora.presses(dora.button("setup-choose", within=first))
    dora.presses(dora.button("diet-name-short", diet="forbidden", within=first))
    # The group's own identity is a liquid: what isn't allowed says so, and can't be taken.
    liquids = first.get_by_role("button", name=dora.w("card-type", type="liquid"))
    expect(liquids).to_have_accessible_name(f"\u00d7 {dora.w('card-type', type='liquid')}")
    dora.forgive("/check-diet)")
    dora.presses(liquids)
    expect(first.get_by_text(dora.w("error-diet-identity"))).to_be_visible()
    expect(dora.button("setup-take", within=first)).to_be_disabled()
    dora.presses(liquids)
    for type_ in ("cheese", "vegetable"):
        card = dora.button("card-type", type=type_, within=first)
        dora.presses(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        if type_ == "cheese":
            expect(dora.button("setup-take", within=first)).to_be_enabled()
            dora.presses(card)
    assert judged_by_axe(dora) == []
    assert not wider_than_page(dora)
    dora.presses(dora.button("setup-take", within=first))
    expect(first.get_by_text(dora.w("diet-source", source="chosen"), exact=True)).to_be_visible()
