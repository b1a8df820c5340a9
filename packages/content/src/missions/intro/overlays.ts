import type { OverlayDrawing } from '@zonecrawl/engine/board';

/** What lies on the two tiles. Blank leaves the map as it was. */
export const overlays: readonly OverlayDrawing[] = [
  {
    id: 'INTRO-drum',
    drawing: `
      +   +
        d
      +   +
        d
      +   +
    `,
    spaces: { d: { radiation: 2 } },
  },
  {
    id: 'INTRO-satchel',
    drawing: `
      +   +   +
        H   H
      +   +   +
    `,
  },
];
