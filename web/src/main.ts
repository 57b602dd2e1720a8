import { mount } from "svelte";
import { endFirstPicture } from "$lib/shell/first-picture";
import { session } from "$lib/state/session.svelte";
import { settings } from "$lib/state/settings.svelte";
import { startWorker } from "$lib/state/worker";
import { words } from "$lib/state/words.svelte";
import App from "../src/App.svelte";

settings.dress(document.documentElement);
// Starts the request early; whoever needs the answer asks again.
void session.load().catch(() => undefined);
await words.open(settings.language, "app", "game");
// In a task of its own: reading the catalogs has taken a while.
await new Promise((next) => setTimeout(next, 1));
mount(App, { target: document.getElementById("app")! });
endFirstPicture();
startWorker(settings.language);
