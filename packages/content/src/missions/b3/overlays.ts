import type { OverlayDrawing } from '@zonecrawl/engine/board';

export const overlays: readonly OverlayDrawing[] = [
  {
    id: 'B3-shelter',
    drawing: `
      +   +   +
        s   s
      +   +   +
    `,
    spaces: { s: { marks: ['shelter'] } },
  },
  {
    id: 'B3-room',
    drawing: `
      +   +
        r
      +   +
    `,
  },
  {
    id: 'B3-lock-closed',
    drawing: `
      +   +   +   +
                Q
      +   +   +---+
        l | M   M
      +   +---+   +
            N
      +   +   +   +
    `,
  },
];
