/** The Attachment deck. */
import type { AttachmentCard } from '@zonecrawl/engine/model';
import { choke, heavySuppressor, longBarrel, muzzleBrake, silencer } from './barrels.ts';
import { camouflageCape, medicRig, pulseMeter, sidePouches } from './carried.ts';
import { echoDetector, lodestoneDetector, murmurDetector } from './detectors.ts';
import { grenadeLauncher, underslungShotgun } from './launchers.ts';
import { longRangeScope, reflexSight, scope, thermalScope } from './optics.ts';
import {
  advancedContainer,
  ceramicPlate,
  charcoalFilter,
  improvedContainer,
  sealedMask,
  steelPlates,
} from './protection.ts';
import {
  bipod,
  extendedMagazine,
  foregrip,
  laserPointer,
  piercingMagazine,
  speedLoader,
} from './underbarrel.ts';

export const attachments: readonly AttachmentCard[] = [
  scope,
  reflexSight,
  longRangeScope,
  thermalScope,
  silencer,
  heavySuppressor,
  muzzleBrake,
  longBarrel,
  choke,
  grenadeLauncher,
  underslungShotgun,
  foregrip,
  bipod,
  laserPointer,
  extendedMagazine,
  piercingMagazine,
  speedLoader,
  echoDetector,
  murmurDetector,
  lodestoneDetector,
  improvedContainer,
  advancedContainer,
  ceramicPlate,
  steelPlates,
  sidePouches,
  medicRig,
  charcoalFilter,
  sealedMask,
  pulseMeter,
  camouflageCape,
];
