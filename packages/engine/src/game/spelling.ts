/** States as older versions spelled them, so that their records can still be compared. */
import type { GameState } from '../model/state.ts';

/** The state as the version of this digest wrote it. */
export function spelled(state: GameState, digest: string): unknown {
  return digest === FIRST ? { ...state, format: 1, box: '1' } : state;
}

/** Version 0.1.0 had no digest yet; files of its format are given this one. */
export const FIRST = '0.1.0';
