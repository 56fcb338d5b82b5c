// Entry point: starts the router, the settings and the language, then renders the app.
import { effect } from "@preact/signals";
import { render } from "preact";
import "./styles/index.css";
import { App } from "./app";
import { startRouter } from "./router";
import { startSettings } from "./settings";
import { language, need } from "./words/words";

startRouter();
startSettings();
effect(() => {
  document.documentElement.lang = language.value;
});

const root = document.getElementById("app");
if (root) need(["frame", "home"]).then(() => render(<App />, root));
