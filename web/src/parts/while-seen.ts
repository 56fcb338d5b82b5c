// Asking again and again while the page is seen.
import { useEffect } from "preact/hooks";

/** Calls `ask` every `pause` milliseconds while the page is seen, and when it is seen again; only where it is `wanted`. */
export function useWhileSeen(ask: () => void, pause: number, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const seen = () => document.visibilityState === "visible" && ask();
    const timer = window.setInterval(seen, pause);
    document.addEventListener("visibilitychange", seen);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [ask, pause, wanted]);
}
