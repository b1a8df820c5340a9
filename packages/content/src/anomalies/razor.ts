import type { AnomalyCard } from '@zonecrawl/engine/model';
import { sufferDamage } from '@zonecrawl/engine/rules';
import { wounded } from './wounded.ts';

/** What it does to Stalkers. */
const RAZOR = { damage: 13 } as const;

/** Hits only the Entity that set it off. */
export const razor: AnomalyCard = {
  id: 'razor',
  figures: RAZOR,
  copies: 1,
  type: 'gravitational',
  standee: 'gravitational3',
  holdsArtifact: false,
  hits: 'triggering',
  *stalker(game, stalker) {
    yield* sufferDamage(game, stalker, RAZOR.damage, 'razor');
  },
  *enemy(game, enemy) {
    yield* wounded(game, enemy, 'heavy');
  },
};
