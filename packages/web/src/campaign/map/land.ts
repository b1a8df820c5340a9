/** The landscape of the Zone Map, 1000 wide and 640 high. */
import { hash } from '../../base/chance.ts';
import { blob, curve, type MapPoint, scatter, straight, strokesAcross, swell, waver, within } from './pen.ts';

export const WIDTH = 1000;
export const HEIGHT = 640;

const river: readonly MapPoint[] = [
  [-20, 118],
  [70, 132],
  [150, 176],
  [214, 190],
  [268, 172],
  [330, 190],
  [372, 240],
  [430, 262],
  [498, 250],
  [556, 276],
  [588, 330],
  [640, 360],
  [716, 356],
  [772, 392],
  [806, 452],
  [872, 486],
  [930, 540],
  [1020, 572],
];
const brook: readonly MapPoint[] = [
  [612, 130],
  [600, 176],
  [566, 206],
  [552, 244],
  [556, 276],
];
const creek: readonly MapPoint[] = [
  [96, 660],
  [128, 600],
  [186, 566],
  [222, 510],
  [290, 476],
  [330, 420],
  [352, 352],
  [366, 290],
  [372, 240],
];
const pond = blob([640, 108], 58, 26, 5, 0.14);
const lake = blob([118, 470], 56, 30, 8, 0.2);
const campPond = blob([612, 596], 30, 14, 6, 0.16);
const pools = [pond, lake, campPond];

export const water = {
  river: curve(waver(river, 1, 3, 26)),
  brook: curve(waver(brook, 2, 2, 22)),
  creek: curve(waver(creek, 3, 2.6, 24)),
  pools: pools.map((shape) => curve(shape, true)).join(''),
  /** Lines along the inside of a bank. */
  ripples: pools
    .flatMap((shape) => [swell(shape, 0.8), swell(shape, 0.58)])
    .map((shape) => curve(shape, true))
    .join(''),
};

const woods: readonly (readonly MapPoint[])[] = [
  blob([150, 300], 120, 86, 11),
  blob([262, 72], 128, 44, 12),
  blob([452, 380], 78, 54, 13),
  blob([868, 236], 98, 92, 14),
  blob([712, 528], 98, 54, 15),
  blob([40, 40], 90, 46, 16),
  blob([960, 410], 56, 62, 17),
  blob([420, 588], 86, 34, 18),
];

