"""Measures the layout of a page, and runs axe on it."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

from browser.people import Person

WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
CLIPPED = """() => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (style) => /auto|scroll/.test(style.overflowX);
  const found = [];
  for (const one of root.querySelectorAll("*")) {
    const text = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!text.length || !shown(one) || one.closest(".aside-voice, .skip, svg, select")) continue;
    const range = document.createRange();
    range.setStartBefore(text[0]);
    range.setEndAfter(text.at(-1));
    const box = range.getBoundingClientRect();
    const around = (outer, what) => {
      if (box.left < outer.left - 1 || box.right > outer.right + 1) found.push(`${what}: ${range.toString().trim()}`);
    };
    // What is only read out is one pixel wide.
    if (one.getBoundingClientRect().width < 2) continue;
    const button = one.closest("button, a, label");
    if (button && getComputedStyle(button).display !== "inline") around(button.getBoundingClientRect(), "too long");
    let outer = one;
    while (outer && !scrolls(getComputedStyle(outer))) {
      if (/hidden|clip/.test(getComputedStyle(outer).overflowX)) around(outer.getBoundingClientRect(), "cut");
      outer = outer.parentElement;
    }
    if (!outer) around({ left: 0, right: document.documentElement.clientWidth }, "outside");
  }
  return found;
}"""

RESTLESS = """() => document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity)
  .map((one) => one.effect.target.className.toString())"""

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN_AXE = """async (rules) => {
  const some = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...some });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}"""
COLORS = ["color-contrast", "link-in-text-block"]
"""All that a theme can change."""


def judged_by_axe(person: Person) -> list[str]:
    """Accessibility problems on this screen, in the dark and light themes."""
    expect(person.page.locator("#waiting")).to_have_count(0)  # the first picture stays until the next frame
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    themes: tuple[tuple[Literal["dark", "light"], list[str]], ...] = (("dark", []), ("light", COLORS))
    for theme, rules in themes:
        person.page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {each}" for each in person.page.evaluate(RUN_AXE, rules)]
    return found


def restless(person: Person) -> list[str]:
    """What moves without end."""
    return list(person.page.evaluate(RESTLESS))


def wider_than_page(person: Person) -> bool:
    """Whether the page scrolls sideways."""
    return bool(person.page.evaluate(WIDER))


def clipped(person: Person) -> list[str]:
    """Texts that are cut off, stick out of the window or don't fit their button."""
    person.page.evaluate("document.fonts.ready.then(() => true)")  # until then words have another font's width
    found: list[str] = person.page.evaluate(CLIPPED)
    return found


def transferred(person: Person, path: str) -> dict[str, int]:
    """Bytes transferred for the first load of a page, by file."""
    sizes: dict[str, int] = {}

    def count(request: Any) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", count)
    person.page.goto(path, wait_until="networkidle")
    return sizes


MISPLACED = Path(__file__).with_name("misplaced.js")


LAID_OUT = """async () => {
  // What pops up or flies has its place once it has arrived: it arrives now.
  const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  for (const each of ending) each.finish();
  // What measures itself has done so once an observer that was made after it has fired.
  for (let round = 0; round < 2; round++)
    await new Promise((done) => new ResizeObserver((_, self) => (self.disconnect(), done())).observe(document.body));
}"""


def misplaced(page: Page, *, touch: bool, page_scrolls: bool) -> list[str]:
    """Whatever is outside the window, scrolls inside it, is too small for a finger, or is covered."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(LAID_OUT)
    found: list[str] = page.evaluate(
        MISPLACED.read_text(encoding="utf-8"), {"touch": touch, "pageScrolls": page_scrolls}
    )
    return found
