// The part of a page that the address names after a `#`.
import { useEffect } from "preact/hooks";
import { here } from "../router";

/** Brings it into sight once it is there. */
export function useAnchor(there: boolean): void {
  const hash = here.value.hash;
  useEffect(() => {
    if (there && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [there, hash]);
}
