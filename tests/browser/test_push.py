"""The service worker: push messages while the game is closed, the switch for them, and the offline page."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, expect

from browser.browsers import FLAGS
from browser.conftest import Come
from browser.houses import House, open_house
from browser.lobby import introduces_self
from browser.people import Person
from server.house import PLENTY
from server.push_service import Browser as Subscribed

SERVICE = "http://127.0.0.1:9"
"""Nobody is there: nothing is sent in these tests."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Browsers with windows, even if nobody looks at them."""
READY = "async () => { const found = await navigator.serviceWorker.ready; return found.active.state }"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found;
}"""
SUBSCRIBES = """(wish) => {
  // In place of the maker's service, which tests can't reach.
  const { endpoint, p256dh, auth } = wish;
  let found = null;
  const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  made.unsubscribe = async () => { found = null; return true; };
  PushManager.prototype.getSubscription = async () => found;
  PushManager.prototype.subscribe = async function (options) {
    window.asked = options;
    return (found = made);
  };
}"""
ALLOWED = """
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
"""
"""A headless browser denies it, whatever it is told."""
SCREEN = """() => {
  // In place of the phone's screen, which such a browser hasn't got.
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, lang, tag, data }) =>
    void self.shown.push({ title, body, lang, tag, data, close: () => undefined });
  self.opened = [];
  self.clients.openWindow = async (path) => void self.opened.push(path);
}"""
CALLED = """async (data) => {
  // Browsers without windows have no push service to bring it.
  const done = [];
  const event = new PushEvent("push", { data });
  event.waitUntil = (promise) => done.push(promise);
  self.dispatchEvent(event);
  await Promise.all(done);
  const { title, body, lang, tag } = self.shown.at(-1);
  return [title, body, lang, tag];
}"""
CLICKED = """async (number) => {
  const done = [];
  const event = new Event("notificationclick");
  event.notification = self.shown[number];
  event.waitUntil = (promise) => done.push(promise);
  self.dispatchEvent(event);
  await Promise.all(done);
  return self.opened;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("push"), replace(PLENTY, push_local=SERVICE)) as found:
        yield found


def comes_with_worker(come: Come, language: str, path: str = "/", **window: object) -> Person:
    ann = come("Ann", language, **window)
    ann.goes_to(path)
    ann.page.evaluate(READY)
    ann.page.wait_for_function(CONTROLLED)
    return ann


def test_without_a_connection_a_friendly_page_says_so(come: Come) -> None:
    ann = comes_with_worker(come, "de")
    ann.page.wait_for_function("async () => (await caches.match('/offline')) !== undefined")
    assert ann.page.evaluate(KEPT) == ["/offline"], "nothing else is kept, so nothing can be old"
    ann.forgive("ERR_INTERNET_DISCONNECTED")
    ann.context.set_offline(True)
    ann.page.goto("/rules")
    expect(ann.page.get_by_role("heading", name=ann.w("no-connection-title"))).to_be_visible()
    expect(ann.page.get_by_text(ann.w("no-connection-text"))).to_be_visible()
    ann.context.set_offline(False)
    ann.page.get_by_role("link", name=ann.w("no-connection-again")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.w("rules-title"))
    assert ann.page.url.endswith("/rules")


def test_a_call_is_shown_and_leads_to_its_table(come: Come) -> None:
    ann = comes_with_worker(come, "fr", "/settings")
    (worker,) = ann.context.service_workers
    worker.evaluate(SCREEN)
    call = {"title": ann.w("push-turn-title"), "body": "…", "path": "/table/abc", "language": "fr"}
    elsewhere = {**call, "path": "https://evil.example/table/abc"}
    assert worker.evaluate(CALLED, json.dumps(call)) == [call["title"], "…", "fr", "/table/abc"]
    assert worker.evaluate(CALLED, json.dumps(elsewhere)) == [call["title"], "…", "fr", "/"], "nowhere else"
    assert worker.evaluate(CALLED, "{") == ["Doctor Rat", "", "", "/"]
    assert worker.evaluate(CLICKED, 0) == ["/table/abc"]


