import type { OverlayDrawing } from '@zonecrawl/engine/board';

/** The faces of A2's environment cards that lie on the map. Blank leaves the map as it was. */
export const overlays: readonly OverlayDrawing[] = [
  {
    id: 'A2-generator',
    drawing: `
      +   +
        S
      +   +
        S
      +   +
    `,
  },
  {
    id: 'A2-fuse-board',
    drawing: `
      +   +   +
        B   B
      +   +   +
    `,
  },
  {
    id: 'A2-blast-door',
    drawing: `
      +   +
        Q
      +---+
        M
      +   +
    `,
  },
  {
    id: 'A2-shutter',
    drawing: `
      +   +   +
        l | M
      +   +   +
    `,
  },
  {
    id: 'A2-hatch',
    drawing: `
      +   +
        M
      +---+
        N
      +   +
    `,
  },
  {
    id: 'A2-tape-machine',
    drawing: `
      +   +   +
        M   M
      +   +   +
    `,
  },
  {
    id: 'A2-lead-sheets',
    drawing: `
      +   +   +
        M   M
      +   +   +
    `,
    spaces: { M: { radiation: 1 } },
  },
  {
    id: 'A2-offices',
    drawing: `
      +   +   +
        E   E
      +   +   +
    `,
  },
  {
    id: 'A2-boxcar',
    drawing: `
      +   +   +   +
        V   V   V
      +   +   +   +
    `,
  },
];
