/** The part of the game that is there while it is closed (`web/public/sw.js`): it shows calls and the offline page. */
import type { Language } from "./settings.svelte";

const KEY = "doctor-rat.offline-language";

export function canWork(): boolean {
  return "serviceWorker" in navigator && isSecureContext;
}

/** Once the page stands: nothing that is seen first has to wait for it. */
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

/** The offline page is kept in the reader's language; asked for once a day, so that an upgrade reaches it. */
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
