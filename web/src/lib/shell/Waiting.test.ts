import { afterEach, expect, it, vi } from "vitest";
import { show, type Mounted } from "$lib/state/mounting";
import { endFirstPicture } from "./first-picture";
import Waiting from "./Waiting.svelte";

const shown: Mounted[] = [];

afterEach(() => {
  for (const one of shown.splice(0)) one.remove();
  document.body.replaceChildren();
});

function wait(): Mounted {
  const one = show(Waiting as never, {});
  shown.push(one);
  return one;
}

function firstPicture(): HTMLElement {
  const picture = document.body.appendChild(document.createElement("div"));
  picture.id = "waiting";
  return picture;
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

it("draws a kitchen if there is none", () => expect(wait().page.querySelector(".scenery")).not.toBeNull());

it("leaves the first picture as long as something waits, and draws none over it", async () => {
  const picture = firstPicture();
  const first = wait();
  endFirstPicture();
  wait();
  shown.shift()!.remove();
  await frame();
  expect(picture.isConnected).toBe(true);
  for (const { page } of [first, ...shown]) expect(page.querySelector(".scenery")).toBeNull();
  expect(shown[0]!.page.textContent?.trim()).not.toBe("");
  shown.shift()!.remove();
  await vi.waitFor(() => expect(picture.isConnected).toBe(false));
});

it("takes the first picture away at once where nothing waits", async () => {
  const picture = firstPicture();
  endFirstPicture();
  await vi.waitFor(() => expect(picture.isConnected).toBe(false));
});
