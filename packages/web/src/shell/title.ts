/** The title of the page: where one is, the innermost place first. */
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/index.ts';

interface TitlePart {
  readonly depth: number;
  readonly name: string;
}

const places = signal<readonly TitlePart[]>([]);
let deepest = 0;

/** What is to be seen in the list of tabs as long as it is so. */
export const titleMark = signal<((title: string) => string) | null>(null);

/** Says where one is as long as this is shown; what is inside it is said before it. */
export function usePlace(name: string | undefined): void {
  // Numbered while drawing, since effects run from the inside out.
  const [depth] = useState(() => {
    deepest += 1;
    return deepest;
  });
  useEffect(() => {
    if (name === undefined) return undefined;
    places.value = [...places.value, { depth, name }];
    return () => {
      places.value = places.value.filter((place) => place.depth !== depth);
    };
  }, [depth, name]);
}

/** Writes the title, now and whenever something changes. */
export function followTitle(): () => void {
  return effect(() => {
    const title = [...places.value]
      .sort((one, other) => one.depth - other.depth)
      .reduce((outer, { name }) => t('ui.title.in', { title: name, outer }), t('ui.title.name'));
    document.title = titleMark.value?.(title) ?? title;
  });
}
