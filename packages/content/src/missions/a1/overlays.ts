import type { OverlayDrawing } from '@zonecrawl/engine/board';

/** The faces of A1's environment cards that lie on the map. Blank leaves the map as it was. */
export const overlays: readonly OverlayDrawing[] = [
  {
    id: 'A1-gate-barred',
    drawing: `
      +   +   +
        k : r
      +   +   +
    `,
  },
  {
    id: 'A1-radio-shack',
    drawing: `
      +   +   +
        s   s
      +   +   +
        s   s
      +   +   +
    `,
  },
  {
    id: 'A1-yard-crates',
    drawing: `
      +   +   +
        y   y
      +   +   +
        y   y
      +   +   +
    `,
    spaces: { y: { cover: 2 } },
  },
  {
    id: 'A1-yard-fire',
    drawing: `
      +   +   +
        y   y
      +   +   +
        y   y
      +   +   +
    `,
  },
  {
    id: 'A1-cell-locked',
    drawing: `
      +   +
        G
      +---+
        C
      +   +
    `,
  },
  {
    id: 'A1-fence-hole',
    drawing: `
      +   +   +
        g   g
      +   +   +
    `,
    spaces: { g: { marks: ['exit'] } },
  },
  {
    id: 'A1-house-boarded',
    drawing: `
      +   +   +
        o | i
      +   +   +

      +   +   +
        p | j
      +   +   +
    `,
  },
  {
    id: 'A1-chest',
    drawing: `
      +   +
        L
      +   +
    `,
  },
];
