// Whether the server answers. Every request tells; while it does not answer, it is asked until it does.
import { signal } from "@preact/signals";

/** The pause before a server that did not answer is asked again, in milliseconds. */
const PAUSE = 2000;
/** Something small that every server has. */
const ASKED = "/api/v1/levels";

/** False from a request without an answer until the next answer. */
export const reachable = signal(true);
let timer: number | undefined;

/** The server has answered something. */
export function answered(): void {
  clearTimeout(timer);
  reachable.value = true;
}

/** A request had no answer. */
export function unanswered(): void {
  reachable.value = false;
  clearTimeout(timer);
  timer = window.setTimeout(answers, PAUSE);
}

/** Whether the server answers now. */
export async function answers(): Promise<boolean> {
  try {
    await fetch(ASKED, { method: "HEAD", cache: "no-store" });
    answered();
  } catch {
    unanswered();
  }
  return reachable.value;
}

// The browser may know before the pause is over.
addEventListener("online", () => {
  if (!reachable.value) answers();
});
