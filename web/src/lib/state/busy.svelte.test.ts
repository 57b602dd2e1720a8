import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { busy } from "./busy.svelte";

it("is busy until the last answer or refusal has arrived", async () => {
  let answer = (_: number): void => undefined;
  let refuse = (_: Error): void => undefined;
  const one = new Promise<number>((resolve) => (answer = resolve));
  const other = new Promise<number>((_, reject) => (refuse = reject));
  const answers = [busy.until(one), busy.until(other)];
  await null;
  expect(busy.is).toBe(true);
  answer(1);
  expect(await answers[0]).toBe(1);
  expect(busy.is).toBe(true);
  refuse(new Error("no"));
  await expect(answers[1]).rejects.toThrow("no");
  expect(busy.is).toBe(false);
});

it("an effect that asks the server runs once", async () => {
  let asked = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      asked += 1;
      if (asked < 5) void busy.until(Promise.resolve());
    });
  });
  flushSync();
  await Promise.resolve();
  flushSync();
  expect(asked).toBe(1);
  stop();
});
