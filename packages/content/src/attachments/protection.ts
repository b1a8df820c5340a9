/** What is worn against bullets, radiation and Anomalies. */
import type { AttachmentCard } from '@zonecrawl/engine/model';
import { damageOf, discardOwned, mayUse, successes, sumOf } from '@zonecrawl/engine/rules';

export const improvedContainer: AttachmentCard = {
  id: 'improved-artifact-container',
  copies: 1,
  value: 1000,
  tier: 1,
  slot: 'armor',
  kind: 'container',
  abilities: { container: 'improved' },
};

export const advancedContainer: AttachmentCard = {
  id: 'advanced-artifact-container',
  copies: 1,
  value: 3000,
  tier: 2,
  slot: 'armor',
  kind: 'container',
  abilities: { container: 'advanced' },
};

/** Breaks once, so that you do not: an Attack does half its damage. */
export const ceramicPlate: AttachmentCard = {
  id: 'ceramic-plate',
  copies: 1,
  value: 800,
  tier: 1,
  slot: 'armor',
  kind: 'plate',
  abilities: {
    *afterDefenseRoll(game, defense, owned) {
      const { stalker, isAttack, halved, dice } = defense;
      const stopped = successes(game, dice, false) + sumOf(defense.successes);
      if (!owned || !isAttack || halved || damageOf(defense) <= stopped) return;
      if (!(yield* mayUse(game, stalker, 'ceramic-plate', 'shatter'))) return;
      defense.halved = true;
      discardOwned(game, stalker, owned.id);
    },
  },
};

/** Heavy: one more die in every Defense, one card less on the back. */
export const steelPlates: AttachmentCard = {
  id: 'steel-plates',
  copies: 1,
  value: 2500,
  tier: 2,
  slot: 'armor',
  kind: 'plate',
  abilities: { defenseDice: () => 1, backpack: -1 },
};

export const charcoalFilter: AttachmentCard = {
  id: 'charcoal-filter',
  copies: 1,
  value: 900,
  tier: 1,
  slot: 'armor',
  kind: 'other',
  abilities: { mapRadiation: 1 },
};

const MASK = { less: 2, least: 1 };

/** Each Anomaly takes less, whether it costs HP or deals damage. */
export const sealedMask: AttachmentCard = {
  id: 'sealed-mask',
  figures: MASK,
  copies: 1,
  value: 2500,
  tier: 2,
  slot: 'armor',
  kind: 'other',
  abilities: { anomalyLoss: (_game, _owner, loss) => Math.min(loss, Math.max(MASK.least, loss - MASK.less)) },
};
