import type { CompanionCard } from '@zonecrawl/engine/model';
import { heal } from '@zonecrawl/engine/rules';
import { flees, follows, onMap, rangeTo } from './calls.ts';

const ID = 'field-medic';
const KITS = 3;
const HEALS = 6;

/** Heals three times; cannot be targeted. */
export const fieldMedic: CompanionCard = {
  id: ID,
  figure: 'human',
  targetable: false,
  actions: [
    {
      id: 'patchUp',
      cost: 'standard',
      refusal(game, stalker) {
        const medic = onMap(game, ID);
        if (!medic || stalker.space === null || rangeTo(game, medic, stalker) > 1)
          return { reason: 'companionTooFar', clause: 'CO1' };
        if ((medic.counters['kits'] ?? 0) >= KITS) return { reason: 'noKitsLeft', clause: 'CO1' };
        return stalker.hp < (game.box.stalkers[stalker.card]?.hp ?? 0)
          ? null
          : { reason: 'notHurt', clause: 'EQ2' };
      },
      *perform(game, stalker) {
        const medic = onMap(game, ID);
        if (!medic) return;
        medic.counters['kits'] = (medic.counters['kits'] ?? 0) + 1;
        heal(game, stalker, HEALS, ['CO1']);
      },
    },
  ],
  afterTurn: follows(3, 2),
  endangered: flees,
};
