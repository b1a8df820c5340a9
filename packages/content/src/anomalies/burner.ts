import type { AnomalyCard } from '@zonecrawl/engine/model';
import { layNoVisibility, sufferDamage } from '@zonecrawl/engine/rules';
import { wounded } from './wounded.ts';

/** What it does to Stalkers. */
const BURNER = { damage: 8 } as const;

/** A jet of flame, and black smoke for the rest of the Round. */
export const burner: AnomalyCard = {
  id: 'burner',
  figures: BURNER,
  copies: 1,
  type: 'fire',
  standee: 'fire',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker) {
    yield* sufferDamage(game, stalker, BURNER.damage, 'burner');
  },
  *enemy(game, enemy) {
    yield* wounded(game, enemy);
  },
  *after(game, overlay) {
    layNoVisibility(game, overlay.center);
  },
};
