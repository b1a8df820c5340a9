/** How much room there is, in letters rather than in pixels: bigger text needs the layout of a smaller screen. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { room } from '../../theme/index.ts';

export interface Layout {
  /** PDA, map and panel side by side; map and panel; the panel under the map. */
  readonly shape: 'wide' | 'compact' | 'small';
  /** A phone held sideways. */
  readonly isShort: boolean;
  /** Small only in shape: a tablet held upright. */
  readonly isTablet: boolean;
  /** Less than a phone, such as a page at four times its size or large letters on a phone: map and panel are scrolled past. */
  readonly isTiny: boolean;
}

/** The PDA gets a column of its own only where the map keeps most of the screen. */
const WIDE = 1700;
const UPRIGHT = 1000;
const PHONE = 600;
const SHORT = 520;
const TINY = { width: 600, height: 260 };
/** A phone with letters twice as large. */
const NARROW = 240;

/** So little room that nothing may lie over the map, and every line counts. */
export const isTight = ({ shape, isShort }: Layout): boolean => shape === 'small' || isShort;

/** For a window of so many pixels, at usual letters. */
export function layoutOf(width: number, height: number): Layout {
  const isUpright = width <= UPRIGHT && height > width * 0.9;
  const isTiny = width < NARROW || (width < TINY.width && height < TINY.height);
  return {
    shape: width > WIDE ? 'wide' : isUpright || isTiny ? 'small' : 'compact',
    isShort: height < SHORT,
    isTablet: isUpright && width > PHONE,
    isTiny,
  };
}

/** The classes of the table; a small screen is a compact one with even less room. */
export function layoutClasses({ shape, isShort, isTablet, isTiny }: Layout): string {
  return [
    shape === 'small' ? 'is-compact is-small' : `is-${shape}`,
    ...(isShort ? ['is-short'] : []),
    ...(isTablet ? ['is-tablet'] : []),
    ...(isTiny ? ['is-tiny'] : []),
  ].join(' ');
}

/** The layout of the window as it is now. */
export const layout: ReadonlySignal<Layout> = computed(() => layoutOf(room.value.width, room.value.height));
