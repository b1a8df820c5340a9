/** The faces of L-cards that lie on a Lost Territory tile: two squares side by side. */
import type { OverlayDrawing } from '@zonecrawl/engine/board';

const pair = (
  id: string,
  properties: { readonly cover?: number; readonly radiation?: number } = {},
): OverlayDrawing => ({
  id,
  drawing: `
    +   +   +
      o   o
    +   +   +
  `,
  spaces: { o: properties },
});

export const overlays: readonly OverlayDrawing[] = [
  pair('L-bare'),
  pair('L-cover', { cover: 3 }),
  pair('L-glow', { radiation: 3 }),
];
