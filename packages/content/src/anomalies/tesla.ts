import type { AnomalyCard } from '@zonecrawl/engine/model';
import { gainStatus, sufferDamage } from '@zonecrawl/engine/rules';
import { wounded } from './wounded.ts';

/** What it does to Stalkers. */
const TESLA = { damage: 7 } as const;

/** Ball lightning that moves at the End of Round; damage that gets through also pins down. */
export const tesla: AnomalyCard = {
  id: 'tesla',
  figures: TESLA,
  copies: 1,
  type: 'electric',
  standee: 'electric',
  holdsArtifact: false,
  hits: 'rolledSymbol',
  moving: true,
  *stalker(game, stalker) {
    const lost = yield* sufferDamage(game, stalker, TESLA.damage, 'tesla');
    if (lost > 0) gainStatus(game, stalker, 'pinDown', ['AN5']);
  },
  *enemy(game, enemy) {
    if (yield* wounded(game, enemy)) gainStatus(game, enemy, 'pinDown', ['AN5']);
  },
};
