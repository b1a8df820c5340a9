/** Puts a floating box next to what it belongs to, inside the window: above if there is room, else below. */
export function placeBeside(box: HTMLElement, anchor: Element): void {
  const gap = 8;
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { innerWidth, innerHeight } = globalThis;
  const above = at.top - height - gap;
  const below = Math.min(at.bottom + gap, innerHeight - height - gap);
  const left = at.left + at.width / 2 - width / 2;
  box.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  box.style.top = `${Math.max(gap, above >= gap ? above : below)}px`;
}
