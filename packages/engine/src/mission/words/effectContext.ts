/** What an effect or condition is about: which card speaks, and who caused it. Lives only inside the running rule. */

import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { EntityState, StalkerState } from '../../model/state.ts';
import { isStalker, stalkerOf } from '../../rules/basics/entities.ts';

export interface EffectContext {
  /** The card whose text this is; null: the Mission itself. */
  readonly card: CardId | null;
  /** Who entered, acted, died ...; null: nobody. */
  readonly entity: EntityState | null;
  /** Where; null: where the entity stands. */
  readonly space: SpaceId | null;
  /** A win waits until the effect that caused this is over (R13). */
  readonly deferred?: boolean;
}

export const effectContext = (card: CardId | null, entity: EntityState | null = null): EffectContext => ({
  card,
  entity,
  space: entity?.space ?? null,
});

/** The Stalker who caused it; where no Stalker did, the one whose Turn it is, or else the Lead Stalker. */
export const actorOf = (game: Game, { entity }: EffectContext): StalkerState =>
  entity && isStalker(entity) ? entity : stalkerOf(game, game.state.turn?.stalker ?? game.state.lead.holder);
