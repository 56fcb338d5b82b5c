// Entry point: starts the router, the settings and the language, then renders the app.
import { effect } from "@preact/signals";
import { render } from "preact";
import "./styles/index.css";
import { App } from "./app";
import { kioskAt } from "./kiosk/address";
import { startInstall } from "./offline/install";
import { keepsFiles, startVersion } from "./offline/version";
import { lazyPage } from "./parts/lazy";
import { here, startRouter } from "./router";
import { startSettings } from "./settings";
import { hasServer, isBelowPath, putBaseBeforeLinks } from "./site";
import { language, need } from "./words/words";

if (isBelowPath) putBaseBeforeLinks();
startRouter();
startSettings();
startVersion();
startInstall();
effect(() => {
  document.documentElement.lang = language.value;
});

const KioskPage = lazyPage(
  ["kiosk", "together", "why"],
  async () => (await import("./kiosk/kiosk")).KioskPage,
);

const root = placeForApp();
if (root)
  need(hasServer ? ["frame", "home"] : ["frame", "home", "privacy"]).then(() => {
    // A stand stays one until its address is changed.
    const kiosk = kioskAt(here.peek());
    render(
      kiosk ? (
        <main>
          <KioskPage kiosk={kiosk} />
        </main>
      ) : (
        <App />
      ),
      root,
    );
    if (keepsFiles) whenAtRest(async () => (await import("./offline/keeping")).keepFiles(), 500);
  });

/**
 * Where the app goes. The file of a page may have its text there already: then the app is put behind it until it has as much to show, so that
 * nothing comes and goes.
 */
function placeForApp(): HTMLElement | null {
  const text = document.getElementById("app");
  if (hasServer || !text?.hasChildNodes()) return text;
  const app = document.createElement("div");
  app.id = text.id;
  Object.assign(app.style, { position: "absolute", inset: "0 0 auto", visibility: "hidden" });
  text.after(app);
  const taken = () => {
    text.remove();
    app.removeAttribute("style");
  };
  const rendered = () => (app.hasChildNodes() ? whenAtRest(taken, 50) : setTimeout(rendered, 50));
  rendered();
  return app;
}

/** Does something once the page waits for nothing, so that nothing has to wait for it. It looks again after a pause, in milliseconds. */
function whenAtRest(act: () => void, pause: number): void {
  const waits = document.readyState !== "complete" || document.querySelector('main [aria-busy="true"]');
  if (waits) setTimeout(whenAtRest, pause, act, pause);
  else act();
}
