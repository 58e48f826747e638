import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya-sans/800.css";
import "@fontsource-variable/alegreya";
import "./look/look.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepAppearance } from "./lib/appearance.svelte";
import { language, preferred } from "./lib/language.svelte";
import { keepPage } from "./lib/network.svelte";

keepAppearance();
keepPage();

void language.speak(preferred()).finally(() => mount(App, { target: document.getElementById("app")! }));
