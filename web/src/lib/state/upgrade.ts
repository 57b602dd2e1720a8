/** For a part of the page that fails to load because the server was upgraded or is away: reloads the page, once. */
const KEY = "doctor-rat.reloaded";
const LATELY = 60_000;

function lately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LATELY;
}

/** Reloads the page unless that was just tried; returns whether it will. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    if (lately()) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage, it might reload in a loop.
    return false;
  }
  reload();
  return true;
}

/** Whether this page was reloaded for that reason; true only once. */
export function wasReloaded(): boolean {
  try {
    const told = `${KEY}.told`;
    if (!lately() || sessionStorage.getItem(told) === sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(told, sessionStorage.getItem(KEY)!);
    return true;
  } catch {
    return false;
  }
}
