/**
 * How long odds and previews take, in milliseconds of processor time each:
 *
 *   node packages/content/test/engine/oddsBench.ts
 */
import process from 'node:process';
import { beginGame } from '@zonecrawl/engine/game';
import { stalkerId } from '@zonecrawl/engine/model';
import { attackLineOf, attackOdds, crossingOdds, defenseOdds, reactionOdds } from '@zonecrawl/engine/odds';
import { pathPreview, reachableSpaces, rerolledWell } from '@zonecrawl/engine/testing';
import { viewFor } from '@zonecrawl/engine/view';
import { box } from '../../src/index.ts';
import { setting } from './sampling.ts';

const row = (squares: number): string[] => {
  const names = Array.from({ length: squares }, (_, i) => String.fromCharCode(97 + i));
  const edge = `+${'---+'.repeat(squares)}`;
  return [edge, `| ${names.join('   ')} |`, edge];
};

const { game, state } = setting({
  board: { drawing: row(8), spaces: { c: { cover: 1 } } },
  stalkers: [{ card: 'palkan', at: 'a', weapon: 'akm-74u', armor: 'ps5-m', focus: true }],
  enemies: [
    { card: 'bandit-rifle', at: 'c', facing: 'west' },
    { card: 'bandit-shotgun', at: 'd', facing: 'west' },
    { card: 'snork', at: 'e', facing: 'west' },
  ],
  anomalies: [{ card: 'electro', center: 'b', symbols: [['b', [1, 2]]] }],
});
const [stalker] = game.state.stalkers;
const [target] = game.state.enemies;
const [from, to] = game.board.spaces.map(({ id }) => id);
const play = beginGame(box, state, { keep: true });
const attack = stalker && attackLineOf(game, stalker, 'attack:singleShot');
if (!stalker || !target || !attack || from === undefined || to === undefined)
  throw new Error('nothing to measure');

const worth = (s: number, m: number): number =>
  (s >= 9 ? 1 : s >= 6 ? 0.6 : s >= 4 ? 0.1 : 0) + (m >= 2 ? 0.05 : 0);
const movement = { stalker: stalkerId(0), action: 'movement', source: null };
const ten = { stalker: 4, equipment: 6, accurate: true, masks: true };

const measured: Readonly<Record<string, () => unknown>> = {
  'Focus well used on 4 Stalker and 6 Equipment dice': () => rerolledWell(box.dice, ten, worth),
  'attack on each Body Part, without and with Focus': () => attackOdds(game, { stalker, ...attack, target }),
  'Anomaly crossing': () => crossingOdds(game, stalker, [from, to]),
  'Defense, without and with Focus': () => defenseOdds(game, stalker, target, 7),
  'reactions of three Enemies': () => reactionOdds(game, stalker, from),
  'path preview': () => pathPreview(play, movement, [to]),
  'reach of a Movement': () => reachableSpaces(play, movement),
  view: () => viewFor(game, [stalkerId(0)]),
};

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

for (const [name, run] of Object.entries(measured)) {
  for (let i = 0; i < 300; i++) run();
  const before = spent();
  const times = 500;
  for (let i = 0; i < times; i++) run();
  console.log(`${((spent() - before) / times).toFixed(3)} ms  ${name}`);
}
