import type { CardAction, StalkerCard } from '@zonecrawl/engine/model';
import { detectArtifact, detectable } from '@zonecrawl/engine/rules';

const DOWSE = { range: 1, dice: 3 };

/** Dowse: detects Artifacts without a Detector, and better than any. */
const dowse: CardAction = {
  id: 'dowse',
  cost: 'free',
  oncePerTurn: true,
  refusal: (game, stalker) =>
    detectable(game, stalker, DOWSE.range).length > 0 ? null : { reason: 'nothingToDetect', clause: 'AN7' },
  *perform(game, stalker) {
    yield* detectArtifact(game, stalker, DOWSE.range, DOWSE.dice);
  },
};

/** Artifact hunter: finds what glitters, and can stand to wear it. */
export const soroka: StalkerCard = {
  id: 'soroka',
  figures: DOWSE,
  copies: 1,
  hp: 14,
  shooting: () => 2,
  abilities: {
    /** Lead-Lined: as good as an improved container, whatever Armor she wears. */
    container: 'improved',
    actions: [dowse],
  },
};
