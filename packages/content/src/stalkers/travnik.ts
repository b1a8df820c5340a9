import type { CardAction, Game, StalkerCard, StalkerState } from '@zonecrawl/engine/model';
import {
  heal,
  maxHp,
  rangeBetween,
  spaceOf,
  stalkersFromLead,
  stalkersOn,
  tellUse,
} from '@zonecrawl/engine/rules';
import { treatment } from '../items/choosing.ts';

const HEALED = 4;

const woundedNear = (game: Game, stalker: StalkerState): readonly StalkerState[] =>
  stalkersFromLead(game).filter(
    (each) => each.hp < maxHp(game, each) && rangeBetween(game, stalker, each) <= 1,
  );

/** Patch Up: heals without an Item. */
const patchUp: CardAction = {
  ...treatment({
    id: 'patchUp',
    cost: 'standard',
    amount: HEALED,
    otherwise: 'nobodyWoundedNear',
    helps: woundedNear,
    apply: (game, patient) => heal(game, patient, HEALED, ['A9', 'EQ2']),
  }),
  discard: false,
  oncePerTurn: true,
};

/** Herbalist and medic. */
export const travnik: StalkerCard = {
  id: 'travnik',
  copies: 1,
  hp: 15,
  shooting: () => 2,
  abilities: {
    actions: [patchUp],
    /** Ward Round: a Medicine he uses also heals the other Stalkers on his space. */
    *acted(game, owner, _action, card) {
      if (card === null || owner.space === null) return;
      if (!game.box.items[card]?.types.includes('medicine')) return;
      const others = stalkersOn(game, spaceOf(owner)).filter(
        (each) => each !== owner && each.hp < maxHp(game, each),
      );
      if (others.length === 0) return;
      tellUse(game, owner, 'travnik', 'wardRound');
      for (const each of others) heal(game, each, 2, ['A10', 'EQ2']);
    },
  },
};
