// Lists of moves that scroll in a box of their own.

/** Scrolls a list, and nothing around it, until its current move is seen; to the top where no move is current. */
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
