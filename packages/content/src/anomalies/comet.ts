import type { AnomalyCard } from '@zonecrawl/engine/model';
import { loseHpToAnomaly, moveAnomaly } from '@zonecrawl/engine/rules';
import { wounded } from './wounded.ts';

/** What it does to Stalkers. */
const COMET = { hp: 8 } as const;

/** Fire that moves to another overlay after each activation. */
export const comet: AnomalyCard = {
  id: 'comet',
  figures: COMET,
  copies: 1,
  type: 'fire',
  standee: 'fire',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, COMET.hp);
  },
  *enemy(game, enemy) {
    yield* wounded(game, enemy);
  },
  *after(game, overlay) {
    moveAnomaly(game, overlay);
  },
};
