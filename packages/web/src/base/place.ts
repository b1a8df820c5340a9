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

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Surroundings {
  /** The box must stay inside. */
  readonly frame: Box;
  /** Never covered, like what the box belongs to. */
  readonly clear: readonly Box[];
  /** Covered only if every other position is much farther away. */
  readonly spare: readonly Box[];
  /** The previous position relative to the subject: reused if possible. */
  readonly before?: { readonly x: number; readonly y: number } | undefined;
}

const GAP = 10;
/** The penalty in pixels for covering a `spare` box. */
const SPARED = 70;

/** The nearest position for a box of this size that covers nothing in `clear`; null if there is none. */
export function standBeside(
  size: { readonly width: number; readonly height: number },
  subject: Box,
  { frame, clear, spare, before }: Surroundings,
): Box | null {
  const needed = [subject, ...clear];
  const fits = (box: Box) => isInside(box, frame) && !needed.some((one) => overlap(box, one));
  if (before !== undefined) {
    const kept = { ...size, left: subject.left + before.x, top: subject.top + before.y };
    if (fits(kept)) return kept;
  }
  const lefts = stops(
    needed.map(({ left, width }) => [left, width]),
    [frame.left, frame.width],
    size.width,
  );
  const tops = stops(
    needed.map(({ top, height }) => [top, height]),
    [frame.top, frame.height],
    size.height,
  );
  let best: { readonly box: Box; readonly cost: number } | null = null;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { ...size, left, top };
      if (!fits(box)) continue;
      const cost = distance(box, subject) + SPARED * spare.filter((one) => overlap(box, one)).length;
      if (best === null || cost < best.cost) best = { box, cost };
    }
  }
  return best?.box ?? null;
}

type Span = readonly [start: number, length: number];

/** Along one axis: right before and after everything needed, level with the subject, and at both ends of the frame. */
function stops(needed: readonly Span[], [start, length]: Span, size: number): readonly number[] {
  const [subject = [start, length] as const] = needed;
  const beside = needed.flatMap(([at, long]) => [at + long + GAP, at - size - GAP]);
  const level = [subject[0], subject[0] + (subject[1] - size) / 2, subject[0] + subject[1] - size];
  const ends = [start + GAP, start + length - size - GAP];
  const [first = 0, last = 0] = ends;
  const within = [...beside, ...level].map((stop) => Math.max(first, Math.min(stop, last)));
  return [...new Set([...within, ...ends])];
}

const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left &&
  box.top >= frame.top &&
  box.left + box.width <= frame.left + frame.width &&
  box.top + box.height <= frame.top + frame.height;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Between the nearest points of two boxes. */
export function distance(one: Box, other: Box): number {
  const across = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const down = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(across, down);
}
