/** The Action that is being carried out, for asking about its odds and ways in the middle of it. */
import type { ActionRef } from '@zonecrawl/engine/host';
import type { StalkerId } from '@zonecrawl/engine/model';
import type { Game } from '../../game/store.ts';

/** The Action under way, as it was told when it began. */
export function underWay(game: Game, stalker: StalkerId): ActionRef | null {
  const fact = game.log.value.findLast((line) => line.fact.fact === 'actionBegan')?.fact;
  return fact?.fact === 'actionBegan' ? { stalker, action: fact.action, source: fact.source } : null;
}
