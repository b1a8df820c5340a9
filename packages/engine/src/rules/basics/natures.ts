/** Values derived from an Enemy card, cached by card id because they are used after every step. */

import { RuleError } from '../../base/errors.ts';
import type { Walker } from '../../board/types.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import { LastTwo } from '../../cache/lastTwo.ts';
import type { Deck } from '../../model/box.ts';
import type { EnemyCard } from '../../model/enemies.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';

export interface Nature {
  readonly id: CardId;
  readonly deck: Deck<EnemyCard>;
  readonly card: EnemyCard;
  /** M5, E4: with several types the wider passage counts. */
  readonly walker: Walker;
  /** The four Sight values by facing: each card's cross is turned once (D8). */
  readonly limits: readonly (readonly number[])[];
  /** D4 is for Human Enemies whom Anomalies can hurt. */
  readonly mindsAnomalies: boolean;
}

const natures = new IdentityCache<Deck<EnemyCard>, Map<CardId, Nature>>();
/**
 * Mostly one or two kinds of Enemies are on the map, so the last two are looked up first. They stay in their places: two
 * kinds that are asked about in turns would otherwise change them at every look.
 */
const lately = new LastTwo<Nature>();

export function natureOf({ box: { enemies } }: Game, { card }: { readonly card: CardId }): Nature {
  const { latest, before } = lately;
  if (latest !== null && latest.id === card && latest.deck === enemies) return latest;
  if (before !== null && before.id === card && before.deck === enemies) return before;
  const known = natures.of(enemies, noneKnown);
  let nature = known.get(card);
  if (nature === undefined) {
    nature = learn(enemies, card);
    known.set(card, nature);
  }
  return lately.keep(nature);
}

const noneKnown = (): Map<CardId, Nature> => new Map();

function learn(deck: Deck<EnemyCard>, id: CardId): Nature {
  const card = deck[id];
  if (!card) throw new RuleError(`no Enemy card ${id}`);
  const { types, abilities } = card;
  const { front, right, back, left } = card.sight;
  const human = types.includes('human');
  return {
    id,
    deck,
    card,
    walker: human ? 'human' : types.includes('psionic') ? 'psionic' : 'beast',
    limits: [
      [front, right, back, left],
      [left, front, right, back],
      [back, left, front, right],
      [right, back, left, front],
    ],
    mindsAnomalies: human && abilities?.ignoresAnomalies !== true,
  };
}
