"""Takes the pictures in docs/images from the running game: `make screenshots`."""

import base64
import os
import struct
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, expect, sync_playwright

from browser.browsers import FLAGS, find_chromium
from browser.houses import House, open_house
from browser.people import PHONE, Person
from browser.stories import Story, game_with, ordered
from browser.together import is_won
from doctor_rat.rules import Config, Phase, State

IMAGES = Path(__file__).parent / "images"
LARGEST = 200_000
WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1200, "height": 750}},
    "phone": {**PHONE, "device_scale_factor": 1.5},
}


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with browsing() as browser, TemporaryDirectory() as folder, open_house(Path(folder)) as house:
        for name, window in WINDOWS.items():
            take_all(browser, house, name, window)


@contextmanager
def browsing() -> Iterator[Browser]:
    found = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=FLAGS, env={**os.environ, **found.environment}
        )
        yield browser
        browser.close()


def take_all(browser: Browser, house: House, size: str, window: dict[str, Any]) -> None:
    """One game, known beforehand, seen from both sides; by night, as the game is meant."""
    game = game_with(Config(), is_won, preset=True)
    house.deals.order(ordered(game))
    with ExitStack() as windows:
        dora, pip = (
            windows.enter_context(Person.at(browser, house.url, name, "en", color_scheme="dark", **window))
            for name in ("Dora", "Pip")
        )
        pip.goes_to("/")
        expect(pip.starting("button", pip.w("home-play-rats"))).to_be_visible()
        shoot(pip, f"home-{size}")
        story = Story(game, dora, {0: pip, 1: pip, 2: pip})
        story.sit_down(dora, diets="preset")
        for person in (dora, pip):
            expect(person.page.get_by_role("heading", name=person.w("table-title", meal=1))).to_be_visible()
            if person.page.get_by_role("complementary").count():
                person.presses(person.button("close", within=person.page.get_by_role("complementary")))
        story.go_on(until=lambda state: in_meal(state, 4, Phase.PREPARE))
        expect(dora.region("table-stock-title")).to_be_visible()
        shoot(dora, f"doctor-{size}")
        story.go_on(until=lambda state: in_meal(state, 4, Phase.CHOOSE))
        expect(pip.status()).to_contain_text(pip.w("table-you-plan-alone"))
        shoot(pip, f"rats-{size}")
        story.go_on()
        pip.presses(pip.button("table-end-review"))
        expect(pip.button("review-next")).to_be_visible()
        for _ in range(4):
            pip.presses(pip.button("review-next-meal"))
        # On a phone the table comes after what is worth a second look.
        pip.page.locator(".kitchen").evaluate("one => one.scrollIntoView()")
        shoot(pip, f"review-{size}")


def in_meal(state: State, meal: int, phase: Phase) -> bool:
    return state.board.meal == meal and state.board.phase is phase


PIXELS = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  let text = "";
  for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
  return [picture.width, picture.height, btoa(text)];
}"""


def shoot(person: Person, name: str) -> None:
    assert person.context.browser is not None
    save(person.context.browser, person.page.screenshot(animations="disabled"), IMAGES / f"{name}.png")


def save(browser: Browser, png: bytes, path: Path) -> None:
    """A picture with as many colors as its size allows."""
    blank = browser.new_page()
    width, height, data = blank.evaluate(PIXELS, base64.b64encode(png).decode())
    blank.close()
    pixels = np.frombuffer(base64.b64decode(data), np.uint8).reshape(height * width, 4)[:, :3].astype(np.float32)
    for colours in (192, 128, 96, 64, 48, 32):
        found = indexed(pixels, width, colours)
        if len(found) <= LARGEST:
            path.write_bytes(found)
            print(f"{path.name}: {len(found) // 1000} kB, {colours} colors")
            return
    raise SystemExit(f"{path.name} is too heavy.")


def indexed(pixels: NDArray[np.float32], width: int, colours: int) -> bytes:
    """A PNG with a palette."""
    palette = palette_of(pixels, colours)
    rows = closest(pixels, palette).astype(np.uint8).reshape(-1, width)
    raw = np.hstack([np.zeros((len(rows), 1), np.uint8), rows]).tobytes()
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)),
        (b"PLTE", palette.round().astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(raw, 9)),
        (b"IEND", b""),
    ]
    chunks = [
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def palette_of(pixels: NDArray[np.float32], colours: int) -> NDArray[np.float32]:
    """The middles of clusters. A color counts by the root of how often it occurs, or small things would turn gray."""
    _, members, counts = np.unique(
        pixels.astype(np.int64) // 8 @ [1024, 32, 1], return_inverse=True, return_counts=True
    )
    shades = np.stack([np.bincount(members, pixels[:, each]) / counts for each in range(3)], axis=1).astype(np.float32)
    weights = np.sqrt(counts)
    chosen = np.random.default_rng(1).choice(len(shades), colours, replace=False, p=weights / weights.sum())
    palette = shades[chosen]
    for _ in range(8):
        nearest = closest(shades, palette)
        for at in range(colours):
            cluster = nearest == at
            if cluster.any():
                palette[at] = np.average(shades[cluster], axis=0, weights=weights[cluster])
    return palette


def closest(pixels: NDArray[np.float32], palette: NDArray[np.float32]) -> NDArray[np.intp]:
    weights = (palette**2).sum(axis=1)
    parts = [np.argmin(weights - 2 * part @ palette.T, axis=1) for part in np.array_split(pixels, 64)]
    return np.concatenate(parts)


if __name__ == "__main__":
    main()
