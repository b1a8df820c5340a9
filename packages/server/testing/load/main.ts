/**
 * npm run load: many tables against one server in a process of its own, and with `--peers` the same against a
 * boardgame.io server. At the end the server is killed, and what it acknowledged is looked for.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BoardgameIo } from './boardgameIo.ts';
import { measure, Overloaded } from './measure.ts';
import { Ours } from './ours.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    seats: { type: 'string', default: '4' },
    peers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const load = { games: Number(values.games), seconds: Number(values.seconds) };
const seats = Number(values.seats);

/** What it measures, or what was in the way; with fewer tables where it does not carry so many. */
async function measurePeer(): Promise<object> {
  const failed: string[] = [];
  for (let { games } = load; games >= 1; games = Math.floor(games / 4)) {
    try {
      const measured = await measure(await BoardgameIo.start(seats), { ...load, games });
      if (measured.unanswered === 0) return { ...measured, ...(failed.length > 0 && { failed }) };
      failed.push(`${games} games: ${measured.unanswered} tables were not answered any more`);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      failed.push(`${games} games: ${error.message}`);
    }
    process.stderr.write(`boardgame.io does not keep up: ${failed.at(-1)}\n`);
  }
  return { failed };
}

const ours = await measure(await Ours.start(seats), load);
// Whatever becomes of the others, these are known.
if (values.peers) process.stderr.write(`ours: ${JSON.stringify(ours)}\n`);
const peers = values.peers ? { 'boardgame.io': await measurePeer() } : null;
const report = { seats, seconds: load.seconds, ...ours, ...(peers && { peers }) };
process.stdout.write(`${JSON.stringify(report, null, values.json ? 0 : 2)}\n`);
process.exit(ours.lost === 0 ? 0 : 1);