def test_the_switch_has_this_device_called_and_ends_it(come: Come) -> None:
    ann = come("Ann", "it")
    ann.context.add_init_script(ALLOWED)
    browser = Subscribed(SERVICE)
    introduces_self(ann)
    ann.page.evaluate(READY)
    ann.page.evaluate(SUBSCRIBES, browser.wish())
    switch = switch_of(ann, ann.w("push-on"))
    expect(switch).not_to_be_checked()
    ann.presses(switch)
    turn = switch_of(ann, ann.w("push-kind", kind="turn"))
    expect(turn).to_be_checked()
    with saved(ann):
        ann.presses(turn)
    expect(turn).not_to_be_checked()
    (device,) = state(ann)["devices"]
    assert (device["id"], device["kinds"], device["language"]) == (browser.id, ["waiting", "today"], "it")
    assert ann.page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": state(ann)["key"]}
    with saved(ann):
        ann.presses(switch)
    expect(turn).to_be_hidden()
    assert state(ann)["devices"] == []


@contextmanager
def saved(person: Person) -> Iterator[None]:
    """Inside, something is switched; it has reached the server afterwards. The switch itself moves at once."""
    with person.page.expect_response(lambda answer: "/api/me/push" in answer.url and answer.request.method != "GET"):
        yield


def switch_of(person: Person, label: str) -> Locator:
    """Its name goes on with an explanation."""
    return person.page.get_by_role("switch", name=label)


def state(ann: Person) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = ann.context.request.get("/api/me/push").json()
    return found


def test_a_browser_that_cannot_or_may_not_be_called_says_so(come: Come) -> None:
    ann = come("Ann")
    ann.context.add_init_script("delete window.PushManager")
    introduces_self(ann)
    expect(ann.page.get_by_text(ann.w("push-cannot"))).to_be_visible()
    bea = come("Bea", "es")
    bea.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    introduces_self(bea)
    expect(bea.page.get_by_text(bea.w("push-blocked"))).to_be_visible()
    expect(switch_of(bea, bea.w("push-on"))).to_be_disabled()


# What the browser itself does with a push. One without windows denies every notification, so this needs a whole one.

SHOWN = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map(({ title, body, lang, tag }) => [title, body, lang, tag]);
}"""
PRESSED = """async () => {
  // A person's click is what no test has: without one a browser opens no window, so that alone is replaced.
  const opened = [];
  self.clients.openWindow = async (path) => void opened.push(path);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const done = [];
  event.waitUntil = (promise) => done.push(promise);
  self.dispatchEvent(event);
  await Promise.all(done);
  return opened;
}"""


@pytest.fixture
def windowed(browser: Browser, house: House) -> Iterator[Person]:
    """Someone who has allowed notifications, at a browser that can show them."""
    path = next(filter(None, map(shutil.which, WHOLE)), None)
    if path is None:
        pytest.skip(f"none of {', '.join(WHOLE)} is here")
    whole = browser.browser_type.launch(executable_path=path, args=FLAGS)
    with closing(whole), Person.at(whole, house.url, "Ann", "fr", permissions=["notifications"]) as ann:
        yield ann
        ann.was_quiet()


def pushes(ann: Person, call: dict[str, str]) -> None:
    """Through the browser's own way, as if its maker's service had brought it."""
    session = ann.context.new_cdp_session(ann.page)
    found: list[dict[str, str]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        ann.page.wait_for_timeout(20)
    told = {"origin": ann.url, "registrationId": found[-1]["registrationId"], "data": json.dumps(call)}
    session.send("ServiceWorker.deliverPushMessage", told)


def test_a_push_becomes_a_notification_and_a_click_opens_its_page(windowed: Person) -> None:
    ann = windowed
    ann.goes_to("/settings")
    ann.page.evaluate(READY)
    assert ann.page.evaluate("Notification.permission") == "granted"
    pushes(ann, {"title": ann.w("push-today-title"), "body": "…", "path": "/day", "language": "fr"})
    ann.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert ann.page.evaluate(SHOWN) == [[ann.w("push-today-title"), "…", "fr", "/day"]]
    (worker,) = ann.context.service_workers
    assert worker.evaluate(PRESSED) == ["/day"]
    assert ann.page.evaluate(SHOWN) == [], "whoever has pressed it is done with it"


def test_where_the_browser_gets_no_push_address_the_switch_says_so(windowed: Person) -> None:
    """Allowed by the person, refused by the browser: a private window gets none, nor does one without a service."""
    ann = windowed
    ann.forgive("does not support the Push API in incognito mode")
    introduces_self(ann)
    ann.page.evaluate(READY)
    switch = switch_of(ann, ann.w("push-on"))
    ann.presses(switch)
    expect(ann.page.get_by_text(ann.w("push-failed"))).to_be_visible()
    expect(switch).not_to_be_checked()
    assert state(ann)["devices"] == []
