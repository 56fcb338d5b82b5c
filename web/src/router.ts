// Client-side router: the address as a signal, and links that change it without a page load.
import { computed, signal } from "@preact/signals";

/** The address now. */
export const here = signal(new URL(location.href));

/** The path without a trailing slash, cut into its parts. */
export const parts = computed(() => here.value.pathname.split("/").filter((part) => part !== ""));

/** Encodes a text for a query: slashes stay readable, spaces become plus signs. */
export function inQuery(text: string): string {
  return encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%20", "+");
}

/** Navigates to an address of this site; `replace` replaces the history entry. */
export function go(address: string, replace = false): void {
  const next = new URL(address, location.href);
  if (replace) history.replaceState(null, "", next);
  else history.pushState(null, "", next);
  const samePage = next.pathname === here.value.pathname;
  here.value = next;
  if (!samePage && !next.hash) scrollTo(0, 0);
}

/** Handles the browser's back and forward buttons and plain clicks on internal links. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    here.value = new URL(location.href);
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
