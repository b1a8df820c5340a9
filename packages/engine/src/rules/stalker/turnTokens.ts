/** R7, R8, S5: Turn tokens, their slots, markers and Critical Injuries. */
import { type Game, tell } from '../../model/game.ts';
import type { StalkerState, TurnTokenState } from '../../model/state.ts';
import { standardActions } from './statuses.ts';

export type TokenIndex = 0 | 1;

/** Slots its token can still be slid. */
export const slotsLeft = (game: Game, stalker: StalkerState, index: TokenIndex): number =>
  Math.max(0, standardActions(game, stalker, index) - stalker.turns[index].slid);

/** R8: markers are Standard Actions besides the slots. */
export const standardsLeft = (game: Game, stalker: StalkerState, index: TokenIndex): number =>
  slotsLeft(game, stalker, index) + stalker.turns[index].markers;

/**
 * One Standard Action's worth of a token: a marker goes, else it slides (R8). Returns whether it slid, for the dose
 * (RD1). The caller has seen that there is one left.
 */
export function spendStandard(game: Game, stalker: StalkerState, index: TokenIndex): 'slid' | 'marker' {
  const token = stalker.turns[index];
  if (token.markers > 0) {
    token.markers--;
    tell(game, {
      fact: 'markerRemoved',
      stalker: stalker.id,
      token: index,
      markers: token.markers,
      clauses: ['R8'],
    });
    return 'marker';
  }
  token.slid++;
  tell(game, { fact: 'turnTokenSlid', stalker: stalker.id, token: index, slid: token.slid, clauses: ['R7'] });
  return 'slid';
}

export function placeMarkers(game: Game, stalker: StalkerState, index: TokenIndex, count: number): void {
  if (count <= 0) return;
  const token = stalker.turns[index];
  token.markers += count;
  tell(game, {
    fact: 'markerPlaced',
    stalker: stalker.id,
    token: index,
    markers: token.markers,
    clauses: ['R8'],
  });
}

/** Z5; leftover markers go (R8). One under a Critical Injury has its one slot again (S5). */
export function resetTokens(game: Game): void {
  for (const stalker of game.state.stalkers) {
    const [first, second] = stalker.turns;
    stalker.turns = [reset(first), reset(second)];
  }
  tell(game, { fact: 'turnTokensReset', clauses: ['Z5'] });
}

const reset = ({ injured }: TurnTokenState): TurnTokenState => ({
  slid: 0,
  markers: 0,
  injured,
  used: false,
});
