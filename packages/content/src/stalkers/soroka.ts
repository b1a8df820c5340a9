import type { CardAction, StalkerCard } from '@zonecrawl/engine/model';
import { detectArtifact, detectable } from '@zonecrawl/engine/rules';

/** Dowse: detects Artifacts without a Detector. */
const dowse: CardAction = {
  id: 'dowse',
  cost: 'standard',
  refusal: (game, stalker) =>
    detectable(game, stalker, 1).length > 0 ? null : { reason: 'nothingToDetect', clause: 'AN7' },
  *perform(game, stalker) {
    yield* detectArtifact(game, stalker, 1, 2);
  },
};

/** Artifact hunter: finds what glitters, and can stand to wear it. */
export const soroka: StalkerCard = {
  id: 'soroka',
  copies: 1,
  hp: 14,
  shooting: () => 2,
  abilities: {
    /** Lead-Lined: as good as an improved container, whatever Armor she wears. */
    container: 'improved',
    actions: [dowse],
  },
};
