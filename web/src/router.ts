// Client-side router: the address as a signal, and links that change it without a page load.
import { computed, signal } from "@preact/signals";
import { inSite, onHost } from "./site";

/** The address now, as the client knows it: its first page is at `/`. */
export const here = signal(inSite(location.href));

/** The path without a trailing slash, cut into its parts. */
export const parts = computed(() => here.value.pathname.split("/").filter((part) => part !== ""));

/** Encodes a text for a query: slashes stay readable, spaces become plus signs. */
export function inQuery(text: string): string {
  return encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%20", "+");
}

/** How long a page may still grow after it has waited for nothing, in milliseconds. */
const GROWING = 1000;
/** Ends the way back to where a page was scrolled to. */
let returning: AbortController | null = null;

/**
 * Navigates to a path of the client or a whole address of this site; `replace` replaces the history entry, as a link to where one is does
 * anyway. Another entry remembers how far its page was scrolled.
 */
export function go(address: string, replace = false): void {
  const next = /^https?:/.test(address) ? inSite(address) : new URL(address, here.value);
  const shown = onHost(next.pathname) + next.search + next.hash;
  if (replace || next.href === here.value.href) history.replaceState(null, "", shown);
  else {
    returning?.abort();
    history.replaceState({ top: scrollY }, "");
    history.pushState(null, "", shown);
  }
  const samePage = next.pathname === here.value.pathname;
  here.value = next;
  if (!samePage && !next.hash) scrollTo(0, 0);
}

/**
 * Scrolls to where a page was left, once it is there and long enough; the browser tries that while there is next to nothing of it. As soon as
 * the reader does anything, it stays where it is.
 */
function scrollBack(top: number): void {
  const stop = new AbortController();
  const { signal } = stop;
  returning = stop;
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(event, () => stop.abort(), { signal, passive: true });
  let there = 0;
  const look = (now: number) => {
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

/** Handles the browser's back and forward buttons and plain clicks on internal links. */
export function startRouter(): void {
  addEventListener("popstate", ({ state }) => {
    here.value = inSite(location.href);
    returning?.abort();
    if (state?.top) scrollBack(state.top);
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const bare = link.href.split("#")[0] === location.href.split("#")[0];
    if (bare && link.hash) return;
    event.preventDefault();
    go(link.href);
  });
}
