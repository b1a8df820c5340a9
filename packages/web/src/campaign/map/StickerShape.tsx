/** A sticker: its kind by shape and sign, its state by a cross or a ring; colour only repeats it. */
import { IconShape } from '../../icons/index.ts';
import type { LocationSticker, StickerKind } from './stickers.ts';

const shapes: Readonly<Record<StickerKind, string>> = {
  mission: 'M24 3L43 14V34L24 45L5 34V14Z',
  contact: 'M24 4A20 20 0 1 1 23.900 4Z',
  stash: 'M6 8L42 6L43 41L7 43Z',
  finale: 'M24 3L44 44H4Z',
};
const signs = { mission: 'objective', contact: 'people', stash: 'loot', finale: 'warning' } as const;

type Shown = Pick<LocationSticker, 'kind' | 'is' | 'code'> & Partial<Pick<LocationSticker, 'graves'>>;

export function StickerShape({ kind, is, code, graves = [] }: Shown) {
  const written = kind === 'mission' && code !== '';
  return (
    <svg class={`zm-shape is-${kind} is-${is}`} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <path class="zm-shape-shade" d={shapes[kind]} transform="translate(1.5 2.5)" />
      <path class="zm-shape-body" d={shapes[kind]} />
      {written ? (
        <text class="zm-shape-code" x="24" y="32">
          {code}
        </text>
      ) : (
        <svg x="12" y="12" width="24" height="24" viewBox="0 0 24 24" class="zm-shape-sign">
          <IconShape name={signs[kind]} />
        </svg>
      )}
      {is === 'crossed' ? (
        <path class="zm-shape-cross" d="M6 8C18 20 30 30 42 41M41 7C30 19 18 30 7 42" />
      ) : null}
      {graves.length > 0 ? <path class="zm-shape-grave" d="M40 30V47M34 35H46" /> : null}
      {is === 'chosen' ? (
        <path
          class="zm-shape-ring"
          d="M24 1C40 0 47 10 46.500 25C46 40 36 47.500 22 46.500C8 46 1 36 1.500 23C2 9 12 0 28 2.500"
        />
      ) : null}
    </svg>
  );
}
