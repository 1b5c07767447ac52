import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { breath } from "./lib/breath";
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
await breath();
page.replaceChildren();
mount(App, { target: page });
keepPage();
