/** Pouches, rigs and other carried gear. */
import { type AttachmentCard, choose } from '@zonecrawl/engine/model';
import { isHeld, reduceAttention, tellUse, useAction } from '@zonecrawl/engine/rules';
import { standardActionsOf } from './itemActions.ts';

export const sidePouches: AttachmentCard = {
  id: 'side-pouches',
  copies: 1,
  value: 600,
  tier: 1,
  slot: 'armor',
  kind: 'pouch',
  abilities: { backpack: 2 },
};

/** Once per Turn a Medicine as a Free Action. */
export const medicRig: AttachmentCard = {
  id: 'medic-rig',
  copies: 1,
  value: 1500,
  tier: 1,
  slot: 'armor',
  kind: 'pouch',
  abilities: {
    actions: [
      {
        id: 'quickTreatment',
        cost: 'free',
        oncePerTurn: true,
        refusal: (game, stalker) =>
          standardActionsOf(game, stalker, 'medicine').length > 0
            ? null
            : { reason: 'noMedicine', clause: 'A9' },
        *perform(game, stalker) {
          const medicines = standardActionsOf(game, stalker, 'medicine');
          const chosen = yield* choose({
            kind: 'card',
            who: stalker.id,
            clauses: ['A9'],
            about: { entity: stalker.id, card: 'medic-rig', action: 'quickTreatment' },
            options: medicines.map(({ owned }) => ({
              is: 'owned' as const,
              owned: owned.id,
              card: owned.card,
            })),
          });
          const medicine = medicines.find(({ owned }) => owned.id === chosen.owned);
          if (medicine) yield* useAction(game, stalker, medicine.owned, medicine.action);
        },
      },
    ],
  },
};

/** An Anomaly die may be rerolled. */
export const pulseMeter: AttachmentCard = {
  id: 'pulse-meter',
  copies: 1,
  value: 2000,
  tier: 2,
  slot: 'armor',
  kind: 'other',
  abilities: { rerollsAnomaly: true },
};

/** If no Enemy sees its wearer, Attention is reduced once more at the End of Round. */
export const camouflageCape: AttachmentCard = {
  id: 'camouflage-cape',
  copies: 1,
  value: 1800,
  tier: 2,
  slot: 'armor',
  kind: 'other',
  abilities: {
    *endOfRound(game, owner) {
      if (owner.attention === null || isHeld(game, owner)) return;
      tellUse(game, owner, 'camouflage-cape', 'blendIn');
      reduceAttention(game, owner, ['Z5', 'AT5']);
    },
  },
};
