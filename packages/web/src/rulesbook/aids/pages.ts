/** The player aids, by the name in their address, and the terms that each of them explains. */

export const aids = ['help', 'quick', 'compare', 'icons', 'tokens', 'figures', 'index'] as const;
export type Aid = (typeof aids)[number];

export const isAid = (name: string | undefined): name is Aid => aids.some((aid) => aid === name);

/** R1: the order of the Round, by the clauses that name its steps. */
export const roundOrder = ['R2', 'R5', 'R9', 'Z1', 'Z2', 'Z3', 'Z4', 'Z5'] as const;

export const statuses = ['focus', 'pinDown', 'exposed', 'criticalInjury'] as const;
export const attention = ['lowAttention', 'highAttention'] as const;

export const quickActions = [
  'movement',
  'carefulMovement',
  'prepare',
  'reload',
  'pickUp',
  'decoy',
  'boltsAndNuts',
  'knife',
] as const;
export const attackSteps = ['AK1', 'AK2', 'AK3', 'AK4', 'AK5', 'AK6', 'AK7', 'AK8'] as const;
export const enemyAttackSteps = ['EK1', 'EK2', 'EK3', 'EK4', 'EK5'] as const;

export const dice = ['stalkerDie', 'equipmentDie', 'anomalyDie'] as const;
export const colours = ['green', 'red', 'yellow', 'blue'] as const;

/** Every term of the game, for the index. */
export const terms: readonly string[] = [
  ...statuses,
  ...attention,
  ...quickActions,
  ...dice,
  ...colours,
  ...['stalker', 'enemy', 'companion', 'entity', 'space', 'range', 'sight', 'cover', 'radiation', 'dosage'],
  ...['attention', 'standardAction', 'freeAction', 'turn', 'round', 'bolt', 'magazine', 'loot', 'unknown'],
  ...['artifact', 'noVisibility', 'anomaly', 'success', 'mask', 'accurate', 'bodyPart', 'head', 'torso'],
  ...['lightWound', 'heavyWound', 'push', 'charge', 'ranged', 'special', 'pool', 'team', 'colour', 'boss'],
  ...['elite', 'horde', 'human', 'mutant', 'psionic', 'weapon', 'armor', 'attachment', 'item', 'backpack'],
  ...['pockets', 'container', 'detector', 'leadStalker', 'coupons', 'event', 'room', 'building', 'burst'],
  ...['blast', 'singleShot', 'defense', 'hp', 'reaction', 'water', 'window', 'trigger', 'entrance', 'n'],
  ...['damage', 'specialAmmo', 'baseRadiation', 'allEnemies', 'category', 'redSky', 'closeIn'],
];
