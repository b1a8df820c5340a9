/** The process of one contestant: plays a round on request. */
import process from 'node:process';
import type { Contestant } from './round.ts';

const contestants: Readonly<Record<string, () => Promise<{ readonly contestant: Contestant }>>> = {
  zonecrawl: () => import('./zonecrawl.ts'),
  boardgameIo: () => import('./ticTacToe.ts'),
  boardgameIoSameState: () => import('./sameState.ts'),
  showdown: () => import('./showdown.ts'),
};

const name = process.argv[2] ?? '';
const load = contestants[name];
if (!load) throw new Error(`no contestant is called ${name}`);
const { contestant } = await load();
process.on('message', (milliseconds: number) => {
  process.send?.(contestant(milliseconds));
});
process.send?.('ready');
