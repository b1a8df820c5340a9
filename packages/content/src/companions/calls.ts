/** Shared by the Companions of the Contacts: being near, following, fleeing. */
import type { CardId, CompanionCard, CompanionState, Game, StalkerState } from '@zonecrawl/engine/model';
import { companionLeaves, mayUse, moveCompanion, spaceOf } from '@zonecrawl/engine/rules';

export const onMap = (game: Game, card: CardId): CompanionState | undefined =>
  game.state.companions.find((one) => one.card === card && one.space !== null);

export const rangeTo = (game: Game, companion: CompanionState, other: StalkerState): number =>
  game.board.range('companion', spaceOf(companion), spaceOf(other));

/** After a Turn of a Stalker within this Range, its player may have it follow up to so many spaces. */
export const follows = (within: number, upTo: number): NonNullable<CompanionCard['afterTurn']> =>
  function* (game, companion, stalker) {
    if (stalker.space === null || companion.space === stalker.space) return;
    if (rangeTo(game, companion, stalker) > within) return;
    if (yield* mayUse(game, stalker, companion.card, 'follow'))
      yield* moveCompanion(game, companion, stalker.space, upTo);
  };

/** CO1: in grave danger it flees. */
export const flees: CompanionCard['endangered'] = function* (game, companion) {
  yield* companionLeaves(game, companion);
};
