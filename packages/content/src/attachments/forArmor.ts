import type { AttachmentCard, CardAction } from '@zonecrawl/engine/cards';
import { detectArtifact, detectable } from '@zonecrawl/engine/rules';

/** AN7: a Detector that finds Artifacts of Anomalies within this Range. */
const detect = (range: number): CardAction => ({
  id: 'detect',
  cost: 'free',
  refusal: (game, stalker) =>
    detectable(game, stalker, range).length > 0 ? null : { reason: 'nothingToDetect', clause: 'AN7' },
  *perform(game, stalker) {
    yield* detectArtifact(game, stalker, range);
  },
});

export const echoDetector: AttachmentCard = {
  id: 'echo-detector',
  copies: 4,
  value: 1000,
  tier: 1,
  slot: 'armor',
  kind: 'detector',
  abilities: { actions: [detect(0)] },
};

export const improvedContainer: AttachmentCard = {
  id: 'improved-artifact-container',
  copies: 3,
  value: 1000,
  tier: 1,
  slot: 'armor',
  kind: 'container',
  abilities: { container: 'improved' },
};
