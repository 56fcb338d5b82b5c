// The part of a page that the address names after a `#`.
import { useEffect } from "preact/hooks";
import { unescaped } from "../paths";
import { here } from "../router";

/** Scrolls to the anchor once it is rendered. */
export function useAnchor(there: boolean): void {
  const hash = here.value.hash;
  useEffect(() => {
    if (there && hash) document.getElementById(unescaped(hash.slice(1)) ?? "")?.scrollIntoView();
  }, [there, hash]);
}
