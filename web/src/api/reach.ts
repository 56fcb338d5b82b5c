// Where the server is, and whether it answers. Every request tells; while it does not answer, it is asked until it does.
import { signal } from "@preact/signals";
import { hasServer, onHost } from "../site";
import { Problem } from "./problem";

/** Where the API is. */
export const ROOT = onHost("/api/v1");
/** The pause before a server that did not answer is asked again, in milliseconds. */
const PAUSE = 2000;
/** Something small that is always there. */
const ASKED = hasServer ? `${ROOT}/levels` : onHost("/favicon.svg");

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

/** What is to be said when nobody has answered. */
export function offline(error: unknown): Problem {
  unanswered();
  return new Problem("offline", String(error));
}

// The browser may know before the pause is over.
addEventListener("online", () => {
  if (!reachable.value) answers();
});
