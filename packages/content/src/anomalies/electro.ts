import type { AnomalyCard } from '@zonecrawl/engine/model';
import { sufferDamage, wound } from '@zonecrawl/engine/rules';

/** Blue sparks over wet ground; a good Armor takes some of the shock. */
export const electro: AnomalyCard = {
  id: 'electro',
  copies: 1,
  type: 'electric',
  standee: 'electric',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker) {
    yield* sufferDamage(game, stalker, 10, 'electro');
  },
  *enemy(game, enemy) {
    yield* wound(game, enemy, 'light', { from: null, picks: 'lead' });
  },
};
