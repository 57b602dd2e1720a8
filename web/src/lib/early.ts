/** What the page itself asked the server before our code had come (scripts/early.ts): its answer is taken once. */
declare global {
  var asked: Map<string, Promise<Response>> | undefined;
}

/** The answer that is under way, or a new one. */
export function askOnce(path: string): Promise<Response> {
  const found = globalThis.asked?.get(path);
  globalThis.asked?.delete(path);
  return found ?? fetch(path);
}
