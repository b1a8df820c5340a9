/** Abilities that work once per Round, in any Stalker's Turn: counted per copy of the card. */
import type { Game } from '../../model/game.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';

const keyOf = (owner: StalkerState, owned: OwnedCard | null): string =>
  owned === null ? owner.card : `${owned.card}:${owned.id}`;

export const usedThisRound = (game: Game, owner: StalkerState, owned: OwnedCard | null): boolean =>
  game.state.memory[keyOf(owner, owned)] === game.state.round;

export function useThisRound(game: Game, owner: StalkerState, owned: OwnedCard | null): void {
  game.state.memory[keyOf(owner, owned)] = game.state.round;
}
