import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/layouts.css";
import "./styles/app.css";

await applySettings();
mount(App, { target: document.getElementById("app")! });
