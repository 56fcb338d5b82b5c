// Scrolling of move lists.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Keeps the current move of a list in sight: when one of these changes, and when the list gets another size. */
export function useCurrentInSight(box: RefObject<HTMLElement | null>, changes: readonly unknown[]): void {
  useEffect(() => {
    scrollToCurrent(box.current);
    if (!box.current) return;
    const observer = new ResizeObserver(() => scrollToCurrent(box.current));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, changes);
}

/** Scrolls the list alone, not the page, to its current move; to the beginning without one. A list may run down or across. */
function scrollToCurrent(box: HTMLElement | null): void {
  if (!box) return;
  const item = box.querySelector('[aria-current="true"]');
  if (!item) {
    box.scrollTo(0, 0);
    return;
  }
  const seen = box.getBoundingClientRect();
  const { top, bottom, left, right, height, width } = item.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom) box.scrollTop += top - seen.top - (seen.height - height) / 2;
  if (left < seen.left || right > seen.right) box.scrollLeft += left - seen.left - (seen.width - width) / 2;
}
