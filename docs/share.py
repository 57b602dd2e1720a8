"""Draws what other sites show of ours: the preview of a link, and icons for a home screen, into web/public.

`make screenshots` runs it. Everything in them is taken from the running home page.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import FloatRect, Page
from screenshots import browsing, save

from browser.houses import open_house
from browser.people import Person

PUBLIC = Path(__file__).parents[1] / "web" / "public"
PREVIEW = {"width": 1200, "height": 630}
ICONS = {"touch-icon": (180, 0.86), "icon-192": (192, 0.9), "icon-512": (512, 0.9), "icon-masked": (512, 0.66)}
"""How large, and how much of it the rat fills: a mask may cut off all but the middle."""

COMPANY = """() => {
  const pick = (where) => [...document.querySelectorAll(where)].map((svg) => svg.cloneNode(true));
  const [rats, doctor] = [pick(".trio > svg"), pick(".one > svg")];
  const stage = document.createElement("div");
  stage.style = "position: fixed; inset: auto 0 0; display: flex; justify-content: center; align-items: end; gap: 26px";
  for (const [at, svg] of [rats[0], rats[1], doctor[0], rats[2]].entries()) {
    svg.style = `width: ${[170, 200, 250, 170][at]}px; margin-bottom: ${[34, 40, 0, 34][at]}px; overflow: visible`;
    stage.append(svg);
  }
  document.querySelector("main").append(stage);
  for (const gone of document.querySelectorAll("header, .rooms, .title .learn, .title .soft")) gone.remove();
  document.querySelector(".title").style = "margin-top: 6.6rem";
  document.querySelector("h1").style = "font-size: 5.8rem";
  document.querySelector(".title p").style = "font-size: 1.5rem";
}"""


def main() -> None:
    with (
        browsing() as browser,
        TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        Person.at(browser, house.url, "Pip", "en", viewport=PREVIEW, color_scheme="dark") as pip,
    ):
        pip.goes_to("/")
        pip.starting("button", pip.w("home-play-rats")).wait_for()
        pip.page.evaluate("document.fonts.ready.then(() => true)")
        pip.page.evaluate(COMPANY)
        save(browser, pip.page.screenshot(animations="disabled"), PUBLIC / "share.png")
        for name, (size, share) in ICONS.items():
            draw_icon(pip.page, name, size, share)


def draw_icon(page: Page, name: str, size: int, share: float) -> None:
    """The rat of the favicon on a full square of night."""
    rat = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    page.set_content(
        f'<!doctype html><body style="margin: 0; background: #17132a">'
        f'<div style="display: grid; place-items: center; width: {size}px; height: {size}px">'
        f'<div style="width: {share * size}px; display: grid">{rat}</div></div></body>'
    )
    square: FloatRect = {"x": 0, "y": 0, "width": size, "height": size}
    (PUBLIC / f"{name}.png").write_bytes(page.screenshot(clip=square))


if __name__ == "__main__":
    main()
