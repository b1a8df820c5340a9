/** Control cards. */
import type { ControlCard } from '@zonecrawl/engine/model';
import { attackComrade, moveStalker, spendAmmo, stalkerMove } from '@zonecrawl/engine/rules';

/** Attacks a comrade. */
const paranoia: ControlCard = {
  id: 'paranoia',
  copies: 1,
  resist: 12,
  resistWithFocus: 6,
  otherwise: 'traitors',
  obey: (game, stalker) => attackComrade(game, stalker, 'paranoia'),
};

/** Loses all ammo of the equipped Weapon. */
const hallucination: ControlCard = {
  id: 'hallucination',
  copies: 1,
  resist: 12,
  resistWithFocus: 6,
  otherwise: 'apparition',
  *obey(game, stalker) {
    const { weapon } = stalker;
    if (weapon && weapon.ammo > 0) spendAmmo(game, stalker, weapon, weapon.ammo);
  },
};

/** Moves towards the Controller. */
const call: ControlCard = {
  id: 'call',
  copies: 1,
  resist: 14,
  resistWithFocus: 7,
  otherwise: 'summon',
  *obey(game, stalker, { space }) {
    if (space === null || space === stalker.space) return;
    const move = stalkerMove({ upTo: 4, toward: space, uninterrupted: true, clauses: ['MV1'] });
    yield* moveStalker(game, stalker, move);
  },
};

export const controls: readonly ControlCard[] = [paranoia, hallucination, call];
