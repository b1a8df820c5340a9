import type { AnomalyCard } from '@zonecrawl/engine/model';
import { sufferDamage } from '@zonecrawl/engine/rules';
import { wounded } from './wounded.ts';

/** Hits only the Entity that set it off. */
export const razor: AnomalyCard = {
  id: 'razor',
  copies: 1,
  type: 'gravitational',
  standee: 'gravitational3',
  holdsArtifact: false,
  hits: 'triggering',
  *stalker(game, stalker) {
    yield* sufferDamage(game, stalker, 13, 'razor');
  },
  *enemy(game, enemy) {
    yield* wounded(game, enemy, 'heavy');
  },
};
