import { type Drawing, petals, polygon, ring, star, trefoil } from '../base/drawing.ts';

const cartridge = (x: number, top: number, wide: number): string =>
  `M${x} 20.5v-${20.5 - top}q0-1 ${wide / 2}-4.2q${wide / 2} 3.2 ${wide / 2} 4.2v${20.5 - top}Z`;

/** What lies on the map, hangs on an Entity or is printed on a card. */
export const symbols = {
  standardAction: { line: ring(12, 12, 9), solid: 'M12 5.5l5.2 6H14v7h-4v-7H6.8Z' },
  freeAction: { line: ring(12, 12, 9), solid: 'M13.6 4.8L7 13.4h4l-.8 5.8 6.8-8.8h-4.2Z' },

  focus: { line: `${ring(12, 12, 8.5)}M12 1.8v4M12 18.2v4M1.8 12h4M18.2 12h4`, solid: ring(12, 12, 3.4) },
  pinDown: { line: 'M5 21h14M12 3v3', solid: 'M4.5 6h15l-3 4.5v3L12 18.8 7.5 13.5v-3Z' },
  exposed: {
    line: 'M12 21.5C6.5 19 4 15.5 4 10.5V5.5l5-1.6M15 3.9l5 1.6v5c0 5-2.5 8.5-8 11',
    solid: 'M13.5 2.5L8.5 12h3l-2 8 6-10h-3.2l3-7.5Z',
  },
  criticalInjury: { line: ring(12, 12, 9), solid: 'M10 6h4v4h4v4h-4v4h-4v-4H6v-4h4Z' },

  attentionLow: { line: 'M12 3.5l9.2 16.5H2.8Z', solid: `M11 9h2l-.3 5.6h-1.4Z${ring(12, 17, 1.2)}` },
  attentionHigh: {
    solid: `${polygon(12, 12, 10.2, 8, 22.5)}M10.7 6v7.5h2.6V6ZM12 15.3a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3Z`,
  },

  bolt: { line: 'M9.5 9v11.5h5V9M9.5 12.5l5-1.5M9.5 16l5-1.5M9.5 19.5l5-1.5', solid: 'M6 3.5h12v5.5H6Z' },
  loot: { line: 'M4 9.5h16V20H4ZM4 9.5l2.5-5h11l2.5 5', solid: 'M10 8h4v6h-4Z' },
  artifact: { line: 'M12 2.5l4 5.5 5 4-5 4-4 5.5-4-5.5-5-4 5-4Z', solid: ring(12, 12, 3) },
  unknown: {
    line: `${polygon(12, 12, 10, 4)}M9.3 9.8c0-1.6 1.2-2.6 2.7-2.6s2.7 1 2.7 2.5c0 2-2.7 2.1-2.7 4.3`,
    solid: ring(12, 16.6, 1.2),
  },
  noVisibility: {
    line: 'M6.5 17.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.5-1.5 4.8 4.8 0 0 1 1 9.5ZM4 21h6M13 21h7',
  },
  magazinePistol: {
    line: 'M8 3.5h8V20.5H8ZM8 17h8',
    solid: 'M10.5 7.5v-1q0-1.2 1.5-2.3q1.5 1.1 1.5 2.3v1ZM10 9.5h4v1.6h-4ZM10 12.7h4v1.6h-4Z',
  },
  magazineRifle: {
    line: 'M6.5 3.5h8c0 6 1 11 4.5 15l-6 2.5c-4.5-5-6.5-11-6.5-17.5Z',
    solid: 'M9 6.5h3.5v1.7H9ZM9.4 10h3.6v1.7H9.8ZM10.6 13.5h3.7l.7 1.7h-3.7Z',
  },
  magazineShotgun: {
    line: 'M4.5 8h15v12.5h-15ZM8 8V3.5h8V8',
    solid: `${ring(8.5, 14.2, 1.9)}${ring(15.5, 14.2, 1.9)}`,
  },
  magazineSpecial: { line: `M5 7.5h14v13H5ZM8.5 7.5V3.5h7v4`, solid: star(12, 14, 4, 1.7) },
  trap: {
    line: 'M3 17h18M5 17c0-5 3-8.5 7-8.5s7 3.5 7 8.5',
    solid: 'M5 13.5l2.2-4 1 4.6ZM9 10.5l3-5 3 5ZM19 13.5l-2.2-4-1 4.6Z',
  },
  entrance: { line: 'M5 20.5V10a7 7 0 0 1 14 0v10.5M3 20.5h18', solid: 'M12 9.5l4.5 6H13.5v3h-3v-3h-3Z' },
  objective: { line: 'M6 21.5V3', solid: 'M7 3.5h12.5l-3 4.3 3 4.2H7Z' },

  success: { solid: star(12, 12.6, 10, 4.3) },
  mask: {
    line: 'M12 3C7 3 4.5 6.5 4.5 11c0 3.5 1.5 6 3.5 7.5M12 3c5 0 7.5 3.5 7.5 8 0 3.5-1.5 6-3.5 7.5',
    solid: `${ring(8.6, 10.4, 2.5)}${ring(15.4, 10.4, 2.5)}${ring(12, 17.4, 3.9)}`,
  },
  accurate: { line: `${ring(12, 12, 8)}M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5`, solid: ring(12, 12, 2.2) },
  petals1: { solid: petals(12, 18.5, 15, 1) + ring(12, 19.4, 2) },
  petals2: { solid: petals(12, 12, 10.5, 2) + ring(12, 12, 1.6) },
  petals3: { solid: petals(12, 13, 11, 3) + ring(12, 13, 1.6) },
  petals4: { solid: petals(12, 12, 10.5, 4) + ring(12, 12, 1.6) },

  team1: {
    line: 'M4.5 3.5h15v9.5c0 4-3 6.5-7.5 8-4.5-1.5-7.5-4-7.5-8Z',
    solid: 'M10 8.3l2.6-1.9h1.2V16.5h-2.3V9.2l-1.5 1Z',
  },
  team2: {
    line: 'M4.5 3.5h15v9.5c0 4-3 6.5-7.5 8-4.5-1.5-7.5-4-7.5-8Z',
    solid:
      'M8.8 9.5c.1-2 1.3-3.2 3.3-3.2 1.9 0 3.1 1.1 3.1 2.8 0 1.3-.7 2.2-2.2 3.6l-1.7 1.8h4v2H8.8v-1.6l3-3.2c.8-.9 1.2-1.5 1.2-2.2 0-.7-.4-1.1-1-1.1-.7 0-1.1.4-1.1 1.2Z',
  },

  cover: {
    line: 'M12 2.8l8 2.7v6c0 5-3 8-8 9.7-5-1.7-8-4.7-8-9.7v-6Z',
    solid: 'M12 5.3v13.2c3.6-1.4 5.7-3.6 5.7-7V7.2Z',
  },
  radiation: { line: ring(12, 12, 9.8), solid: trefoil(12, 12, 7.8) },
  water: {
    line: 'M2.5 8.5c2.4-2.6 4.3-2.6 6.3 0s4 2.6 6.3 0 4.2-2.6 6.4 0M2.5 15.5c2.4-2.6 4.3-2.6 6.3 0s4 2.6 6.3 0 4.2-2.6 6.4 0',
  },
  door: { line: 'M5.5 21V3h13v18M3 21h18', solid: ring(15, 12.5, 1.4) },
  window: { line: 'M4 3.5h16v17H4ZM12 3.5v17M4 12h16' },
  wall: { line: 'M3 5h18v14H3ZM3 9.7h18M3 14.3h18M9 5v4.7M15 9.7v4.6M7 9.7M9 14.3V19' },
  fence: { line: 'M6 4v17M18 4v17M2.5 9h19M2.5 16h19' },
  room: { line: 'M3.5 20.5V9.5L12 3.5l8.5 6v11ZM9.5 20.5v-7h5v7' },
  head: {
    line: 'M8 21v-3.5c-2-1.5-3-3.6-3-6.5 0-4.5 2.7-7.5 7-7.5s7 3 7 7.5c0 2.9-1 5-3 6.5V21',
    solid: `${ring(9.4, 11.4, 1.6)}${ring(14.6, 11.4, 1.6)}`,
  },
  torso: { line: 'M8.5 3.5L4 6v6l2.5 1v8h11v-8l2.5-1V6l-4.5-2.5c-.6 2-1.8 3-3.5 3s-2.9-1-3.5-3ZM12 10v8' },

  ammoPistol: { solid: `${cartridge(8.5, 11, 7)}M7.8 20.5h8.4v1.8H7.8Z` },
  ammoRifle: { solid: `${cartridge(9.2, 8, 5.6)}M8.6 20.5h6.8v1.8H8.6Z` },
  ammoShotgun: { line: 'M7.5 3h9v12h-9ZM10.5 6v6M13.5 6v6', solid: 'M7 15.5h10V21H7Z' },
  ammoSpecial: { line: ring(12, 12, 9.5), solid: star(12, 12.4, 6.6, 2.8) },

  coupons: {
    line: 'M2.5 6.5h19v3.2a2.3 2.3 0 0 0 0 4.6v3.2h-19v-3.2a2.3 2.3 0 0 0 0-4.6ZM8 6.5v2M8 11v2M8 15.5v2',
    solid: star(14.5, 12.2, 3.6, 1.6),
  },
  slotOptic: { line: `M2.5 9h5l2-2h5l2 2h5v6h-5l-2 2h-5l-2-2h-5Z`, solid: ring(12, 12, 2) },
  slotBarrel: { line: 'M2.5 10h6V8h13v8h-13v-2h-6ZM12 8v8M15 8v8M18 8v8' },
  slotUnderbarrel: { line: 'M2.5 7h19M9 7v3h9v5.5H9.5L8 21H4.5L7 10', solid: ring(15, 12.7, 1.2) },
  slotArmor: { line: polygon(12, 12, 9.5, 6), solid: 'M11 7h2v4h4v2h-4v4h-2v-4H7v-2h4Z' },

  weapon: {
    line: 'M12 12.5l-1.5 7M5.5 8L2.5 13',
    solid: 'M2 6.5h14V5h1.5v1.5H22v3h-6V12H9.5L8 16.5H4.5L6 10.5H2Z',
  },
  armor: { line: 'M8 3L3.5 5.5V12L6 13v8h12v-8l2.5-1V5.5L16 3l-1.5 3h-5ZM6 13h12M12 6v15' },
  attachment: { line: 'M14.5 6.5l3 3M3.5 20.5l6-6', solid: 'M13 3.5l7.5 7.5-3 1-6 6-5.5-5.5 6-6Z' },
  item: { line: 'M7 7h10v14H7ZM9 7V3.5h6V7M12 11v6M9 14h6' },
  stalker: {
    line: 'M12 2.5c-5 0-7 4-7 9 0 2 .4 3.6 1 5L2.5 19v2.5h19V19L18 16.5c.6-1.4 1-3 1-5 0-5-2-9-7-9Z',
    solid: `${ring(9.2, 11, 2)}${ring(14.8, 11, 2)}${ring(12, 16.2, 2.2)}`,
  },
  enemy: {
    line: 'M12 3c-5 0-8 3.2-8 7.5 0 3 1.5 5 3.5 6.2V20.5h9v-3.8c2-1.2 3.5-3.2 3.5-6.2C20 6.2 17 3 12 3ZM10.5 20.5v-2.5M13.5 20.5v-2.5',
    solid: `${ring(8.7, 11, 2.1)}${ring(15.3, 11, 2.1)}M12 13l1.2 2.5h-2.4Z`,
  },
  event: {
    line: 'M4 4.5h16v15H4ZM4 9h16M8 2.5v4M16 2.5v4',
    solid: 'M12.6 10.5l-3.4 4.3h2.3l-.6 3.2 3.8-4.7h-2.4Z',
  },
  health: {
    line: 'M12 20.5C6 16 3 12.5 3 8.7 3 5.8 5 4 7.4 4 9.4 4 11 5 12 7c1-2 2.6-3 4.6-3C19 4 21 5.8 21 8.7c0 3.8-3 7.3-9 11.8ZM5.5 11.5h4l1.5-2.5 2 5 1.5-2.5h4',
  },
  damage: {
    solid: 'M12 1.5l2.6 6.2 6.2-3-2.6 6.2 4.3 4.6-6.6.2-1 6.8-3.9-5.4-5.5 4 .8-6.7L1.5 12l6-2.4L6 3l5 3.5Z',
  },
  clock: { line: `${ring(12, 12, 9)}M12 6.5V12l4 2.5` },
} as const satisfies Record<string, Drawing>;
