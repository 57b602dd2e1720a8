import { beforeEach, expect, it } from "vitest";
import { browserLanguage, Settings } from "./settings.svelte";

beforeEach(() => localStorage.clear());

it("picks the first of the browser's languages that we have, else English", () => {
  expect(browserLanguage(["pt-BR", "de-AT", "fr"])).toBe("de");
  expect(browserLanguage(["ja"])).toBe("en");
});

it("keeps changes, and survives what it can't read", () => {
  new Settings().change({ language: "it", theme: "light" });
  const again = new Settings();
  expect(again.language).toBe("it");
  expect(again.isDark).toBe(false);
  localStorage.setItem("doctor-rat.settings", "{");
  expect(new Settings().theme).toBe("system");
});

it("sets the page's attributes", () => {
  const settings = new Settings();
  settings.change({ theme: "dark", motion: false, cards: "large", language: "es" });
  const page = document.createElement("html");
  settings.dress(page);
  expect({ ...page.dataset, lang: page.lang }).toEqual({ theme: "dark", motion: "off", cards: "large", lang: "es" });
});

it("follows changes made in another window", () => {
  const here = new Settings();
  const stop = here.listen();
  const tell = (): boolean => dispatchEvent(new StorageEvent("storage", { key: "doctor-rat.settings" }));
  new Settings().change({ language: "fr" });
  tell();
  expect(here.language).toBe("fr");
  stop();
  new Settings().change({ language: "de" });
  tell();
  expect(here.language).toBe("fr");
});
