/** States as older versions spelled them, so that their records can still be compared. */
import type { GameState } from '../model/state.ts';
import { coloursNow, colourThen, tokensNow, tokenThen, withField, withFields } from '../position/oldNames.ts';

/** Version 0.1.0 had no digest yet; files of its format are given this one. */
export const FIRST = '0.1.0';

/** The state as the version of this digest wrote it. */
export const spelled = (state: GameState, digest: string): object =>
  digest === FIRST ? { ...stateThen(state), format: 1, box: '1' } : state;

function stateThen(state: GameState): object {
  const { kinds, unknown, decks } = state;
  return {
    ...state,
    kinds: kinds.map((kind) => ({ ...kind, colours: kind.colours.map(colourThen) })),
    unknown: unknown.map((stack) => ({ ...stack, tokens: stack.tokens.map(tokenThen) })),
    decks: { ...decks, unknown: decks.unknown.map(tokenThen) },
  };
}

/** The names in a state of 0.1.0 as they are now. */
export function stateNow(state: unknown): unknown {
  let now = withField(state, 'kinds', withFields('colours', coloursNow));
  now = withField(now, 'unknown', withFields('tokens', tokensNow));
  return withField(now, 'decks', (decks) => withField(decks, 'unknown', tokensNow));
}
