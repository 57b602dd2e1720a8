/** Requests the page made before our code had loaded (scripts/early.ts). Each answer is used once. */
declare global {
  var asked: Map<string, Promise<Response>> | undefined;
}

/** The answer already under way, or a new request. */
export function askOnce(path: string): Promise<Response> {
  const found = globalThis.asked?.get(path);
  globalThis.asked?.delete(path);
  return found ?? fetch(path);
}
