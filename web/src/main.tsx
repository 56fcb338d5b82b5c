// The start of everything: routes, theme, language, and the page.
import { effect } from "@preact/signals";
import { render } from "preact";
import "./styles/index.css";
import { App } from "./app";
import { startRouter } from "./router";
import { startTheme } from "./theme";
import { language, need } from "./words/words";

startRouter();
startTheme();
effect(() => {
  document.documentElement.lang = language.value;
});

const root = document.getElementById("app");
if (root) need(["frame", "play"]).then(() => render(<App />, root));
