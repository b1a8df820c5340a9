/** Our speed next to that of other engines, in one race. */
import { join } from 'node:path';
import { median, medianRatio, type RaceLength, race } from './race.ts';

export interface PeerFigures {
  readonly decisionsPerSecond: number;
  readonly boardgameIoPerSecond: number;
  readonly boardgameIoSameStatePerSecond: number;
  readonly showdownPerSecond: number;
  /** How many times as fast as the peer. */
  readonly ratioBoardgameIo: number;
  readonly ratioBoardgameIoSameState: number;
  readonly ratioShowdown: number;
}

const worker = join(import.meta.dirname, 'worker.ts');
const CONTESTANTS = ['zonecrawl', 'boardgameIo', 'boardgameIoSameState', 'showdown'];

export async function peerFigures(length: RaceLength): Promise<PeerFigures> {
  const [ours = [], ticTacToe = [], sameState = [], showdown = []] = await race(
    CONTESTANTS.map((contestant) => ({ worker, contestant })),
    length,
  );
  const perSecond = (speeds: readonly number[]): number => Math.round(median(speeds));
  const ratio = (speeds: readonly number[]): number => Number(medianRatio(ours, speeds).toFixed(2));
  return {
    decisionsPerSecond: perSecond(ours),
    boardgameIoPerSecond: perSecond(ticTacToe),
    boardgameIoSameStatePerSecond: perSecond(sameState),
    showdownPerSecond: perSecond(showdown),
    ratioBoardgameIo: ratio(ticTacToe),
    ratioBoardgameIoSameState: ratio(sameState),
    ratioShowdown: ratio(showdown),
  };
}
