"""A person with a browser, who finds things by the names they read, in their own language, and presses them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from doctor_rat.locales import words
from doctor_rat.rules import Food

PATIENCE = 60_000
"""Milliseconds: a busy machine is slow, and no test measures speed."""
DESK = {"width": 1280, "height": 800}
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
TYPES = {"c": "cheese", "l": "liquid", "v": "vegetable"}
COLOURS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue"}
AT_ONCE = """localStorage["doctor-rat.settings"] ??= JSON.stringify({ show: "none" });"""
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "it": "it-IT", "es": "es-ES"}


class Person:
    def __init__(self, context: BrowserContext, page: Page, url: str, name: str, language: str) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.name = name
        self.language = language
        self.touches = False
        self._noise: list[str] = []
        self._forgiven: list[str] = []
        context.on("request", self._asked)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self._noise.append(f"error: {error.error}"))
        page.on("websocket", self._called)

    @classmethod
    @contextmanager
    def at(cls, browser: Browser, url: str, name: str, language: str, **window: Any) -> Iterator["Person"]:
        """Motion and step-by-step shows are off unless a test is about them, so nobody has to wait."""
        looks: dict[str, Any] = {"viewport": DESK, "locale": LOCALES[language], "reduced_motion": "reduce", **window}
        show = looks.pop("show", looks["reduced_motion"] != "reduce")
        context = browser.new_context(base_url=url, **looks)
        context.set_default_timeout(PATIENCE)
        if not show:
            context.add_init_script(AT_ONCE)
        try:
            person = cls(context, context.new_page(), url, name, language)
            person.touches = bool(looks.get("has_touch"))
            yield person
        finally:
            context.close()

    # What must not happen

    def forgive(self, words: str) -> None:
        """Allows console errors with these words: the test provokes them."""
        self._forgiven.append(words)

    def was_quiet(self) -> None:
        noise = [each for each in self._noise if not any(words in each for words in self._forgiven)]
        assert not noise, noise

    def _asked(self, request: Request) -> None:
        self._check_host(request.url)

    def _called(self, socket: WebSocket) -> None:
        self._check_host(socket.url)

    def _check_host(self, url: str) -> None:
        asked = urlsplit(url)
        if asked.scheme not in ("data", "blob") and asked.netloc != urlsplit(self.url).netloc:
            self._noise.append(f"another host: {url}")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._noise.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    # Words

    def w(self, key: str, **arguments: str | int) -> str:
        return words(self.language, key, arguments)

    def food(self, food: Food | str) -> str:
        return self.w("food", count=int(food[0]), colour=COLOURS[food[1]], type=TYPES[food[2]])

    def group(self, identity: Food | str) -> str:
        return self.w("group", identity=TYPES[identity[2]])

    # Finding

    def button(self, key: str, *, within: Locator | None = None, **arguments: str | int) -> Locator:
        return self.named("button", self.w(key, **arguments), within=within)

    def link(self, key: str, **arguments: str | int) -> Locator:
        return self.named("link", self.w(key, **arguments))

    def named(self, role: Any, name: str, *, within: Locator | None = None) -> Locator:
        return (within or self.page.locator("body")).get_by_role(role, name=name, exact=True)

    def starting(self, role: Any, name: str) -> Locator:
        """A control whose name starts with these words."""
        return self.page.get_by_role(role, name=name)

    def region(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("region", name=self.w(key, **arguments), exact=True)

    def dialog(self, key: str | None = None, **arguments: str | int) -> Locator:
        if key is None:
            return self.page.get_by_role("dialog")
        return self.page.get_by_role("dialog", name=self.w(key, **arguments), exact=True)

    def status(self) -> Locator:
        return self.page.locator(".bar .sentence p")

    # Doing

    def goes_to(self, path: str) -> None:
        self.page.goto(path)

    def presses(self, control: Locator) -> None:
        if self.touches:
            control.tap()
        else:
            control.click()

    def selects(self, label: str, option: str) -> None:
        """From a list with this label."""
        self.named("combobox", label).select_option(option)

    def says(self, text: str) -> None:
        self.page.get_by_label(self.w("talk-label"), exact=True).fill(text)
        self.presses(self.button("talk-send"))

    def reads(self, text: str) -> None:
        expect(self.region("panel-log").get_by_text(text, exact=False).last).to_be_visible()

    def reads_from_the_top(self, key: str, **arguments: str | int) -> None:
        """A new page has put the focus on its heading."""
        heading = self.page.get_by_role("heading", level=1, name=self.w(key, **arguments), exact=True)
        expect(heading).to_be_focused()

    def tells_name(self) -> None:
        """And waits for the answer: going on before it comes takes the question back."""
        self.page.get_by_label(self.w("home-name"), exact=True).fill(self.name)
        with self.page.expect_response(lambda answer: answer.request.method in ("POST", "PUT", "PATCH")):
            self.presses(self.button("home-name-keep"))

    # Home

    def plays_now(self, as_: str, level: str = "random") -> None:
        """One click from home to a game with bots."""
        self.goes_to("/")
        self.selects(self.w("home-bots"), level)
        self.presses(self.starting("button", self.w(f"home-play-{as_}")))
        expect(self.page.get_by_role("heading", name=self.w("table-title", meal=1))).to_be_visible()


@contextmanager
def resized(person: Person, width: int, height: int) -> Iterator[None]:
    """For a look at another size of the same window."""
    usual = person.page.viewport_size
    assert usual is not None
    person.page.set_viewport_size({"width": width, "height": height})
    yield
    person.page.set_viewport_size(usual)
