import type { ArtifactCard } from '@zonecrawl/engine/model';
import { gainStatus, mayUse } from '@zonecrawl/engine/rules';

export const stoneFlower: ArtifactCard = {
  id: 'stone-flower',
  copies: 1,
  value: 2000,
  type: 'gravitational',
  baseRadiation: 3,
  abilities: {
    /** Two more dice for a Defense, at the price of a Pin Down. */
    *beforeDefense(game, { stalker }) {
      if (!(yield* mayUse(game, stalker, 'stone-flower', 'petrify'))) return 0;
      gainStatus(game, stalker, 'pinDown', ['A10']);
      return 2;
    },
  },
};
