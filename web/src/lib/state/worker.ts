/**
 * Starts the service worker (`web/public/sw.js`), which shows push messages and the offline page while the game is
 * closed.
 */
import type { Language } from "./settings.svelte";

const KEY = "doctor-rat.offline-language";

export function canWork(): boolean {
  return "serviceWorker" in navigator && isSecureContext;
}

/** Waits until the browser is idle, so nothing visible waits for it. */
export function startWorker(language: Language): void {
  if (!canWork() || import.meta.env.DEV) return;
  const start = (): void => void register(language).catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 1000);
}

async function register(language: Language): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  await tellLanguage(language);
}

/** Keeps the offline page in the reader's language. Refreshed once a day, so that upgrades reach it. */
export async function tellLanguage(language: Language, today = new Date().toDateString()): Promise<void> {
  if (!canWork()) return;
  const wanted = `${language} ${today}`;
  try {
    if (localStorage.getItem(KEY) === wanted) return;
    (await navigator.serviceWorker.ready).active?.postMessage({ language });
    localStorage.setItem(KEY, wanted);
  } catch {
    // Then it stays as it is.
  }
}
