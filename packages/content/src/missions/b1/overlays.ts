import type { OverlayDrawing } from '@zonecrawl/engine/board';

/** Boards make walls of doors: no mutant comes through, and Stalkers climb through the windows. */
export const overlays: readonly OverlayDrawing[] = [
  {
    id: 'B1-set',
    drawing: `
      +   +   +
        K   K
      +   +   +
        K
      +   +   +
    `,
  },
  {
    id: 'B1-room',
    drawing: `
      +   +
        r
      +   +
    `,
  },
  {
    id: 'B1-boards-widow',
    drawing: `
      +   +   +
        B | b
      +   +   +
    `,
  },
  {
    id: 'B1-boards-shop',
    drawing: `
      +   +   +
        k
      +---+   +
        C
      +   +   +
            C
      +   +---+
            h
      +   +   +
    `,
  },
  {
    id: 'B1-boards-church',
    drawing: `
      +   +   +   +
        e | N   N
      +   +   +---+
                h
      +   +   +   +
    `,
  },
  {
    id: 'B1-boards-workshop',
    drawing: `
      +   +   +
        g | K
      +   +   +
    `,
  },
];
