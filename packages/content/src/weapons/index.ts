/** The Weapon deck (catalogue 3). */
import type { WeaponCard } from '@zonecrawl/engine/cards';
import { ptm } from './pistols.ts';
import { akm74u, saLavina } from './rifles.ts';
import { dp12, sawedOff } from './shotguns.ts';

export const weapons: readonly WeaponCard[] = [ptm, sawedOff, akm74u, saLavina, dp12];
