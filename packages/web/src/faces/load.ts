/** The drawings, fetched when the first picture is to be shown. */
import { signal } from '@preact/signals';
import type { pictureOf } from './pictures.ts';

/** null until they are there. */
export const pictures = signal<typeof pictureOf | null>(null);

let loading: Promise<void> | undefined;

export function loadPictures(): Promise<void> {
  loading ??= import('./pictures.ts').then(
    (module) => {
      pictures.value = module.pictureOf;
    },
    (error: unknown) => {
      // Nothing depends on a picture; the next one tries again.
      loading = undefined;
      console.warn('pictures', error);
    },
  );
  return loading;
}
