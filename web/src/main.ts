import { mount } from "svelte";
import { settings } from "$lib/state/settings.svelte";
import { words } from "$lib/state/words.svelte";
import App from "./App.svelte";

settings.dress(document.documentElement);
await words.need("app", "game");
await words.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
