import type { OverlayDrawing } from '@zonecrawl/engine/board';

export const overlays: readonly OverlayDrawing[] = [
  {
    id: 'B2-room',
    drawing: `
      +   +
        r
      +   +
    `,
  },
];
