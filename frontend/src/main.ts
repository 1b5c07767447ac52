import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { hearOffers } from "./lib/installing.svelte";
import { keepLooks } from "./lib/looks.svelte";
import { keepPage } from "./lib/renewal.svelte";
import { settings } from "./lib/settings.svelte";
import { setLanguage } from "./lib/words.svelte";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
hearOffers();
keepLooks();
await setLanguage(settings.language);
await new Promise((ready) => setTimeout(ready)); // a task of its own: slow phones listen in between
page.replaceChildren();
mount(App, { target: page });
keepPage();
