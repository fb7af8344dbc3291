/** The client itself, after main.ts has asked for its words. */

import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./ui/settings.svelte";

await applySettings();
mount(App, { target: document.getElementById("app")! });
