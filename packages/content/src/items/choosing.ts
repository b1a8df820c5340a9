/** Choosing targets and spaces for Items. */

import type { SpaceId } from '@zonecrawl/engine/board';
import {
  type CardAction,
  choose,
  type Game,
  type OwnedCard,
  type PlainReason,
  type Rule,
  type StalkerState,
} from '@zonecrawl/engine/model';
import { spaceOf, spacesWithin, stalkerOf } from '@zonecrawl/engine/rules';

/** A space within this Range, no LoS needed. */
export function* chooseSpace(
  game: Game,
  stalker: StalkerState,
  owned: OwnedCard | null,
  action: string,
  range: number,
): Rule<SpaceId> {
  const { space } = yield* choose({
    kind: 'space',
    who: stalker.id,
    clauses: ['AK1'],
    about: { entity: stalker.id, card: owned?.card ?? null, action },
    options: spacesWithin(game, spaceOf(stalker), range).map((each) => ({
      is: 'space' as const,
      space: each,
    })),
  });
  return space;
}

interface Treatment {
  readonly id: string;
  readonly cost: CardAction['cost'];
  /** For the panel: HP healed, dosage lowered ... */
  readonly amount?: number;
  /** Why no Stalker needs it. */
  readonly otherwise: PlainReason;
  /** The Stalkers it would help. */
  helps(game: Game, user: StalkerState): readonly StalkerState[];
  apply(game: Game, patient: StalkerState): void;
}

/** An Item that helps one chosen Stalker and is discarded. */
export const treatment = ({ id, cost, amount, otherwise, helps, apply }: Treatment): CardAction => ({
  id,
  cost,
  discard: true,
  refusal: (game, stalker) => (helps(game, stalker).length > 0 ? null : { reason: otherwise, clause: 'A9' }),
  *perform(game, stalker, owned) {
    const chosen = yield* choose({
      kind: 'target',
      who: stalker.id,
      clauses: ['A9'],
      about: { entity: stalker.id, card: owned?.card ?? null, action: id, ...(amount && { amount }) },
      options: helps(game, stalker).map((each) => ({ is: 'stalker' as const, stalker: each.id })),
    });
    apply(game, stalkerOf(game, chosen.stalker));
  },
});
