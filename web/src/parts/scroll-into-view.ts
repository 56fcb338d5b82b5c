// Scrolling of move lists.

/** Scrolls the list alone, not the page, to its current move; to the beginning without one. A list may run down or across. */
export function scrollToCurrent(box: HTMLElement | null): void {
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
