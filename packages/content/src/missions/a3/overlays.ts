import type { OverlayDrawing } from '@zonecrawl/engine/board';

/** The faces of A3's environment cards that lie on the map. Blank leaves the map as it was. */
export const overlays: readonly OverlayDrawing[] = [
  {
    id: 'A3-boat-at-jetty',
    drawing: `
      +   +   +
        i   i
      +   +   +
    `,
  },
  {
    id: 'A3-boat-in-ditch',
    drawing: `
      +   +   +
        m   m
      +   +   +
    `,
  },
  {
    id: 'A3-bell',
    drawing: `
      +   +
        N
      +   +
    `,
  },
  {
    id: 'A3-still-bell',
    drawing: `
      +   +
        N
      +   +
    `,
    spaces: { N: { cover: 2 } },
  },
  {
    id: 'A3-church',
    drawing: `
      +   +   +   +
        N   N   N
      +   +   +   +
        N   N   N
      +   +   +   +
    `,
  },
  {
    id: 'A3-cable-buses',
    drawing: `
      +   +
        f
      +   +
        f
      +   +
    `,
  },
  {
    id: 'A3-cable-office',
    drawing: `
      +   +   +
        Q   Q
      +   +   +
    `,
  },
  {
    id: 'A3-cable-vestry',
    drawing: `
      +   +
        V
      +   +
    `,
  },
];
