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

/** Navigates to a path of the client or a whole address of this site; `replace` replaces the history entry. */
export function go(address: string, replace = false): void {
  const next = /^https?:/.test(address) ? inSite(address) : new URL(address, here.value);
  const shown = onHost(next.pathname) + next.search + next.hash;
  if (replace) history.replaceState(null, "", shown);
  else history.pushState(null, "", shown);
  const samePage = next.pathname === here.value.pathname;
  here.value = next;
  if (!samePage && !next.hash) scrollTo(0, 0);
}

/** Handles the browser's back and forward buttons and plain clicks on internal links. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    here.value = inSite(location.href);
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