const fir = ([x, y]: MapPoint, seed: number): string => {
  const tall = 8 + hash(seed, x, y) * 5;
  const half = tall * 0.32;
  return `M${x} ${y}V${y - tall * 0.25}M${x - half} ${y - tall * 0.2}L${x} ${y - tall * 0.62}L${x + half} ${y - tall * 0.2}M${x - half * 0.72} ${y - tall * 0.52}L${x} ${y - tall}L${x + half * 0.72} ${y - tall * 0.52}`;
};
const leafTree = ([x, y]: MapPoint, seed: number): string => {
  const r = 2.6 + hash(seed, x, y, 3) * 1.6;
  return `M${x} ${y}v${-r}M${x - r} ${y - r * 1.8}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
};
const rounded = ([x, y]: MapPoint): MapPoint => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

export const forest = {
  ground: woods.map((shape) => curve(shape, true)).join(''),
  trees: woods
    .flatMap((shape, index) => scatter(swell(shape, 0.94), 15, 40 + index))
    .map(rounded)
    .map((place, index) => (hash(index, 9) < 0.68 ? fir(place, 3) : leafTree(place, 4)))
    .join(''),
};

const hills: readonly { readonly shape: readonly MapPoint[]; readonly rings: number }[] = [
  { shape: blob([262, 262], 74, 52, 21, 0.18), rings: 5 },
  { shape: blob([780, 128], 96, 58, 22, 0.2), rings: 6 },
  { shape: blob([560, 470], 84, 46, 23, 0.2), rings: 4 },
  { shape: blob([900, 596], 80, 40, 24, 0.2), rings: 4 },
  { shape: blob([30, 196], 50, 40, 25, 0.2), rings: 3 },
];

/** Contour lines, drawn higher and a little aside, and hatching on the side away from the light. */
export const height = {
  contours: hills
    .flatMap(({ shape, rings }) =>
      Array.from({ length: rings }, (_, ring) =>
        swell(shape, 1 - ring / (rings + 0.6), [-ring * 2.4, -ring * 1.6]),
      ),
    )
    .map((shape) => curve(shape, true))
    .join(''),
  hatching: hills
    .map(({ shape, rings }) => {
      const top = swell(shape, 0.42, [-rings * 1.6, -rings]);
      const shaded = [...top.slice(0, 6)];
      return strokesAcross(shaded, 4.2, -3, -15);
    })
    .join(''),
};

const marshes = [blob([196, 500], 92, 52, 31), blob([84, 566], 80, 40, 32), blob([660, 410], 44, 24, 33)];

export const marsh = marshes
  .flatMap((shape, index) => scatter(shape, 21, 60 + index))
  .filter((place) => !pools.some((pool) => within(place, swell(pool, 1.15))))
  .map(rounded)
  .map(
    ([x, y]) =>
      `M${x - 6} ${y}h12M${x - 3} ${y + 3}h7M${x - 2.6} ${y}l-2 -5M${x} ${y}v-6.4M${x + 2.6} ${y}l2 -5`,
  )
  .join('');

const mainRoad: readonly MapPoint[] = [
  [468, 660],
  [474, 596],
  [500, 534],
  [492, 470],
  [508, 410],
  [520, 340],
  [506, 252],
  [520, 186],
  [548, 138],
  [560, 96],
];
const eastRoad: readonly MapPoint[] = [
  [508, 410],
  [586, 404],
  [668, 440],
  [742, 446],
  [836, 400],
  [1020, 352],
];
const westRoad: readonly MapPoint[] = [
  [506, 252],
  [430, 224],
  [352, 132],
  [240, 128],
  [130, 96],
  [-20, 66],
];
const tracks: readonly (readonly MapPoint[])[] = [
  [
    [492, 470],
    [410, 478],
    [336, 546],
    [250, 600],
    [230, 660],
  ],
  [
    [742, 446],
    [720, 356],
    [736, 280],
    [700, 206],
    [636, 150],
  ],
  [
    [336, 546],
    [300, 430],
    [216, 392],
    [120, 392],
    [-20, 372],
  ],
  [
    [836, 400],
    [880, 330],
    [948, 300],
    [1020, 250],
  ],
];

export const roads = {
  main: [mainRoad, eastRoad, westRoad].map((road, index) => curve(waver(road, 70 + index, 2.2, 30))).join(''),
  tracks: tracks.map((road, index) => curve(waver(road, 80 + index, 2.6, 26))).join(''),
};

const railway = waver(
  [
    [-20, 432],
    [120, 424],
    [248, 356],
    [400, 318],
    [520, 312],
    [660, 300],
    [800, 316],
    [900, 372],
    [1020, 448],
  ],
  90,
  1.2,
  34,
);

export const rails = { line: curve(railway), sleepers: strokesAcross(railway, 9, -4.6, 4.6) };

/** A house seen from above: a wall, and half of the roof in shade. */
const house = (x: number, y: number, w: number, h: number, turn: number): string => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const corner = (px: number, py: number): MapPoint => [x + px * c - py * s, y + px * s + py * c];
  return straight([corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)], true);
};

function village(centre: MapPoint, houses: number, spread: number, seed: number): string {
  return Array.from({ length: houses }, (_, index) => {
    const angle = hash(seed, index) * Math.PI * 2;
    const reach = (0.25 + hash(seed, index, 1) * 0.75) * spread;
    const x = centre[0] + Math.cos(angle) * reach * 1.5;
    const y = centre[1] + Math.sin(angle) * reach;
    return house(
      x,
      y,
      3 + hash(seed, index, 2) * 4,
      2.4 + hash(seed, index, 3) * 2,
      hash(seed, index, 4) * 0.7 - 0.2,
    );
  }).join('');
}

export const villages = [
  village([484, 556], 11, 22, 101),
  village([318, 560], 7, 18, 102),
  village([752, 456], 9, 20, 103),
  village([240, 128], 8, 18, 104),
  village([118, 392], 6, 16, 105),
  village([520, 322], 8, 18, 106),
  village([888, 326], 6, 16, 107),
  village([880, 476], 9, 18, 108),
].join('');

/** The plant: halls, the tall stack with its stays, and a fence nobody repairs. */
export const plant = {
  halls:
    'M520 74h26v-10h48v10h22v22h-30v10h-44v-6h-22ZM626 60h24v-16h16v16h14v18h-54Z' +
    'M498 88h14v16h-14ZM484 62h20v12h-20Z',
  stack:
    'M566 64L569 16H576L579 64ZM568 26h9.4M567.500 36h10.400M566.800 48h11.600M569 20L540 62M576 20L606 62',
  fence: straight(
    waver(
      [
        [470, 54],
        [494, 30],
        [580, 6],
        [690, 30],
        [716, 96],
        [668, 144],
        [560, 128],
        [486, 118],
        [470, 54],
      ],
      120,
      1.4,
      22,
    ),
  ),
  rings: [96, 142, 190]
    .map((reach, index) => curve(blob([580, 70], reach * 1.25, reach, 130 + index, 0.05), true))
    .join(''),
};

const line: readonly MapPoint[] = [
  [604, 92],
  [676, 190],
  [760, 300],
  [852, 420],
  [960, 560],
];

/** A dead power line: its wire and its pylons. */
export const power = { wire: straight(line), pylons: strokesAcross(line, 34, -5, 5) };

export const fields = [
  { at: [560, 560], turn: 14, w: 74, h: 36 },
  { at: [836, 512], turn: -24, w: 60, h: 34 },
  { at: [392, 130], turn: 20, w: 60, h: 30 },
] as const;

/** The cordon: two rows of wire along the southern edge. */
const cordon = waver(
  [
    [-20, 626],
    [160, 636],
    [330, 622],
    [520, 628],
    [700, 616],
    [860, 630],
    [1020, 618],
  ],
  140,
  1.6,
  30,
);
export const wire = { line: curve(cordon), barbs: strokesAcross(cordon, 14, -4, 4) };

/** Landmarks: bridges, a church, a mast, a quarry, a dam, a tail fin. */
export const marks = {
  bridges: 'M500 238l-3 27M514 240l-3 27M496 236l4 2M518 238l-4 2M774 425l26-13M781 437l26-13',
  dam: 'M756 386l30 16M753 392l30 16M758 383v14M766 387v14M774 391v14M782 396v13',
  church: 'M158 512v-15h20v15ZM163 497v-8l5-6l5 6v8M168 483v-9M165 477h6',
  mast: 'M832 150l6-44l6 44M834 136h8M835.500 124h5M838 106v-8M826 100a13 13 0 0 1 0-14M850 100a13 13 0 0 0 0-14',
  quarry: 'M592 440l10-10l16 2l12 9l2 12l-12 6l-18-2l-10-8ZM598 443l8-6l10 2l8 6M604 448l6-3l8 3',
  wreck: 'M652 250l26-9l4-12l5 2l-1 11l16 2l1 4l-20 1l-14 7Z',
};
