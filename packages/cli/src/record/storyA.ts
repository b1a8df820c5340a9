/** Aims of the rest of the first story: a tape out of a hill by two ways, a bell that is stilled or sold. */
import type { Fact, Game } from '@zonecrawl/engine/model';
import {
  bearerAway,
  carried,
  closestAway,
  count,
  ending,
  isUp,
  lyingLow,
  named,
  type RecordingGoal,
  STAGE,
  STEP,
  teamAway,
  toward,
  well,
  wounded,
} from './measures.ts';

const leaving = (game: Game, ...exits: readonly string[]): number => {
  const left = game.state.stalkers.filter(({ space }) => space === null).length;
  return left * 1500 - teamAway(game, named(game.board, ...exits)) * STEP;
};

/** Everybody a little, so that those left behind come along. */
const together = (game: Game, ...places: readonly string[]): number =>
  -teamAway(game, named(game.board, ...places)) * 4;

/** A2 once there is a way in: to the machine, and out. */
const tapeAndOut = (game: Game): number => {
  if (count(game, 'tape') > 0) return 4 * STAGE + leaving(game, '12:j', '6:a') + well(game);
  return 3 * STAGE + toward(game, '15:M') + well(game);
};

/** A2 over the ramp: two blows at the shutter. */
const byShutter = (game: Game): number =>
  count(game, 'waysIn') > 0
    ? tapeAndOut(game)
    : count(game, 'pries') * 2000 + toward(game, '15:l') + together(game, '15:l') + well(game);

/** A2 by the current: the generator, the fuse board, the door. */
const byDoor = (game: Game): number => {
  if (count(game, 'waysIn') > 0) return tapeAndOut(game);
  if (isUp(game, 'A2-02', 'b')) return STAGE + toward(game, '15:B') + well(game);
  return toward(game, '10:S') + well(game);
};

const chosen = (choice: string) => (facts: readonly Fact[]) =>
  facts.some((fact) => fact.fact === 'choiceMade' && fact.choice === choice);
const done = (action: string) => (facts: readonly Fact[]) =>
  facts.some((fact) => fact.fact === 'actionBegan' && fact.action === action);

/** What has been cut counts; then on to the next one. */
const cutting = (game: Game, ...cables: readonly (readonly [card: string, space: string])[]): number => {
  const next = cables.filter(([card]) => isUp(game, card, 'a')).map(([, space]) => space);
  return count(game, 'cut') * 4000 + (next.length > 0 ? toward(game, ...next) : 0);
};
const buses = ['A3-06', '11:f'] as const;
const vestry = ['A3-08', '14:V'] as const;

/** A3 quietly: two cables, the bell, and back to the boat. */
const still = (game: Game): number => {
  const boat = isUp(game, 'A3-02', 'b') ? '11:m' : '7:i';
  if (count(game, 'stilled') > 0) return 3 * STAGE + leaving(game, boat) + well(game);
  // With the bell in somebody's arms there is nothing left to still.
  if (count(game, 'bellTaken') > 0) return -STAGE;
  if (count(game, 'cut') >= 2) return 2 * STAGE + toward(game, '14:N') + together(game, '14:N') + well(game);
  return cutting(game, buses, vestry) + well(game);
};

/** A3 at a price: one cable, the bell, the lorry. */
const sell = (game: Game): number => {
  if (count(game, 'bellOut') > 0) return 4 * STAGE + leaving(game, '13:a', '7:i') + well(game);
  if (carried(game, 'bell') > 0) {
    const lorry = named(game.board, '13:a');
    return 2 * STAGE - bearerAway(game, 'bell', lorry) * STEP * 3 - closestAway(game, lorry) + well(game);
  }
  if (count(game, 'cut') >= 1) return STAGE + toward(game, '14:N') + together(game, '14:N') + well(game);
  return cutting(game, buses) + well(game);
};

export const storyA: readonly RecordingGoal[] = [
  ending('a2', 'success', byShutter),
  ending('a2', 'shard', byShutter),
  ending('a2', 'fatality', wounded),
  ending('a2', 'time', lyingLow),
  { ...ending('a2', 'success', byDoor), name: 'door' },
  {
    mission: 'a2',
    name: 'lamps',
    stalkers: [2],
    reached: done('A2-03.routeLamps'),
    nearness: (game) => (isUp(game, 'A2-03', 'a') ? byDoor(game) : 0),
  },
  // With Dalik, who knows the duct.
  { ...ending('a2', 'success', tapeAndOut), name: 'dalik', stalkers: [2], story: { dalik: 1 } },
  { mission: 'a2', name: 'glass', stalkers: [2], reached: chosen('breakShard'), nearness: byDoor },
  ending('a3', 'silenced', still),
  ending('a3', 'sold', sell),
  // With Dalik and the tape: the boat waits in the ditch, and one cable is enough.
  {
    ...ending('a3', 'silenced', (game) => (isUp(game, 'A3-02', 'b') ? still(game) : -STAGE)),
    name: 'ditch',
    stalkers: [2],
    story: { dalik: 1, tape: 1 },
  },
  ending('a3', 'fatality', wounded),
  ending('a3', 'time', lyingLow),
];
