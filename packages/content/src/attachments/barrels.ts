import type { AttachmentCard } from '@zonecrawl/engine/cards';
import { isHeld, reduceAttention, tellUse } from '@zonecrawl/engine/rules';

export const silencer: AttachmentCard = {
  id: 'silencer',
  copies: 3,
  value: 1000,
  tier: 1,
  slot: 'barrel',
  kind: 'silencer',
  abilities: {
    /** Out of every Enemy's LoS the shot is soon forgotten. */
    afterAttack: {
      id: 'silenced',
      applies: (game, { stalker }) => stalker.attention !== null && !isHeld(game, stalker),
      *perform(game, { stalker }) {
        tellUse(game, stalker, 'silencer', 'silenced');
        reduceAttention(game, stalker, ['AK13', 'AT5']);
      },
    },
  },
};
