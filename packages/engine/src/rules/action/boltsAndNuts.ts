/** A7: Bolts & Nuts. */

import type { SpaceId } from '../../board/types.ts';
import type { CardAction } from '../../model/abilities.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Reason } from '../../model/reasons.ts';
import { choose } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';
import { spaceOf } from '../basics/entities.ts';
import { spendBolt } from '../gear/pockets.ts';
import { isAnomalyWithin, type SymbolOption, symbolOptions } from '../map/detectors.ts';

const RANGE = 3;
const NO_BOLTS: Reason = { reason: 'noBolts', clause: 'EQ11' };
const NO_SYMBOL_IN_RANGE: Reason = { reason: 'noSymbolInRange', clause: 'A7' };

/** No LoS needed; the own space and covered symbols included. */
function symbolsWithin(game: Game, stalker: StalkerState): SymbolOption[] {
  const from = spaceOf(stalker);
  const isNear = (space: SpaceId): boolean => game.board.range('stalker', from, space) <= RANGE;
  const symbols: SymbolOption[] = [];
  for (const overlay of game.state.overlays) {
    if (overlay.anomaly !== null) symbols.push(...symbolOptions(game, overlay, isNear));
  }
  return symbols;
}

function isSymbolNear(game: Game, stalker: StalkerState): boolean {
  const from = spaceOf(stalker);
  for (const overlay of game.state.overlays) {
    if (overlay.anomaly !== null && isAnomalyWithin(game, from, overlay, RANGE)) return true;
  }
  return false;
}

export const boltsAndNuts: CardAction = {
  id: 'boltsAndNuts',
  cost: 'standard',
  refusal(game, stalker) {
    if (stalker.bolts <= 0) return NO_BOLTS;
    return isSymbolNear(game, stalker) ? null : NO_SYMBOL_IN_RANGE;
  },
  *perform(game, stalker) {
    const { overlay, symbol, space } = yield* choose({
      kind: 'symbol',
      who: stalker.id,
      clauses: ['A7'],
      about: { entity: stalker.id, action: 'boltsAndNuts' },
      options: symbolsWithin(game, stalker),
    });
    spendBolt(game, stalker, true);
    game.state.bolts.push({ overlay, symbol });
    tell(game, { fact: 'boltPlaced', overlay, symbol, space, clauses: ['A7', 'T2'] });
  },
};
