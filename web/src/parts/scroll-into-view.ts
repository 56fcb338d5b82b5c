// Scrolling of move lists.

/** Scrolls the list alone, not the page, to its current move; to the top without one. */
export function scrollToCurrent(box: HTMLElement | null): void {
  if (!box) return;
  const item = box.querySelector('[aria-current="true"]');
  if (!item) {
    box.scrollTop = 0;
    return;
  }
  const seen = box.getBoundingClientRect();
  const { top, bottom, height } = item.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom) box.scrollTop += top - seen.top - (seen.height - height) / 2;
}
