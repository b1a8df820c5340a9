/** The attack lines Weapons share: what kind, how much ammo, how many Equipment dice. Standard and loud unless noted. */
import type { AttackLine } from '@zonecrawl/engine/model';

type More = Partial<Omit<AttackLine, 'id' | 'type' | 'ammo' | 'dice'>>;

const line = (
  id: string,
  type: AttackLine['type'],
  ammo: AttackLine['ammo'],
  dice: number,
  more: More,
): AttackLine => ({
  id,
  type,
  cost: 'standard',
  ammo,
  dice,
  attention: 'high',
  ...more,
});

/** AK11: always lets you pick a Body Part. */
export const singleShot = (ammo: number, dice: number, more: More = {}): AttackLine =>
  line('singleShot', 'singleShot', ammo, dice, { pickBodyPart: true, ...more });

export const aimedShot = (ammo: number, dice: number, more: More = {}): AttackLine =>
  line('aimedShot', 'aimedShot', ammo, dice, { pickBodyPart: true, ...more });

/** Free, once per Turn, and only half as loud. */
export const quickShot = (ammo: number, dice: number, more: More = {}): AttackLine =>
  line('quickShot', 'quickShot', ammo, dice, { cost: 'free', oncePerTurn: true, attention: 'low', ...more });

/** AK9: may be spread. */
export const burst = (ammo: number, dice: number, more: More = {}): AttackLine =>
  line('burst', 'burst', ammo, dice, more);

export const fullAuto = (ammo: number, dice: number, more: More = {}): AttackLine =>
  line('fullAuto', 'fullAuto', ammo, dice, more);

export const singleBarrel = (dice: number, more: More = {}): AttackLine =>
  line('singleBarrel', 'barrel', 1, dice, more);

export const doubleBarrel = (dice: number, more: More = {}): AttackLine =>
  line('doubleBarrel', 'barrel', 2, dice, more);

/** As much ammo as you like, and so many dice for each. */
export const unload = (dicePerAmmo: number, more: More = {}): AttackLine =>
  line('unload', 'unload', 'X', dicePerAmmo, more);

/** Flies slowly, lights the place up, and draws everybody there. */
export const flare = (dice: number, more: More = {}): AttackLine =>
  line('flare', 'barrel', 1, dice, { attentionAt: 'target', ...more });

export const rocket = (dice: number, more: More = {}): AttackLine => line('rocket', 'barrel', 1, dice, more);
