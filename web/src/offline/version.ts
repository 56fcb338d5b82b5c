// The version that the files of this page make up, and whether there is a newer one.
import { signal } from "@preact/signals";

/** Empty where the files were not built, as while they are worked on. */
const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? "";

/** Whether the browser keeps files for pages, which it does only over a safe connection or on this machine, and this page has such files. */
export const keepsFiles = version !== "" && "serviceWorker" in navigator;

/** Whether a newer version than that of this page is there. */
export const newVersion = signal(false);

/** Holds on to the files of this version while the page is open, and listens for a newer one. */
export function startVersion(): void {
  if (!keepsFiles) return;
  void navigator.locks.request(`hnefi-${version}`, { mode: "shared" }, () => new Promise(() => {}));
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    newVersion.value = data !== version;
  });
}
