import type { SpaceId } from '@zonecrawl/engine/board';
import { type ArtifactCard, choose, type Game, type StalkerState } from '@zonecrawl/engine/model';
import { isHeld, loseStatus, moveAttention, spaceOf, spacesWithin } from '@zonecrawl/engine/rules';

const GAZE = { range: 2 };

/** Where the token could go: near its owner. */
const elsewhere = (game: Game, stalker: StalkerState): readonly SpaceId[] =>
  spacesWithin(game, spaceOf(stalker), GAZE.range).filter((space) => space !== stalker.attention?.space);

export const eye: ArtifactCard = {
  id: 'eye',
  copies: 1,
  value: 3000,
  type: 'fire',
  baseRadiation: 5,
  figures: GAZE,
  abilities: {
    actions: [
      {
        id: 'mislead',
        cost: 'free',
        refusal(game, stalker) {
          if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
          if (!stalker.attention) return { reason: 'noAttention', clause: 'AT1' };
          if (isHeld(game, stalker)) return { reason: 'seen', clause: 'AT2' };
          return elsewhere(game, stalker).length > 0 ? null : { reason: 'noSpace', clause: 'D2' };
        },
        *perform(game, stalker) {
          const { space } = yield* choose({
            kind: 'space',
            who: stalker.id,
            clauses: ['AT1'],
            about: { entity: stalker.id, card: 'eye', action: 'mislead' },
            options: elsewhere(game, stalker).map((each) => ({ is: 'space' as const, space: each })),
          });
          loseStatus(game, stalker, 'focus', ['S2']);
          moveAttention(game, stalker, space, ['A9']);
        },
      },
    ],
  },
};
