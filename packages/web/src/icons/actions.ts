import { type Drawing, ring } from '../base/drawing.ts';

const aim = `${ring(12, 12, 6)}M12 3v5M12 16v5M3 12h5M16 12h5`;
const bullet = (x: number, y: number): string => `M${x} ${y + 7}v-4.2q0-2 1.5-3.3q1.5 1.3 1.5 3.3v4.2Z`;

/** What a Stalker can do, and what a player can do at the table. */
export const actions = {
  movement: { line: 'M4 18.5c3.5 0 3.5-6 7-6s3.5-6 7.2-6', solid: 'M15.6 2.6l6.2 3.9-6 4.2Z' },
  carefulMovement: {
    line: 'M3 12h3.2M9 12h3',
    solid: `M14 7.4l7.4 4.6-7.4 4.6Z${ring(5, 17.5, 1.1)}${ring(9, 19, 1.1)}${ring(13.4, 19.2, 1.1)}`,
  },
  prepare: {
    line: 'M8 8V6.2A3.2 3.2 0 0 1 11.2 3h1.6A3.2 3.2 0 0 1 16 6.2V8M5.5 11A3.5 3.5 0 0 1 9 7.5h6a3.5 3.5 0 0 1 3.5 3.5v9.5h-13ZM9 20.5v-4.5h6v4.5M9 11.5h6',
  },
  reload: {
    line: 'M5.2 9.5A7.5 7.5 0 0 1 19 8.6M18.8 14.6A7.5 7.5 0 0 1 5 15.4',
    solid: `M20.6 3.4v6.2h-6ZM3.4 20.6v-6.2h6Z${bullet(10.5, 8.5)}`,
  },
  pickUp: { line: 'M4 13v7.5h16V13M12 14.5V7', solid: 'M12 2.2l5 6.3H7Z' },
  decoy: {
    line: 'M3.5 16.5c2.5-7.5 7.5-9.5 11.5-8M17 14.4a4.6 4.6 0 0 1 0 5M20 12.4a8 8 0 0 1 0 9',
    solid: `M12.8 11.8l6.4-2-4.6-4.8Z${ring(12.6, 17, 1.9)}`,
  },
  boltsNuts: {
    line: 'M13.8 10.2L5.4 18.6M8 13.2l2.8 2.8M5.8 15.4l2.8 2.8',
    solid:
      'M13.4 5.2l3-2.4 5 5-2.4 3-4.4.6-1.8-1.8ZM4.6 4.3h4.6l2.3 4-2.3 4H4.6l-2.3-4ZM6.9 6.6a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4Z',
  },
  knife: {
    line: 'M8.2 15.8l-4.4 4.4M6.2 13.2l4.6 4.6',
    solid: 'M8.6 13.6L18 4.2c1.6-1 3-1.2 3.4-1 .4 4.6-1.4 8.4-5.4 11.4-1.6 1.2-3 1.9-4.4 2.2Z',
  },
  shootSingle: { line: aim, solid: ring(12, 12, 2) },
  shootBurst: { line: 'M3 20.5h18', solid: bullet(4, 9) + bullet(10.5, 6.5) + bullet(17, 9) },
  shootAimed: {
    line: `${ring(12, 12, 8.6)}M12 3.4v5.2M12 15.4v5.2M3.4 12h5.2M15.4 12h5.2`,
    solid: ring(12, 12, 1.3),
  },
  shootQuick: {
    line: `M2.5 8h5M2.5 12h3.5M2.5 16h5${ring(15, 12, 5.2)}M15 4.4v3.4M15 16.2v3.4M22 12h-3.2`,
    solid: ring(15, 12, 1.6),
  },
  throw: { line: 'M3.5 19c1-8 6-12 12-11.4', solid: `${ring(18, 13.8, 3.8)}M17 8.2h3.2v2.4H17Z` },
  useItem: {
    line: 'M7 12.4V5.3a1.6 1.6 0 0 1 3.2 0v5M10.2 10V3.8a1.6 1.6 0 0 1 3.2 0V10M13.4 10.2V5.2a1.6 1.6 0 0 1 3.2 0v9.2c0 4-2.2 6.6-5.6 6.6-3 0-4.6-1.5-6.2-4.6L3 12.8c-.9-1.7 1.2-3 2.4-1.4L7 13.6',
  },
  detect: {
    line: `M7 21l2-7h6l2 7M9.8 14V9.5h4.4V14M5.5 8.8a7.6 7.6 0 0 1 13 0M8.3 5.6`,
    solid: `${ring(12, 5.6, 1.7)}M10.6 17h2.8v2h-2.8Z`,
  },
  leadToken: { line: 'M5 21V3.5M5 4.5h13.5l-3 4.5 3 4.5H5', solid: ring(10, 9, 1.8) },
  endTurn: { line: 'M4 12h9.5M19.5 4.5v15', solid: 'M10.6 6.4l6.4 5.6-6.4 5.6Z' },
  pass: { line: 'M4 6.5c5 0 4.5 11 10 11', solid: 'M13.2 13l7.3 4.6-7.3 4.4ZM14 3.6h6.5v5H14Z' },
  undo: { line: 'M8 8.5h6.5a5.5 5.5 0 0 1 0 11H7', solid: 'M9.4 3.4v10.2L3 8.5Z' },
  redo: { line: 'M16 8.5H9.5a5.5 5.5 0 0 0 0 11H17', solid: 'M14.6 3.4v10.2L21 8.5Z' },
  log: { line: 'M5 3.5h14v17H5ZM8.5 8h7M8.5 12h7M8.5 16h4' },
  rules: {
    line: 'M12 6c-2-1.8-5-2.2-8.5-2v14.5c3.5-.2 6.5.2 8.5 2 2-1.8 5-2.2 8.5-2V4c-3.5-.2-6.5.2-8.5 2ZM12 6v14.5',
  },
  settings: { line: 'M3.5 7h5M14.5 7h6M3.5 17h8M17.5 17h3', solid: ring(11.5, 7, 2.7) + ring(14.5, 17, 2.7) },
  sight: {
    line: `M2 12c2.6-4.6 6-6.9 10-6.9s7.4 2.3 10 6.9c-2.6 4.6-6 6.9-10 6.9S4.6 16.6 2 12Z`,
    solid: `${ring(12, 12, 3.2)}`,
  },
  watched: {
    line: 'M5 12L19.5 3.5M5 12l14.5 8.5M12.4 7.6a8.6 8.6 0 0 1 0 8.8M19.5 3.5a16.8 16.8 0 0 1 0 17',
    solid: ring(4.5, 12, 2.4),
  },
  unseen: {
    line: 'M2 12c2.6-4.6 6-6.9 10-6.9 1.4 0 2.7.3 4 .8M19 8.2c1.1 1 2.1 2.3 3 3.8-2.6 4.6-6 6.9-10 6.9-2 0-3.8-.6-5.5-1.7M4 20.5L20 3.5',
  },
  range: { line: 'M3 8.5h18v7H3ZM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5' },
  why: {
    line: `${ring(12, 12, 9)}M9 9.6c0-1.7 1.3-2.9 3-2.9s3 1.1 3 2.7c0 2.1-3 2.3-3 4.6`,
    solid: ring(12, 17, 1.2),
  },
  odds: { line: 'M4 20V4M4 20h16M8 20v-5M12 20V8M16 20v-8M20 20' },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  zoomIn: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5l5 5M10.5 7.7v5.6M7.7 10.5h5.6` },
  zoomOut: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5l5 5M7.7 10.5h5.6` },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  back: { line: 'M14.5 5l-7 7 7 7' },
  fit: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', solid: ring(12, 12, 2) },
  play: { solid: 'M7 4l13 8-13 8Z' },
  pause: { solid: 'M6 4.5h4v15H6ZM14 4.5h4v15h-4Z' },
  step: { solid: 'M5 4.5l10 7.5-10 7.5ZM16.5 4.5h3v15h-3Z' },
  skip: { solid: 'M3 5l8 7-8 7ZM11 5l8 7-8 7ZM19 5h2.5v14H19Z' },
  save: { line: 'M4 4h12.5L20 7.5V20H4ZM8 4v5h7V4M7.5 20v-6.5h9V20' },
  continue: { line: `${ring(12, 12, 9)}`, solid: 'M10 7.5l6.5 4.5-6.5 4.5Z' },
  newGame: { line: 'M12 4v16M4 12h16' },
  online: { line: `${ring(12, 12, 9)}M3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9Z` },
  sound: {
    line: 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
    solid: 'M3.5 9.5h3.5l5-4.5v14l-5-4.5H3.5Z',
  },
  search: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5l5 5` },
  check: { line: 'M4.5 12.5l5 5.5 10-12' },
  warning: { line: 'M12 3.5l9.5 17h-19ZM12 10v5', solid: ring(12, 17.6, 1.1) },
  map: { line: 'M3 6l6-2.5 6 2.5 6-2.5v14.5l-6 2.5-6-2.5L3 20.5ZM9 3.5V18M15 6v14.5' },
  pin: { line: 'M12 14.5v7', solid: 'M8 2.5h8v1.8l-1.3 1v4.2l3.3 3.3v1.7H6v-1.7l3.3-3.3V5.3L8 4.3Z' },
  people: {
    line: `${ring(8.5, 8, 3.2)}M2.5 20c.3-4.5 2.5-6.5 6-6.5s5.7 2 6 6.5M15.5 5a3.2 3.2 0 0 1 0 6M17.5 14c2.4.7 3.7 2.6 4 6`,
  },
  hint: {
    line: 'M9 17.5h6M10 21h4M9 17.2c0-2.6-3.2-3.8-3.2-7.5a6.2 6.2 0 0 1 12.4 0c0 3.7-3.2 4.9-3.2 7.5M12 17v-5M9.8 9.8L12 12l2.2-2.2',
  },
  bot: {
    line: 'M5 9h14v10H5ZM12 9V5.5M2.5 12.5v3M21.5 12.5v3M9.5 16h5',
    solid: `${ring(12, 4, 1.6)}${ring(9, 12.6, 1.4)}${ring(15, 12.6, 1.4)}`,
  },
} as const satisfies Record<string, Drawing>;
