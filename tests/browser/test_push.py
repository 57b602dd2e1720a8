"""The part that is there while the game is closed: calls, the switch for them, and the page for no connection."""

import json
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.houses import House, open_house
from browser.lobby import introduces_self
from browser.people import Person
from server.house import PLENTY
from server.push_service import Browser as Subscribed

SERVICE = "http://127.0.0.1:9"
"""Nobody is there: nothing is sent in these tests."""
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
"""A browser without windows denies it, whatever it is told."""
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


def test_without_a_connection_a_page_says_so_kindly(come: Come) -> None:
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
    ann.presses(turn)
    expect(turn).not_to_be_checked()
    (device,) = state(ann)["devices"]
    assert (device["id"], device["kinds"], device["language"]) == (browser.id, ["waiting", "today"], "it")
    assert ann.page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": state(ann)["key"]}
    ann.presses(switch)
    expect(turn).to_be_hidden()
    assert state(ann)["devices"] == []


def switch_of(person: Person, label: str) -> Locator:
    """Its name goes on with what it means."""
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
