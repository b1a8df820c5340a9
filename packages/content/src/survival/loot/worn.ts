/** Unique Armor and Attachments. */
import type { ArmorCard, AttachmentCard } from '@zonecrawl/engine/model';

const unique = { copies: 1, value: null, unique: true } as const;

/** Movements leave no Low Attention. */
const ghostCoat: ArmorCard = {
  ...unique,
  id: 'ul-ghost-coat',
  tier: 2,
  defense: 2,
  mapRadiation: 1,
  container: 'basic',
  abilities: { quiet: true, carefulMovement: 1 },
};

/** A knight's armour, near enough. */
const bogatyr: ArmorCard = {
  ...unique,
  id: 'ul-bogatyr',
  tier: 3,
  defense: 4,
  mapRadiation: 1,
  container: 'improved',
  abilities: { movement: -1, hpLoss: (_game, _owner, loss) => Math.max(0, loss - 1) },
};

/** Made for running from things. */
const courier: ArmorCard = {
  ...unique,
  id: 'ul-courier',
  tier: 2,
  defense: 1,
  mapRadiation: 0,
  container: 'basic',
  abilities: { movement: 1, slipsBy: true },
};

/** Lead, and a great deal of it. */
const sarcophagus: ArmorCard = {
  ...unique,
  id: 'ul-sarcophagus',
  tier: 3,
  defense: 2,
  mapRadiation: 4,
  container: 'advanced',
  abilities: { exposureDice: -2, backpack: 1 },
};

/** Sees what is not there yet. */
const catEye: AttachmentCard = {
  ...unique,
  id: 'ul-cat-eye',
  tier: 2,
  slot: 'optic',
  kind: 'scope',
  abilities: { ignoresNoVisibility: true, accurateRange: 2 },
};

/** One more die for whoever has a Focus. */
const lucky: AttachmentCard = {
  ...unique,
  id: 'ul-lucky-lining',
  tier: 2,
  slot: 'armor',
  kind: 'plate',
  abilities: { defenseDice: (_game, { stalker }) => (stalker.focus ? 2 : 0) },
};

export const uniqueArmors: readonly ArmorCard[] = [ghostCoat, bogatyr, courier, sarcophagus];
export const uniqueAttachments: readonly AttachmentCard[] = [catEye, lucky];
