import type { ArtifactCard } from '@zonecrawl/engine/model';
import { gainStatus, loseHp } from '@zonecrawl/engine/rules';

export const echinus: ArtifactCard = {
  id: 'echinus',
  copies: 1,
  value: 3000,
  type: 'chemical',
  baseRadiation: 4,
  abilities: {
    actions: [
      {
        id: 'prick',
        cost: 'free',
        refusal: (_game, stalker) => (stalker.focus ? { reason: 'hasFocus', clause: 'S1' } : null),
        *perform(game, stalker) {
          yield* loseHp(game, stalker, 1, 'echinus', ['A9']);
          gainStatus(game, stalker, 'focus', ['A9']);
        },
      },
    ],
  },
};
