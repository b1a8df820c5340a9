/** Special Artifacts: more Actions, less damage, a move at the end of a Turn. */
import type { ArtifactCard } from '@zonecrawl/engine/model';
import {
  damageLeft,
  mayMove,
  moveStalker,
  placeMarkers,
  raiseDosage,
  stalkerMove,
  usedThisRound,
  useThisRound,
} from '@zonecrawl/engine/rules';
import { mayIrradiate } from './price.ts';

const MINUTE = { dosage: 4 };
const SHARD = { dosage: 3 };
const SHADOW = { dosage: 2 };

/** One more Standard Action in this Turn, once per Round, for dosage. */
export const frozenMinute: ArtifactCard = {
  id: 'frozen-minute',
  figures: MINUTE,
  copies: 1,
  value: 7000,
  type: 'special',
  baseRadiation: 8,
  abilities: {
    actions: [
      {
        id: 'borrowTime',
        cost: 'free',
        refusal: (game, stalker, owned) =>
          usedThisRound(game, stalker, owned) ? { reason: 'oncePerRound', clause: 'A9' } : null,
        *perform(game, stalker, owned) {
          useThisRound(game, stalker, owned);
          placeMarkers(game, stalker, game.state.turn?.token ?? 0, 1);
          yield* raiseDosage(game, stalker, MINUTE.dosage, 'frozen-minute', false);
        },
      },
    ],
  },
};

/** May halve the damage of an Attack on its bearer. */
export const mirrorShard: ArtifactCard = {
  id: 'mirror-shard',
  figures: SHARD,
  copies: 1,
  value: 5500,
  type: 'special',
  baseRadiation: 5,
  abilities: {
    *afterDefenseRoll(game, defense) {
      if (!defense.isAttack || defense.halved || damageLeft(game, defense) === 0) return;
      const about = { target: defense.attacker?.id ?? null };
      if (yield* mayIrradiate(game, defense.stalker, 'mirror-shard', 'reflect', SHARD.dosage, about))
        defense.halved = true;
    },
  },
};

const SLIP = stalkerMove({ upTo: 1, attention: 'ifSeenAtEnd', clauses: ['MV1', 'MV8'] });

/** A move of one space at the end of its bearer's Turn. */
export const secondShadow: ArtifactCard = {
  id: 'second-shadow',
  figures: SHADOW,
  copies: 1,
  value: 6000,
  type: 'special',
  baseRadiation: 4,
  abilities: {
    *endOfTurn(game, owner) {
      if (owner.pinDown || !mayMove(game, owner, SLIP)) return; // S8
      if (!(yield* mayIrradiate(game, owner, 'second-shadow', 'slip', SHADOW.dosage))) return;
      yield* moveStalker(game, owner, SLIP);
    },
  },
};
