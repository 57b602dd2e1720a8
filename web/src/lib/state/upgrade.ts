/** A part of the page that can't be loaded: the server was upgraded, or is away. The page is loaded again, once. */
const KEY = "doctor-rat.reloaded";
const LATELY = 60_000;

function lately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LATELY;
}

/** Loads the page again, unless that was tried just now; whether it will. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    if (lately()) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory it might go on for good.
    return false;
  }
  reload();
  return true;
}

/** Whether this page was loaded again for that reason; says it once. */
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
