/** Artifacts of spatial Anomalies: near is far, and inside is bigger than outside. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { type ArtifactCard, choose, type Game, type StalkerState } from '@zonecrawl/engine/model';
import { isFull, loseStatus, place, spaceOf, spacesWithin, stalkerSees } from '@zonecrawl/engine/rules';

/** Another space in LoS within Range 3, with room. */
const elsewhere = (game: Game, stalker: StalkerState): readonly SpaceId[] => {
  const from = spaceOf(stalker);
  return spacesWithin(game, from, 3).filter(
    (space) => space !== from && !isFull(game, space) && stalkerSees(game, from, space),
  );
};

/** Ties here to there and pulls. */
export const knot: ArtifactCard = {
  id: 'knot',
  copies: 1,
  value: 6500,
  type: 'spatial',
  baseRadiation: 7,
  abilities: {
    actions: [
      {
        id: 'fold',
        cost: 'free',
        refusal(game, stalker) {
          if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
          return elsewhere(game, stalker).length > 0 ? null : { reason: 'noSpace', clause: 'AN9' };
        },
        *perform(game, stalker) {
          const { space } = yield* choose({
            kind: 'space',
            who: stalker.id,
            clauses: ['AN9'],
            about: { entity: stalker.id, card: 'knot', action: 'fold' },
            options: elsewhere(game, stalker).map((each) => ({ is: 'space' as const, space: each })),
          });
          loseStatus(game, stalker, 'focus', ['S2']);
          yield* place(game, stalker, space, ['AN9']);
        },
      },
    ],
  },
};

/** Enemies reach for its bearer and close their hands on air. */
export const thinPlace: ArtifactCard = {
  id: 'thin-place',
  copies: 1,
  value: 4500,
  type: 'spatial',
  baseRadiation: 6,
  abilities: { slipsBy: true },
};

/** A pouch the size of a fist. Nobody has found its bottom. */
export const hollow: ArtifactCard = {
  id: 'hollow',
  copies: 1,
  value: 2500,
  type: 'spatial',
  baseRadiation: 0,
  abilities: { backpack: 3 },
};
