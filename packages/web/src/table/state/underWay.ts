/** The running Action, for requests about its odds and paths. */
import type { ActionRef } from '@zonecrawl/engine/host';
import type { StalkerId } from '@zonecrawl/engine/model';
import type { Game } from '../../game/store.ts';

/** The running Action, from the fact with which it began. */
export function underWay(game: Game, stalker: StalkerId): ActionRef | null {
  const fact = game.log.value.findLast((line) => line.fact.fact === 'actionBegan')?.fact;
  return fact?.fact === 'actionBegan' ? { stalker, action: fact.action, source: fact.source } : null;
}
