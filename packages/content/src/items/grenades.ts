import type { SpaceId } from '@zonecrawl/engine/board';
import type { CardAction, Game, ItemCard, OwnedCard, Rule, StalkerState } from '@zonecrawl/engine/model';
import {
  blastSpace,
  enemiesOn,
  gainStatus,
  layNoVisibility,
  placeAttention,
  pushAway,
  spaceOf,
  stalkersOn,
} from '@zonecrawl/engine/rules';
import { chooseSpace } from './choosing.ts';

interface Throw {
  /** How far, no LoS needed. */
  readonly range: number;
  /** Attention on the space where it lands. */
  readonly attention: 'high' | 'none';
  /** Equipment dice, one roll for everybody there (AK10); 0: it does not attack. */
  readonly dice: number;
  /** What else it does there, after the blast. */
  after?(game: Game, stalker: StalkerState, space: SpaceId, owned: OwnedCard | null): Rule;
}

/** As data for its text, and for whoever compares it with another. */
const FRAG = { range: 2, dice: 4 };
const FIRE = { range: 2, dice: 2, exposed: 1 };
const CONCUSSION = { range: 3, dice: 2, push: 1 };
const FLASH = { range: 2, dice: 0, pinDown: 1 };
const SMOKE = { range: 3, dice: 0, noVisibility: 1 };

const thrown = ({ range, attention, dice, after }: Throw): CardAction => ({
  id: 'throw',
  cost: 'standard',
  discard: true,
  throws: { range, dice },
  refusal: () => null,
  *perform(game, stalker, owned) {
    const space = yield* chooseSpace(game, stalker, owned, 'throw', range);
    if (attention !== 'none') placeAttention(game, stalker, attention, space, ['AK2']);
    if (dice > 0) yield* blastSpace(game, stalker, space, dice, 'everybody', owned);
    if (after) yield* after(game, stalker, space, owned);
  },
});

export const fragGrenade: ItemCard = {
  id: 'frag-grenade',
  copies: 3,
  value: 500,
  types: ['grenade', 'blast'],
  figures: FRAG,
  abilities: { actions: [thrown({ ...FRAG, attention: 'high' })] },
};

/** Whoever is left stands in flames. */
export const fireBottle: ItemCard = {
  id: 'fire-bottle',
  copies: 1,
  value: 300,
  types: ['grenade', 'blast'],
  figures: FIRE,
  abilities: {
    actions: [
      thrown({
        ...FIRE,
        attention: 'high',
        *after(game, _stalker, space) {
          for (const each of [...stalkersOn(game, space), ...enemiesOn(game, space)]) {
            gainStatus(game, each, 'exposed', ['A9']);
          }
        },
      }),
    ],
  },
};

/** Less iron, more air: it clears a space. */
export const concussionGrenade: ItemCard = {
  id: 'concussion-grenade',
  copies: 1,
  value: 400,
  types: ['grenade', 'blast'],
  figures: CONCUSSION,
  abilities: {
    actions: [
      thrown({
        ...CONCUSSION,
        attention: 'high',
        *after(game, stalker, space) {
          for (const enemy of enemiesOn(game, space)) {
            if (stalker.space === null) return;
            if (enemy.space === space)
              yield* pushAway(game, enemy, { from: spaceOf(stalker), picks: stalker.id });
          }
        },
      }),
    ],
  },
};

/** White light: nobody there does anything for a while, friends included. */
export const flashGrenade: ItemCard = {
  id: 'flash-grenade',
  copies: 1,
  value: 400,
  types: ['grenade'],
  figures: FLASH,
  abilities: {
    actions: [
      thrown({
        ...FLASH,
        attention: 'high',
        *after(game, _stalker, space) {
          for (const each of [...stalkersOn(game, space), ...enemiesOn(game, space)]) {
            gainStatus(game, each, 'pinDown', ['A9']);
          }
        },
      }),
    ],
  },
};

/** Hisses quietly; nobody sees in, out or through (T1). */
export const smokeGrenade: ItemCard = {
  id: 'smoke-grenade',
  copies: 2,
  value: 250,
  types: ['grenade'],
  figures: SMOKE,
  abilities: {
    actions: [
      thrown({
        ...SMOKE,
        attention: 'none',
        *after(game, _stalker, space) {
          layNoVisibility(game, space);
        },
      }),
    ],
  },
};
