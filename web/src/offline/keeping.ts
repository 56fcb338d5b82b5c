// Has the browser keep the files of the client, and look for a newer version of them.
import { onHost } from "../site";

/** How often a page that stays open looks for a newer version, in milliseconds. */
const PAUSE = 3_600_000;

/** Starts the service worker. Where the browser does not allow it, pages need the server as before. */
export async function keepFiles(): Promise<void> {
  try {
    await navigator.serviceWorker.register(onHost("/service-worker.js"), { updateViaCache: "none" });
  } catch {
    return;
  }
  setInterval(look, PAUSE);
}

async function look(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Without a connection the next time will do.
  await registration?.update().catch(() => {});
}
