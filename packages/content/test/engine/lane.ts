/** A small table for tests of what surrounds a game: two Stalkers at the end of a lane. */
import type { PositionDraft } from '@zonecrawl/engine/position';

export const LANE: PositionDraft = {
  board: {
    drawing: [
      '+---+---+---+---+---+',
      '| a   b   c   d   e |',
      '+   +---+---+---+---+',
      '| f   g   h   i   j |',
      '+---+---+---+---+---+',
    ],
    spaces: { c: { radiation: 2 }, g: { radiation: 4 } },
  },
  stalkers: [
    { card: 'palkan', at: 'a', weapon: 'akm-74u', armor: 'ps5-m' },
    { card: 'chort', at: 'f' },
  ],
};

/** The same with somebody at the other end. */
export const WATCHED: PositionDraft = {
  ...LANE,
  enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }],
};
