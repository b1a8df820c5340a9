import type { CardAction, ItemCard } from '@zonecrawl/engine/cards';
import { choose, type Game, type StalkerState } from '@zonecrawl/engine/kernel';
import { heal, maxHp, spaceOf, stalkerOf, stalkersOn } from '@zonecrawl/engine/rules';

const woundedHere = (game: Game, stalker: StalkerState): readonly StalkerState[] =>
  stalkersOn(game, spaceOf(stalker)).filter((each) => each.hp < maxHp(game, each));

/** A chosen Stalker on the same space heals so many HP. */
const treat = (hp: number): CardAction => ({
  id: 'healWounds',
  cost: 'standard',
  discard: true,
  refusal: (game, stalker) =>
    woundedHere(game, stalker).length > 0 ? null : { reason: 'nobodyWounded', clause: 'EQ2' },
  *perform(game, stalker, owned) {
    const chosen = yield* choose({
      kind: 'target',
      who: stalker.id,
      clauses: ['A9'],
      about: { entity: stalker.id, card: owned?.card ?? null, action: 'healWounds', amount: hp },
      options: woundedHere(game, stalker).map(({ id }) => ({ is: 'stalker' as const, stalker: id })),
    });
    heal(game, stalkerOf(game, chosen.stalker), hp, ['A9', 'EQ2']);
  },
});

export const firstAidKit: ItemCard = {
  id: 'first-aid-kit',
  copies: 4,
  value: 300,
  types: ['medicine'],
  abilities: { actions: [treat(8)] },
};
