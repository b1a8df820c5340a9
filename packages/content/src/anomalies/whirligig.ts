import type { AnomalyCard } from '@zonecrawl/engine/model';
import { gainStatus, loseHpToAnomaly, wound } from '@zonecrawl/engine/rules';

/** What it does to Stalkers. */
const WHIRLIGIG = { hp: 6 } as const;

/** A whirl of air: HP and a Pin Down. */
export const whirligig: AnomalyCard = {
  id: 'whirligig',
  figures: WHIRLIGIG,
  copies: 1,
  type: 'gravitational',
  standee: 'gravitational1',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, WHIRLIGIG.hp);
    gainStatus(game, stalker, 'pinDown', ['AN5']);
  },
  *enemy(game, enemy) {
    if (yield* wound(game, enemy, 'light', { from: null, picks: 'lead' }))
      gainStatus(game, enemy, 'pinDown', ['AN5']);
  },
};
