"""The part that is there while the game is closed: calls, the switch for them, and the page for no connection."""

import json
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Worker, expect

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
CLICKED = """async () => {
  const [shown] = await self.registration.getNotifications();
  const opened = [];
  // A real one wants a finger on the screen.
  self.clients.openWindow = async (path) => void opened.push(path);
  const event = new NotificationEvent("notificationclick", { notification: shown });
  const done = [];
  event.waitUntil = (promise) => done.push(promise);
  self.dispatchEvent(event);
  await Promise.all(done);
  return opened;
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
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.w("nav-rules"))
    assert ann.page.url.endswith("/rules")


def test_a_call_is_shown_and_leads_to_its_table(come: Come) -> None:
    ann = comes_with_worker(come, "fr", permissions=["notifications"])
    (worker,) = ann.context.service_workers
    session = ann.context.new_cdp_session(ann.page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    call = {"title": ann.w("push-turn-title"), "body": "…", "path": "/table/abc", "language": "fr"}
    deliver(session, ann, known, json.dumps(call))
    shown = until_shown(worker)
    assert shown == {"title": call["title"], "body": "…", "lang": "fr", "tag": "/table/abc"}
    assert worker.evaluate(CLICKED) == ["/table/abc"]
    for odd in ("{", json.dumps({"title": "x", "path": "https://evil.example/table/abc"})):
        deliver(session, ann, known, odd)
        assert until_shown(worker)["tag"] == "/"
        assert worker.evaluate(CLICKED) in ([], ["/"]), "nowhere else"


def deliver(session: object, ann: Person, known: list[str], data: str) -> None:
    assert known
    wish = {"origin": ann.url, "registrationId": known[-1], "data": data}
    session.send("ServiceWorker.deliverPushMessage", wish)  # type: ignore[attr-defined]


def until_shown(worker: Worker) -> dict[str, str]:
    """The notification that is there now; pressing it takes it away."""
    found: dict[str, str] = worker.evaluate("""async () => {
      for (;;) {
        const [shown] = await self.registration.getNotifications();
        if (shown) return { title: shown.title, body: shown.body, lang: shown.lang, tag: shown.tag };
        await new Promise((done) => setTimeout(done, 20));
      }
    }""")
    return found


def test_the_switch_has_this_device_called_and_ends_it(come: Come) -> None:
    ann = come("Ann", "it", permissions=["notifications"])
    browser = Subscribed(SERVICE)
    introduces_self(ann)
    ann.page.evaluate(READY)
    ann.page.evaluate(SUBSCRIBES, browser.wish())
    switch = ann.named("switch", ann.w("push-on"))
    expect(switch).not_to_be_checked()
    ann.presses(switch)
    turn = ann.named("switch", ann.w("push-kind", kind="turn"))
    expect(turn).to_be_checked()
    ann.presses(turn)
    expect(turn).not_to_be_checked()
    (device,) = state(ann)["devices"]
    assert (device["id"], device["kinds"], device["language"]) == (browser.id, ["waiting", "today"], "it")
    assert ann.page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": state(ann)["key"]}
    ann.presses(switch)
    expect(turn).to_be_hidden()
    assert state(ann)["devices"] == []


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
    expect(bea.named("switch", bea.w("push-on"))).to_be_disabled()
