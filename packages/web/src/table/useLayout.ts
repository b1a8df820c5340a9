/** How much room there is, in letters rather than in pixels: bigger text needs the layout of a smaller screen. */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { textScale } from '../theme/index.ts';

/** Side by side; two columns; one above the other. `isShort`: a phone held sideways. */
export interface Layout {
  readonly shape: 'wide' | 'compact' | 'small';
  readonly isShort: boolean;
}

const WIDE = 1180;
const SMALL = 760;
const SHORT = 520;

function layoutOf(width: number, height: number, scale: number): Layout {
  const w = width / scale;
  const h = height / scale;
  const shape = w > WIDE ? 'wide' : w <= SMALL && h > w * 0.9 ? 'small' : 'compact';
  return { shape, isShort: h < SHORT };
}

export function useLayout(): ReadonlySignal<string> {
  const size = useSignal({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const measure = () => {
      size.value = { width: innerWidth, height: innerHeight };
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [size]);
  return useComputed(() => {
    const { shape, isShort } = layoutOf(size.value.width, size.value.height, textScale.value);
    // A small screen is a compact one with even less room.
    const shapes = shape === 'small' ? 'is-compact is-small' : `is-${shape}`;
    return isShort ? `${shapes} is-short` : shapes;
  });
}
