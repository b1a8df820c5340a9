import type { AttachmentCard, CardAction } from '@zonecrawl/engine/model';
import { detectArtifact, detectable } from '@zonecrawl/engine/rules';

interface Detecting {
  readonly range: number;
  readonly dice: number;
}

const ECHO = { range: 0, dice: 1 };
const MURMUR = { range: 1, dice: 1 };
const LODESTONE = { range: 2, dice: 2 };

/** AN7: a Detector that finds Artifacts of Anomalies within this Range; with several dice any of them will do. */
const detect = ({ range, dice }: Detecting): CardAction => ({
  id: 'detect',
  cost: 'free',
  refusal: (game, stalker) =>
    detectable(game, stalker, range).length > 0 ? null : { reason: 'nothingToDetect', clause: 'AN7' },
  *perform(game, stalker) {
    yield* detectArtifact(game, stalker, range, dice);
  },
});

export const echoDetector: AttachmentCard = {
  id: 'echo-detector',
  copies: 2,
  value: 1000,
  tier: 1,
  slot: 'armor',
  kind: 'detector',
  figures: ECHO,
  abilities: { actions: [detect(ECHO)] },
};

export const murmurDetector: AttachmentCard = {
  id: 'murmur-detector',
  copies: 1,
  value: 2000,
  tier: 1,
  slot: 'armor',
  kind: 'detector',
  figures: MURMUR,
  abilities: { actions: [detect(MURMUR)] },
};

export const lodestoneDetector: AttachmentCard = {
  id: 'lodestone-detector',
  copies: 1,
  value: 4000,
  tier: 2,
  slot: 'armor',
  kind: 'detector',
  figures: LODESTONE,
  abilities: { actions: [detect(LODESTONE)] },
};
