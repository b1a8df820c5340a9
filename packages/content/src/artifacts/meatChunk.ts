import type { ArtifactCard } from '@zonecrawl/engine/model';
import { loseStatus, lowerDosage } from '@zonecrawl/engine/rules';

export const meatChunk: ArtifactCard = {
  id: 'meat-chunk',
  copies: 1,
  value: 6000,
  type: 'chemical',
  baseRadiation: 4,
  abilities: {
    actions: [
      {
        id: 'absorb',
        cost: 'free',
        refusal(_game, stalker) {
          if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
          return stalker.dosage > 0 ? null : { reason: 'noDosage', clause: 'RD2' };
        },
        *perform(game, stalker) {
          loseStatus(game, stalker, 'focus', ['S2']);
          lowerDosage(game, stalker, 6, 'meat-chunk');
        },
      },
    ],
  },
};
