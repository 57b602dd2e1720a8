// Shows push messages to people who aren't looking, and a friendly page when there is no connection. It stores only
// that page: every other file comes from the server, so an upgrade never meets old code here.
const KEPT = "doctor-rat.offline";
const PAGE = "/offline";

self.addEventListener("install", (event) => {
  // Only whole pages need us; everything else bypasses us, if the browser supports that.
  event.addRoutes?.([{ condition: { not: { requestMode: "navigate" } }, source: "network" }])?.catch?.(() => undefined);
  event.waitUntil(keepPage(PAGE).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

async function keepPage(address) {
  const page = await fetch(address, { cache: "no-store" });
  if (page.ok) await (await caches.open(KEPT)).put(PAGE, page);
}

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(visit(event));
});

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** The page says in which language to keep the offline page. */
self.addEventListener("message", (event) => {
  const language = event.data?.language;
  if (/^[a-z]{2}$/.test(language)) event.waitUntil(keepPage(`${PAGE}?language=${language}`).catch(() => undefined));
});

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let call = {};
  try {
    call = data?.json() ?? {};
  } catch {
    // Whatever it was, tell people that something arrived.
  }
  const path = ownPath(call.path);
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some((each) => each.focused && new URL(each.url).pathname === path)) return;
  await self.registration.showNotification(call.title ?? "Doctor Rat", {
    body: call.body ?? "",
    lang: call.language ?? "",
    tag: path,
    renotify: true,
    icon: "/icon-192.png",
    data: { path },
  });
}

/** A path on this server, whatever was sent. */
function ownPath(path) {
  try {
    const found = new URL(path ?? "/", self.location.origin);
    return found.origin === self.location.origin ? found.pathname : "/";
  } catch {
    return "/";
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(ownPath(event.notification.data?.path)));
});

async function go(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** The push service has given us another address: the server gets it in place of the old one. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event)));

async function move({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const state = await (await fetch("/api/me/push")).json();
  const old = await nameOf(oldSubscription.endpoint);
  const known = state.devices?.find((each) => each.id === old);
  if (!known) return;
  const options = { userVisibleOnly: true, applicationServerKey: state.key };
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  await put(found, known.kinds, known.language);
  if (found.endpoint !== oldSubscription.endpoint) await put(oldSubscription, [], known.language);
}

function put(subscription, kinds, language) {
  const { endpoint, keys } = subscription.toJSON();
  const wish = { endpoint, ...keys, kinds, language, ahead: -new Date().getTimezoneOffset() };
  const headers = { "content-type": "application/json" };
  return fetch("/api/me/push", { method: "PUT", headers, body: JSON.stringify(wish) });
}

async function nameOf(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
