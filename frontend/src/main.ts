import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { keepTheme } from "./lib/theme.svelte";
import { setLanguage } from "./lib/words.svelte";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
keepTheme();
await setLanguage(settings.language);
mount(App, { target: page });
