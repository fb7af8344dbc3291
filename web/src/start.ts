/** The client itself, after main.ts has asked for its words. */

import { mount } from "svelte";
import App from "./App.svelte";
import { loadModes } from "./net/modes.svelte";
import { applySettings } from "./ui/settings.svelte";

// Without the modes a page can still say what is wrong.
await Promise.all([applySettings(), loadModes().catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });
