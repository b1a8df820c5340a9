import type { CardAction, ItemCard } from '@zonecrawl/engine/cards';
import { choose } from '@zonecrawl/engine/kernel';
import { blastSpace, placeAttention, spaceOf, spacesWithin } from '@zonecrawl/engine/rules';

/** A throw within this Range, no LoS needed: High Attention where it lands, then one roll for all who stand there. */
const thrown = (range: number, dice: number): CardAction => ({
  id: 'throw',
  cost: 'standard',
  discard: true,
  refusal: () => null,
  *perform(game, stalker, owned) {
    const { space } = yield* choose({
      kind: 'space',
      who: stalker.id,
      clauses: ['AK1'],
      about: { entity: stalker.id, card: owned?.card ?? null, action: 'throw' },
      options: spacesWithin(game, spaceOf(stalker), range).map((each) => ({
        is: 'space' as const,
        space: each,
      })),
    });
    placeAttention(game, stalker, 'high', space, ['AK2']);
    yield* blastSpace(game, stalker, space, dice, 'everybody', owned);
  },
});

export const fragGrenade: ItemCard = {
  id: 'frag-grenade',
  copies: 4,
  value: 500,
  types: ['grenade', 'blast'],
  abilities: { actions: [thrown(2, 4)] },
};
