"""What a ruler would say of a page."""

from typing import Any

from browser.people import Person

WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
CLIPPED = """() => {
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inModal = document.querySelector("dialog[open]");
  const root = inModal ?? document.body;
  const found = [];
  for (const one of root.querySelectorAll("button, a, h1, h2, h3, p, label, legend, summary, b, li, dt, dd")) {
    if (!shown(one) || one.closest(".aside-voice, .skip, [aria-hidden=true], svg")) continue;
    const text = (one.innerText ?? "").trim();
    if (!text) continue;
    const style = getComputedStyle(one);
    const cuts = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    const box = one.getBoundingClientRect();
    // What is only read out is one pixel wide.
    if (box.width < 2 || box.height < 2) continue;
    if (cuts && style.textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1) {
      found.push(`cut: ${one.localName} ${text}`);
    }
    const scrolls = one.closest(".spread, .eaten, .spill, .list, .body, .timeline");
    if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) found.push(`outside: ${one.localName} ${text}`);
    if (one.localName === "button" && one.scrollWidth > one.clientWidth + 1 && style.display !== "inline") {
      found.push(`too long: ${text} (${one.scrollWidth} > ${one.clientWidth})`);
    }
  }
  return found;
}"""


def wider_than_page(person: Person) -> bool:
    """Whether one has to scroll sideways."""
    return bool(person.page.evaluate(WIDER))


def clipped(person: Person) -> list[str]:
    """Texts that are cut off, stick out of the window or don't fit into their button."""
    found: list[str] = person.page.evaluate(CLIPPED)
    return found


def transferred(person: Person, path: str) -> dict[str, int]:
    """Bytes over the wire for the first load of a page, by file."""
    sizes: dict[str, int] = {}

    def count(request: Any) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", count)
    person.page.goto(path, wait_until="networkidle")
    return sizes
