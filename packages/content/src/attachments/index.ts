/** The Attachment deck (catalogue 4.2). */
import type { AttachmentCard } from '@zonecrawl/engine/cards';
import { silencer } from './barrels.ts';
import { echoDetector, improvedContainer } from './forArmor.ts';
import { grenadeLauncher } from './grenadeLauncher.ts';
import { scope, thermalScope } from './optics.ts';

export const attachments: readonly AttachmentCard[] = [
  scope,
  thermalScope,
  grenadeLauncher,
  silencer,
  echoDetector,
  improvedContainer,
];
