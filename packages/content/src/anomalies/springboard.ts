import type { AnomalyCard } from '@zonecrawl/engine/model';
import { loseHpToAnomaly } from '@zonecrawl/engine/rules';
import { forced } from './forced.ts';
import { wounded } from './wounded.ts';

/** What it does to Stalkers. */
const SPRINGBOARD = { hp: 4 } as const;

/** Pushes its victims away from the center. */
export const springboard: AnomalyCard = {
  id: 'springboard',
  figures: SPRINGBOARD,
  copies: 1,
  type: 'gravitational',
  standee: 'gravitational1',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, SPRINGBOARD.hp);
    yield* forced(game, stalker, overlay, 'away');
  },
  *enemy(game, enemy, overlay) {
    if (yield* wounded(game, enemy)) yield* forced(game, enemy, overlay, 'away');
  },
};
