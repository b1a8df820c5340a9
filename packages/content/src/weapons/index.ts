/** The Weapon deck. */
import type { WeaponCard } from '@zonecrawl/engine/model';
import { bulldog, hushPb, ptm, warden45, wasp } from './pistols.ts';
import { akm, akm74u, forester, lanner36, motor, saLavina, shade9, sova } from './rifles.ts';
import { boar, dp12, gatekeeper, sawedOff, thresher } from './shotguns.ts';
import { crossbow, flarePistol, gaussRifle, rocketLauncher } from './special.ts';

export const weapons: readonly WeaponCard[] = [
  ptm,
  hushPb,
  warden45,
  wasp,
  bulldog,
  akm74u,
  akm,
  forester,
  lanner36,
  motor,
  saLavina,
  shade9,
  sova,
  sawedOff,
  gatekeeper,
  boar,
  thresher,
  dp12,
  crossbow,
  flarePistol,
  rocketLauncher,
  gaussRifle,
];
