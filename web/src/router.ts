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

/**
 * Navigates to a path of the client or a whole address of this site; `replace` replaces the history entry, as a link to where one is does
 * anyway. Another entry remembers how far its page was scrolled.
 */
export function go(address: string, replace = false): void {
  const next = /^https?:/.test(address) ? inSite(address) : new URL(address, here.value);
  const shown = onHost(next.pathname) + next.search + next.hash;
  if (replace || next.href === here.value.href) history.replaceState(null, "", shown);
  else {
    history.replaceState({ top: scrollY }, "");
    history.pushState(null, "", shown);
  }
  const samePage = next.pathname === here.value.pathname;
  here.value = next;
  if (!samePage && !next.hash) scrollTo(0, 0);
}

/** Handles the browser's back and forward buttons and plain clicks on internal links. */
export function startRouter(): void {
  addEventListener("popstate", ({ state }) => {
    here.value = inSite(location.href);
    if (state)
      import("./parts/scroll-back").then(
        ({ scrollBack }) => scrollBack(),
        () => {},
      );
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
