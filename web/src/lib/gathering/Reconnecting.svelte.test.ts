import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "$lib/api";
import type { TableSocket } from "$lib/state/socket.svelte";
import { words } from "$lib/state/words.svelte";
import Reconnecting from "./Reconnecting.svelte";

type Status = TableSocket["status"];

class Line {
  status = $state<Status>("open");
  delay = $state.raw<Refusal | null>(null);
}

let line: Line;
let remove: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  await words.need("app", "game");
  line = new Line();
  const made = mount(Reconnecting, {
    target: document.body,
    props: {
      get status() {
        return line.status;
      },
      get delay() {
        return line.delay;
      },
      first: false,
    },
  });
  remove = () => void unmount(made);
});
afterEach(() => {
  remove();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

function becomes(status: Status): void {
  line.status = status;
  flushSync();
}

const sign = (): string => document.body.textContent.trim();

it("ignores a short loss", () => {
  becomes("waiting");
  pass(500);
  becomes("open");
  pass(5_000);
  expect(sign()).toBe("");
});

it("stays through every attempt to connect", () => {
  becomes("waiting");
  pass(1_000);
  for (const status of ["connecting", "waiting", "connecting"] as const) {
    becomes(status);
    expect(sign()).toBe(words.t("reconnecting"));
    pass(500);
    expect(sign()).toBe(words.t("reconnecting"));
  }
  becomes("open");
  pass(2_000);
  expect(sign()).toBe("");
});

it("doesn't flicker when the connection is lost again at once", () => {
  becomes("waiting");
  pass(1_000);
  becomes("open");
  pass(100);
  expect(sign()).not.toBe("");
  becomes("waiting");
  pass(100);
  expect(sign()).not.toBe("");
});

it("says why the table turns us away while we keep trying", () => {
  line.delay = new Refusal("too-many-sockets");
  becomes("waiting");
  pass(1_000);
  expect(sign()).toBe(words.t("error-too-many-sockets"));
});

it("says that the kitchen isn't answering while a command waits to be resent", () => {
  becomes("stalled");
  pass(1_000);
  expect(sign()).toBe(words.t("reconnecting-stalled"));
});
