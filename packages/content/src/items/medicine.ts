import type { CardAction, Game, ItemCard, StalkerState } from '@zonecrawl/engine/model';
import {
  discardOwned,
  gainStatus,
  heal,
  loseHp,
  loseStatus,
  lowerDosage,
  maxHp,
  mayUse,
  placeMarkers,
  rangeBetween,
  spaceOf,
  stalkersFromLead,
  stalkersOn,
} from '@zonecrawl/engine/rules';
import { treatment } from './choosing.ts';

const woundedHere = (game: Game, stalker: StalkerState): readonly StalkerState[] =>
  stalkersOn(game, spaceOf(stalker)).filter((each) => each.hp < maxHp(game, each));

/** A chosen Stalker on the same space heals so many HP. */
const treat = (hp: number): CardAction =>
  treatment({
    id: 'healWounds',
    cost: 'standard',
    amount: hp,
    otherwise: 'nobodyWounded',
    helps: woundedHere,
    apply: (game, patient) => heal(game, patient, hp, ['A9', 'EQ2']),
  });

const KIT = { heal: 8 };
const BANDAGE = { heal: 4 };

export const firstAidKit: ItemCard = {
  id: 'first-aid-kit',
  copies: 4,
  value: 300,
  types: ['medicine'],
  figures: KIT,
  abilities: { actions: [treat(KIT.heal)] },
};

export const bandage: ItemCard = {
  id: 'bandage',
  copies: 2,
  value: 100,
  types: ['medicine'],
  figures: BANDAGE,
  abilities: { actions: [treat(BANDAGE.heal)] },
};

/** Everything a field hospital would do, on the hood of a truck. */
export const surgeonsCase: ItemCard = {
  id: 'surgeons-case',
  copies: 1,
  value: 800,
  types: ['medicine'],
  abilities: {
    actions: [
      treatment({
        id: 'operate',
        cost: 'standard',
        amount: 12,
        otherwise: 'nobodyWounded',
        helps: woundedHere,
        apply(game, patient) {
          heal(game, patient, 12, ['A9', 'EQ2']);
          lowerDosage(game, patient, 4, 'surgeons-case');
          loseStatus(game, patient, 'exposed', ['A9']);
        },
      }),
    ],
  },
};

/** Bitter, and worth its weight in coupons near the plant. */
export const radProtector: ItemCard = {
  id: 'rad-protector',
  copies: 2,
  value: 300,
  types: ['medicine'],
  abilities: {
    actions: [
      treatment({
        id: 'inject',
        cost: 'standard',
        amount: 8,
        otherwise: 'noDosage',
        helps: (game, stalker) => stalkersOn(game, spaceOf(stalker)).filter(({ dosage }) => dosage > 0),
        apply: (game, patient) => lowerDosage(game, patient, 8, 'rad-protector'),
      }),
    ],
  },
};

const RUSH = { markers: 3, hp: 3 };

/** Three Standard Actions for one, and the heart takes it amiss. */
export const adrenaline: ItemCard = {
  id: 'adrenaline',
  figures: RUSH,
  copies: 1,
  value: 400,
  types: ['medicine'],
  abilities: {
    actions: [
      {
        id: 'rush',
        cost: 'standard',
        discard: true,
        refusal: () => null,
        *perform(game, stalker) {
          placeMarkers(game, stalker, game.state.turn?.token ?? 0, RUSH.markers);
          yield* loseHp(game, stalker, RUSH.hp, 'adrenaline', ['A9']);
        },
      },
    ],
  },
};

/** Brings others to: the one exception to "nobody else can do it" (S3, G1). */
export const smellingSalts: ItemCard = {
  id: 'smelling-salts',
  copies: 1,
  value: 150,
  types: ['medicine'],
  abilities: {
    actions: [
      treatment({
        id: 'bringRound',
        cost: 'standard',
        otherwise: 'nobodyPinned',
        helps: (game, stalker) =>
          stalkersFromLead(game).filter((each) => each.pinDown && rangeBetween(game, stalker, each) <= 1),
        apply(game, patient) {
          loseStatus(game, patient, 'pinDown', ['A9', 'G1']);
          gainStatus(game, patient, 'focus', ['A9']);
        },
      }),
    ],
  },
};

/** Works when it has to: no Critical Injury this time. */
export const tourniquet: ItemCard = {
  id: 'tourniquet',
  copies: 1,
  value: 350,
  types: ['medicine'],
  abilities: {
    *beforeCriticalInjury(game, owner, owned) {
      if (!owned || !(yield* mayUse(game, owner, 'tourniquet', 'stopTheBleeding'))) return false;
      discardOwned(game, owner, owned.id);
      return true;
    },
  },
};
