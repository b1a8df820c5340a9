import type { AnomalyCard } from '@zonecrawl/engine/model';
import { sufferDamage, wound } from '@zonecrawl/engine/rules';

/** What it does to Stalkers. */
const ELECTRO = { damage: 10 } as const;

/** Blue sparks over wet ground; a good Armor takes some of the shock. */
export const electro: AnomalyCard = {
  id: 'electro',
  figures: ELECTRO,
  copies: 1,
  type: 'electric',
  standee: 'electric',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker) {
    yield* sufferDamage(game, stalker, ELECTRO.damage, 'electro');
  },
  *enemy(game, enemy) {
    yield* wound(game, enemy, 'light', { from: null, picks: 'lead' });
  },
};
