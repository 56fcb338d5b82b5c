// The way back to where a page was scrolled to. It is loaded when somebody goes back for the first time.
import { here } from "../router";

/** How long a page may still grow after it has waited for nothing, in milliseconds. */
const GROWING = 1000;
/** What the reader does who wants to be elsewhere. */
const ACTIONS = ["wheel", "touchstart", "pointerdown", "keydown"];

let returning: AbortController | null = null;

/**
 * Scrolls to where the page was left, once it is there and long enough; the browser tries that while there is next to nothing of it. As soon
 * as the reader does anything, it stays where it is.
 */
export function scrollBack(): void {
  returning?.abort();
  const { top } = history.state ?? {};
  if (!top) return;
  const stop = new AbortController();
  const { signal } = stop;
  returning = stop;
  for (const event of ACTIONS) addEventListener(event, () => stop.abort(), { signal, passive: true });
  const { pathname } = here.value;
  let there = 0;
  const look = (now: number) => {
    if (here.value.pathname !== pathname) stop.abort();
    if (signal.aborted) return;
    if (!document.querySelector('main [aria-busy="true"]')) {
      there ||= now;
      scrollTo({ top, behavior: "instant" });
      if (scrollY >= Math.floor(top) || now - there > GROWING) return stop.abort();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
