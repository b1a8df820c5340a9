import type { AnomalyCard } from '@zonecrawl/engine/model';
import { loseHpToAnomaly } from '@zonecrawl/engine/rules';
import { forced } from './forced.ts';
import { wounded } from './wounded.ts';

/** What it does to Stalkers at its center. */
const MAGNET = { hp: 9 } as const;

/** Pulls towards its center; only at the center it hurts. */
export const magnet: AnomalyCard = {
  id: 'magnet',
  figures: MAGNET,
  copies: 1,
  type: 'gravitational',
  standee: 'gravitational2',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    if (stalker.space === overlay.center) yield* loseHpToAnomaly(game, stalker, overlay, MAGNET.hp);
    else yield* forced(game, stalker, overlay, 'toward');
  },
  *enemy(game, enemy, overlay) {
    if (enemy.space === overlay.center) yield* wounded(game, enemy, 'heavy');
    else yield* forced(game, enemy, overlay, 'toward');
  },
};
