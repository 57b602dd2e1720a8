import { mount } from "svelte";
import { settings } from "$lib/state/settings.svelte";
import { words } from "$lib/state/words.svelte";
import App from "./App.svelte";

settings.dress(document.documentElement);
// The language first: no catalogue is loaded that nobody reads.
await words.speak(settings.language);
await words.need("app", "game");
mount(App, { target: document.getElementById("app")! });
