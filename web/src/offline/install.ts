// The browser's offer to install the client as an app.
import { signal } from "@preact/signals";

/** What Chromium and its kin send when a page can be installed; it is in no standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The offer, while there is one. */
export const installOffer = signal<InstallOffer | null>(null);

/** Whether this page runs as an installed app. */
export const isInstalled = matchMedia("(display-mode: standalone)").matches;

/** Keeps the offer for the settings page. It comes once, early, and would be shown at once otherwise. */
export function startInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.value = event as InstallOffer;
  });
  addEventListener("appinstalled", () => {
    installOffer.value = null;
  });
}

/** Asks whether to install. An offer can be used once. */
export async function install(): Promise<void> {
  const offer = installOffer.value;
  installOffer.value = null;
  await offer?.prompt();
}
