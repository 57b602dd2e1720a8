import { afterEach, expect, it, vi } from "vitest";
import { Alerts } from "./alerts.svelte";
import { settings } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

it("calls once when it becomes your turn, and only in the background", () => {
  const calls: string[] = [];
  vi.stubGlobal(
    "Notification",
    Object.assign(
      class {
        constructor(text: string) {
          calls.push(text);
        }
        close(): void {}
      },
      { permission: "granted" },
    ),
  );
  settings.change({ notifications: true, sounds: false });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const alerts = new Alerts();
  alerts.turn(true, "your turn");
  alerts.turn(true, "your turn");
  alerts.turn(false, "");
  expect(alerts.waiting).toBe(false);
  hidden.mockReturnValue(false);
  alerts.turn(true, "your turn");
  expect(alerts.waiting).toBe(true);
  expect(calls).toEqual(["your turn"]);
});
