/**
 * Every figure that is printed on the components, card by card, against the box. What a card does with its figures is tested beside
 * its deck; here they are only compared with what is printed.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AttackLine, type EnemyCard, UNLIMITED, type WeaponCard } from '@zonecrawl/engine/model';
import { box } from '../src/index.ts';
import { territories, tiles } from '../src/tiles/index.ts';

type Row = readonly [what: string, inTheBox: unknown, printed: unknown];

/** The named figures of a card, in that order. */
const figures = <C extends object>(card: C | undefined, ...names: readonly (keyof C)[]): unknown[] =>
  names.map((name) => card?.[name]);

interface Counted {
  readonly copies?: number;
  readonly unique?: true;
  readonly survival?: true;
}
/** The printed decks: what belongs to Zone Survival has decks of its own. */
const copiesIn = (deck: Readonly<Record<string, Counted>>): number =>
  Object.values(deck).reduce(
    (sum, { copies = 1, unique, survival }) => sum + (unique || survival ? 0 : copies),
    0,
  );

const bodyPart = (line: AttackLine): string => (line.pickBodyPart ? 'picks' : 'torso');
const attackLines = (card: WeaponCard | undefined): unknown[] | undefined =>
  card?.attacks.map((line) => [
    line.id,
    line.cost,
    line.ammo,
    line.dice,
    line.attention,
    bodyPart(line),
    line.masks ?? 0,
    line.oncePerTurn ?? false,
  ]);
const traits = (card: WeaponCard | undefined): unknown[] | undefined =>
  card?.abilities?.maskEffects?.map(({ id, cost }) => [id, cost]);

const weapon = (id: string, printed: readonly unknown[], lines: unknown, trait: unknown): Row[] => {
  const card = box.weapons[id];
  return [
    [`3 ${id}`, figures(card, 'tier', 'value', 'accurate', 'maximum', 'ammo', 'capacity'), printed],
    [`3 ${id}: its attacks`, attackLines(card), lines],
    [`3 ${id}: its trait`, traits(card), [trait]],
  ];
};

const stalker = (id: string, hp: number, ...shooting: readonly number[]): Row => {
  const card = box.stalkers[id];
  return [`2 ${id}`, [card?.hp, ...shooting.map((_, range) => card?.shooting(range))], [hp, ...shooting]];
};

/** Thresholds as they are printed: `4 light`. */
const table = (lines: EnemyCard['body']['torso'] | undefined): string =>
  lines?.map(({ at, effects }) => `${at} ${effects.join(' ')}`).join('; ') ?? 'none';

interface PrintedEnemy {
  readonly category: string;
  readonly types: readonly string[];
  readonly move: number;
  readonly hp: number;
  /** Front, sides, back. */
  readonly sight: readonly [number, number, number];
  readonly head: string;
  readonly torso: string;
  /** Kind, damage, Range. */
  readonly attack: readonly [string, number, number];
  readonly special: string | undefined;
}
const enemy = (id: string, printed: PrintedEnemy): Row[] => {
  const card = box.enemies[id];
  const { front, left, right, back } = card?.sight ?? {};
  const [seesFront, seesSides, seesBack] = printed.sight;
  return [
    [
      `5 ${id}`,
      figures(card, 'category', 'types', 'movement', 'hp'),
      [printed.category, printed.types, printed.move, printed.hp],
    ],
    [`5 ${id}: Sight`, [front, left, right, back], [seesFront, seesSides, seesSides, seesBack]],
    [`5 ${id}: To Hit`, [table(card?.body.head), table(card?.body.torso)], [printed.head, printed.torso]],
    [`5 ${id}: Attack`, figures(card?.attack, 'kind', 'damage', 'range'), printed.attack],
    [`5 ${id}: Special`, card?.special?.id, printed.special],
  ];
};
const BANDIT = {
  category: 'horde',
  types: ['human'],
  move: 2,
  hp: 1,
  sight: [3, 1, 0],
  head: '7 loseHp',
  torso: '4 light; 6 heavy; 9 loseHp',
  special: 'withdraw',
} as const;

/** The colours of most steps were lost: what they do, and for whom only as far as that is printed. */
const verbs = (
  steps: readonly { readonly do: string; readonly upTo?: unknown; readonly by?: unknown }[],
): unknown[] =>
  steps.map((step) =>
    JSON.parse(JSON.stringify(step, (name, value) => (hidden.has(name) ? undefined : value))),
  );
const hidden = new Set(['colours', 'thenLookAround']);
const lowParts = (id: string): unknown => {
  const parts = box.lowActivations[id]?.parts;
  if (!parts) return undefined;
  return 'any' in parts ? { any: verbs(parts.any) } : { none: verbs(parts.none), low: verbs(parts.low) };
};
const high = (id: string): unknown => {
  const card = box.highActivations[id];
  return card && [verbs(card.steps), card.bottom ?? null];
};
const attacksBy = (by: number) => ({ do: 'attack', who: {}, damage: [{ by }] });
const to = (toward: string, upTo: number | 'movement', more: object = {}, who: object = {}) => ({
  do: 'move',
  who,
  upTo,
  toward,
  ...more,
});
const CLOSEST_TO_LEAD = { nearest: 'leadStalker' };
const toHigh = (upTo: number | 'movement') => to('highAttention', upTo);

const anomaly = (id: string, type: string, hits: string, moving: boolean): Row => {
  const card = box.anomalies[id];
  return [id, [card?.type, card?.hits, card?.moving ?? false], [type, hits, moving]];
};

const trader = (id: string, number: string, terms: unknown): Row => {
  const card = box.contacts?.[id];
  return [
    id,
    [card?.kind, card?.number, card?.kind === 'trader' ? card.terms : null],
    ['trader', number, terms],
  ];
};
const VALUE = { times: 1, over: 1 };
const HALF = { times: 1, over: 2 };

const ROWS: readonly Row[] = [
  // Rulings and section 12: dice.
  [
    '12 Equipment die: 0, 1, 1, 2, 3 and the accurate face',
    box.dice.equipment.map(({ successes, accurate }) => (accurate ? `${successes}!` : `${successes}`)).sort(),
    ['0', '1', '1', '2', '2!', '3'],
  ],
  [
    '12 Stalker die: 3; 2; 1; 1 and a mask twice; 2 masks',
    box.dice.stalker.map(({ successes, masks }) => [successes, masks]),
    [
      [3, 0],
      [2, 0],
      [1, 0],
      [1, 1],
      [1, 1],
      [0, 2],
    ],
  ],
  ['12 Anomaly die: as many faces as petals', box.dice.anomaly, [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]],

  // Decks.
  ['Weapons', copiesIn(box.weapons), 27],
  ['Anomaly cards', Object.values(box.anomalies).filter(({ mission }) => !mission).length, 11],
  ['names of Anomalies, with those of Environment cards', Object.keys(box.anomalies).length, 14],
  ['high Activation cards', copiesIn(box.highActivations), 12],
  ['low Activation cards', copiesIn(box.lowActivations), 10],
  ['Contacts', copiesIn(box.contacts ?? {}), 16],
  ['Control cards', copiesIn(box.controls), 3],
  ['Lost Territories Setup cards', copiesIn(box.lostTerritories?.setups ?? {}), 8],
  ['Lost Territories Environment cards', Object.keys(box.lostTerritories?.environment ?? {}).length, 13],
  ['Items', copiesIn(box.items), 38],
  ['Attachments', copiesIn(box.attachments), 33],
  ['Artifacts', copiesIn(box.artifacts), 26],
  ['Armors', copiesIn(box.armors), 26],
  ['Enemy Wounds', copiesIn(box.wounds), 20],
  ['Stalkers', copiesIn(box.stalkers), 12],
  ['Random Events', copiesIn(box.randomEvents), 18],
  ['Enemies', copiesIn(box.enemies), 17],

  // Tokens and tiles.
  ['Unknown tokens', copiesIn(box.unknown), 24],
  ['Loot tokens', copiesIn(box.loot), 31],
  [
    'limited tokens',
    figures(
      box.components,
      'artifacts',
      'criticalInjury',
      'pinDown',
      'exposed',
      'focus',
      'bolts',
      'noVisibility',
      'magazines',
    ),
    [5, 8, 10, 10, 4, 16, 4, { pistol: 10, rifle: 10, shotgun: 10 }],
  ],
  ['Map tiles', tiles.filter(({ id }) => /^\d+$/.test(id)).length, 15],
  ['Lost Territory tiles, at least', territories.length >= 3, true],

  [
    'Trap tokens and the Pseudogiant’s carcass',
    box.components.tokens,
    { trap: { count: 2 }, carcass: { count: 1, cover: 2 } },
  ],

  // Standees and overlays.
  [
    'Enemy standees, 54 in all',
    box.components.standees,
    {
      snork: 6,
      rodent: 6,
      dog: 5,
      tick: 4,
      controller: 2,
      bloodsucker: 2,
      crawl: 2,
      chimera: 1,
      pseudogiant: 1,
      poltergeist: 1,
      izlom: 1,
      hornhead: 1,
      zombie: 8,
      military: 4,
      exoskeleton: 2,
      bandit: 8,
    },
  ],
  ['the sum', Object.values(box.components.standees).reduce((sum, count) => sum + count, 0), 54],
  [
    'every Enemy card stands for standees of the box',
    Object.values(box.enemies).filter(
      ({ standee, standees }) => box.components.standees[standee] !== standees,
    ),
    [],
  ],
  [
    'overlays by type',
    Object.fromEntries(
      ['chemical', 'fire', 'gravitational', 'electric', 'special'].map((type) => [
        type,
        box.patterns.filter((pattern) => pattern.type === type).map(({ number }) => number),
      ]),
    ),
    {
      chemical: [1, 4, 12],
      fire: [2, 9, 10],
      gravitational: [3, 5, 8],
      electric: [6, 7, 11],
      special: [98],
    },
  ],
  ['13 overlays', box.patterns.length, 13],
  [
    'AN2 the center of each holds all four symbols',
    box.patterns.filter(
      ({ squares: [center] }) => new Set(center?.petals).size !== 4 || center?.dx !== 0 || center.dy !== 0,
    ),
    [],
  ],
  [
    'standees of Anomalies',
    Object.fromEntries(Object.values(box.anomalies).map(({ id, standee }) => [id, standee])),
    {
      electro: 'electric',
      tesla: 'electric',
      burner: 'fire',
      comet: 'fire',
      popper: 'fire',
      bubble: 'chemical',
      'fruit-punch': 'chemical',
      whirligig: 'gravitational1',
      springboard: 'gravitational1',
      magnet: 'gravitational2',
      razor: 'gravitational3',
      fridge: 'special',
      'false-mirror': 'special',
      space: 'spatial',
    },
  ],

  // 2: Stalkers, with their Stalker dice from Range 0 on.
  stalker('milady', 14, 2, 2, 2, 2, 3, 3),
  stalker('chort', 16, 2, 2, 2, 2, 2),
  stalker('palkan', 16, 3, 3, 3, 3, 3),
  [
    '2 the Stalkers that are named',
    ['borsuk', 'mamon', 'velet'].filter((id) => box.stalkers[id] === undefined),
    [],
  ],
  [
    'rulings: Sneak is Standard, Fast Shot is Free, each once per Turn',
    ['milady', 'palkan'].map((id) =>
      box.stalkers[id]?.abilities.actions?.map(({ id: action, cost, oncePerTurn }) => [
        action,
        cost,
        oncePerTurn,
      ]),
    ),
    [[['sneak', 'standard', true]], [['fastShot', 'free', true]]],
  ],

  // 3: Weapons: tier, value, accurate Range, maximum, ammo, capacity; attacks; trait.
  ...weapon(
    'ptm',
    [1, 100, [0, 1], 2, 'pistol', 4],
    [
      ['quickShot', 'free', 1, 1, 'low', 'torso', 0, true],
      ['singleShot', 'standard', 1, 1, 'high', 'picks', 0, false],
    ],
    ['suppressing', 2],
  ),
  ...weapon(
    'sawed-off',
    [1, 300, [0, 1], 2, 'shotgun', 2],
    [
      ['doubleBarrel', 'standard', 2, 3, 'high', 'torso', 0, false],
      ['singleBarrel', 'standard', 1, 1, 'high', 'torso', 0, false],
    ],
    ['blast', 3],
  ),
  ...weapon(
    'akm-74u',
    [1, 1000, [2, 2], 3, 'rifle', 6],
    [
      ['singleShot', 'standard', 1, 2, 'high', 'picks', 0, false],
      ['burst', 'standard', 2, 2, 'high', 'torso', 1, false],
    ],
    ['suppressing', 2],
  ),
  ...weapon(
    'sa-lavina',
    [3, 5000, [1, 3], 4, 'rifle', 4],
    [
      ['singleShot', 'standard', 1, 2, 'high', 'picks', 0, false],
      ['burst', 'standard', 3, 3, 'high', 'torso', 0, false],
    ],
    ['manStopper', 3],
  ),
  ...weapon(
    'dp-12',
    [3, 6000, [0, 2], 3, 'shotgun', 3],
    [
      ['singleShot', 'standard', 1, 3, 'high', 'picks', 0, false],
      ['unload', 'standard', 'X', 2, 'high', 'torso', 0, false],
    ],
    ['blast', 2],
  ),
  [
    'Weapons have up to two slots; one of the AKM-74U takes two kinds',
    [
      Object.values(box.weapons).filter(({ slots }) => slots.length > 2),
      box.weapons['akm-74u']?.slots.filter((kinds) => kinds.length === 2).length,
    ],
    [[], 1],
  ],

  // Armor: tier, value, Defense, Map Radiation, container.
  [
    'leather-jacket',
    figures(box.armors['leather-jacket'], 'value', 'defense', 'mapRadiation', 'container'),
    [100, 1, 0, 'basic'],
  ],
  [
    'ps5-m',
    figures(box.armors['ps5-m'], 'tier', 'value', 'defense', 'mapRadiation', 'container'),
    [1, 2500, 2, 0, 'basic'],
  ],
  [
    'psz-9d',
    figures(box.armors['psz-9d'], 'tier', 'value', 'defense', 'mapRadiation', 'container'),
    [3, 5500, 2, 2, 'basic'],
  ],
  ['nbc-suit', figures(box.armors['nbc-suit'], 'mapRadiation'), [1]],
  [
    'one Leather Jacket for each of four Stalkers, at least',
    (box.armors['leather-jacket']?.copies ?? 0) >= 4,
    true,
  ],

  // Attachments: slot, value.
  ['scope', figures(box.attachments['scope'], 'slot', 'value'), ['optic', 2000]],
  ['thermal-scope', figures(box.attachments['thermal-scope'], 'slot', 'value', 'tier'), ['optic', 5000, 1]],
  ['grenade-launcher', figures(box.attachments['grenade-launcher'], 'slot', 'value'), ['underbarrel', 2000]],
  ['silencer', figures(box.attachments['silencer'], 'slot', 'value'), ['barrel', 1000]],
  [
    'echo-detector',
    figures(box.attachments['echo-detector'], 'slot', 'value', 'kind'),
    ['armor', 1000, 'detector'],
  ],
  [
    'improved-artifact-container',
    figures(box.attachments['improved-artifact-container'], 'slot', 'value'),
    ['armor', 1000],
  ],
  ['what the container is', box.attachments['improved-artifact-container']?.abilities?.container, 'improved'],
  [
    'rulings: Detectors are Free',
    box.attachments['echo-detector']?.abilities?.actions?.map(({ cost }) => cost),
    ['free'],
  ],
  [
    'rulings: a Thermal Scope ignores No Visibility',
    box.attachments['thermal-scope']?.abilities?.ignoresNoVisibility,
    true,
  ],

  // Artifacts: type, value, base radiation.
  [
    'meat-chunk',
    figures(box.artifacts['meat-chunk'], 'type', 'value', 'baseRadiation'),
    ['chemical', 6000, 4],
  ],
  ['eye', figures(box.artifacts['eye'], 'type', 'value', 'baseRadiation'), ['fire', 3000, 5]],
  ['neuron', figures(box.artifacts['neuron'], 'type', 'value', 'baseRadiation'), ['fire', 2500, 6]],
  ['echinus', figures(box.artifacts['echinus'], 'type', 'value', 'baseRadiation'), ['chemical', 3000, 4]],
  ['slime', figures(box.artifacts['slime'], 'type', 'value', 'baseRadiation'), ['chemical', 2000, 2]],
  ['stone-flower is there', box.artifacts['stone-flower'] !== undefined, true],
  [
    'rulings: what Artifacts do by themselves is Free',
    Object.values(box.artifacts).flatMap(
      ({ abilities }) => abilities?.actions?.filter(({ cost }) => cost !== 'free') ?? [],
    ),
    [],
  ],

  // Items: types, value, cost of the Action.
  ...(
    [
      ['frag-grenade', ['grenade', 'blast'], 500, 'standard'],
      ['first-aid-kit', ['medicine'], 300, 'standard'],
      ['energy-drink', ['food'], 100, 'free'],
      ['bread', ['food'], 100, 'free'],
    ] as const
  ).map(([id, types, value, cost]): Row => {
    const card = box.items[id];
    const actions = card?.abilities?.actions?.map((action) => [action.cost, action.discard]);
    return [id, [card?.types, card?.value, actions], [types, value, [[cost, true]]]];
  }),

  // 5: Enemies.
  ...enemy('bandit-rifle', { ...BANDIT, attack: ['ranged', 7, 3] }),
  ...enemy('bandit-shotgun', { ...BANDIT, attack: ['charge', 9, 3] }),
  ...enemy('snork', {
    category: 'horde',
    types: ['mutant'],
    move: 3,
    hp: 1,
    sight: [3, 3, 1],
    head: '6 loseHp',
    torso: '3 light; 5 heavy; 8 loseHp',
    attack: ['charge', 8, 1],
    special: undefined,
  }),
  ...enemy('zombie', {
    category: 'horde',
    types: ['human'],
    move: 1,
    hp: 1,
    sight: [3, 0, 0],
    head: '7 loseHp',
    torso: '3 light; 8 heavy',
    attack: ['ranged', 5, 3],
    special: 'braindead',
  }),
  ...enemy('rodent', {
    category: 'horde',
    types: ['mutant'],
    move: 5,
    hp: 1,
    sight: [2, 2, 1],
    head: 'none',
    torso: '6 loseHp',
    attack: ['charge', 5, 1],
    special: 'chomp',
  }),
  ...enemy('controller', {
    category: 'elite',
    types: ['mutant', 'psionic'],
    move: 2,
    hp: 1,
    sight: [UNLIMITED, UNLIMITED, UNLIMITED],
    head: '12 loseHp',
    torso: '7 light; 11 heavy',
    attack: ['ranged', 4, UNLIMITED],
    special: undefined,
  }),
  ...enemy('chimera', {
    category: 'boss',
    types: ['mutant'],
    move: 4,
    hp: 4,
    sight: [5, 5, 3],
    head: 'none',
    torso: '8 light; 14 loseHp heavy',
    attack: ['charge', 10, 1],
    special: 'withdraw',
  }),
  [
    '5 zombie: the die says its damage',
    box.enemies['zombie']?.attack.byPetals,
    { 1: 'goForward', 2: 8, 3: 5, 4: 5 },
  ],
  ['5 snork: it leaps', box.enemies['snork']?.attack.leaps, true],
  ['5 chimera: Sixth Sense', box.enemies['chimera']?.abilities?.ignoresAnomalies, true],
  [
    '5 pseudogiant: a Charge at all targets of a space',
    figures(box.enemies['pseudogiant']?.attack, 'kind', 'wholeSpace'),
    ['charge', true],
  ],
  [
    'rulings: categories',
    Object.fromEntries(Object.values(box.enemies).map(({ standee, category }) => [standee, category])),
    {
      bandit: 'horde',
      dog: 'horde',
      snork: 'horde',
      zombie: 'horde',
      rodent: 'horde',
      tick: 'horde',
      military: 'elite',
      exoskeleton: 'elite',
      controller: 'elite',
      bloodsucker: 'elite',
      poltergeist: 'elite',
      izlom: 'elite',
      crawl: 'elite',
      chimera: 'boss',
      pseudogiant: 'boss',
      hornhead: 'boss',
    },
  ],
  [
    '5 Mutants see at least 1 to the back',
    Object.values(box.enemies).filter(({ types, sight }) => types.includes('mutant') && sight.back < 1),
    [],
  ],

  // 6: kinds of Wound cards.
  [
    '6 Wound cards: Light and Heavy half',
    Object.values(box.wounds).map(({ light, heavy }) => `${light} / ${heavy}`),
    [
      'pushIfPinned / loseHpIfPinned',
      'pushIfPinned / loseHp',
      'exposed / exposedAndPinDown',
      'loseHpAndReshuffle / loseHpAndReshuffle',
    ],
  ],

  // Low Activation cards, as far as their colours are not lost.
  [
    'wander-around',
    lowParts('wander-around'),
    {
      none: [to('roomWithoutColour', 'movement', {}, CLOSEST_TO_LEAD)],
      low: [to('lowAttention', 'movement', {}, CLOSEST_TO_LEAD), attacksBy(-2)],
    },
  ],
  [
    'checking-the-corners',
    lowParts('checking-the-corners'),
    { any: [to('coverWithoutColour', 'movement', {}, CLOSEST_TO_LEAD), attacksBy(-1)] },
  ],
  [
    'curious',
    lowParts('curious'),
    {
      none: [{ do: 'goForward', who: {}, upTo: 'movement' }],
      low: [to('attention', 3), { do: 'moveAttention', by: 2 }],
    },
  ],
  [
    'checking-the-disturbance',
    lowParts('checking-the-disturbance'),
    {
      none: [to('room', 'movement')],
      low: [
        to('attention', 'movement', {}, { nearest: 'attention' }),
        to('coverOutOfSight', 'movement', { uninterrupted: true }, { withTarget: true }),
      ],
    },
  ],

  // High Activation cards with their last, separate steps.
  [
    'fire-in-the-hole',
    high('fire-in-the-hole'),
    [
      [toHigh('movement'), toHigh(2), attacksBy(-2), { do: 'special', who: {} }],
      { do: 'throwGrenade', damage: 6 },
    ],
  ],
  [
    'assault',
    high('assault'),
    [
      [toHigh('movement'), toHigh(2), attacksBy(2), { do: 'special', who: {} }],
      { do: 'suppressingFire', enemies: 2 },
    ],
  ],
  [
    'assault: somebody looks around after the second step',
    box.highActivations['assault']?.steps.map(
      (step) => step.do === 'move' && step.thenLookAround !== undefined,
    ),
    [false, true, false, false],
  ],
  [
    'find-them',
    high('find-them'),
    [
      [
        toHigh('movement'),
        { do: 'moveAttention', by: 2 },
        to('highAttention', 'movement', {}, { nearest: 'highAttention' }),
        { do: 'lookAround', who: {} },
        attacksBy(-2),
      ],
      null,
    ],
  ],
  [
    'swarming',
    high('swarming'),
    [[toHigh('movement'), toHigh(2), attacksBy(2), { do: 'special', who: {} }], { do: 'exposeSeen' }],
  ],
  [
    '7 all Enemies attack a target in LoS, on every card',
    [
      ...Object.values(box.highActivations).flatMap(({ steps }) => steps),
      ...Object.values(box.lowActivations).flatMap(({ parts }) =>
        'any' in parts ? parts.any : [...parts.none, ...parts.low],
      ),
    ].filter((step) => step.do === 'attack' && step.who.colours !== 'all'),
    [],
  ],

  // Random Events.
  [
    'quick-gear-check: a Magazine, or a Focus, or a slide',
    box.randomEvents['quick-gear-check']?.instant.flatMap((effect) =>
      effect.do === 'ask' ? effect.choices.map(({ cost, do: what }) => [cost ?? null, what]) : [],
    ),
    [
      [null, [{ do: 'take', who: 'actor', what: { take: 'magazine', count: 1 } }]],
      [{ focus: true }, []],
      [{ slide: true }, []],
    ],
  ],
  [
    'din-in-the-air',
    figures(box.randomEvents['din-in-the-air'], 'instant', 'endOfRound'),
    [[{ do: 'marker', who: 'lead', count: 1 }], [{ do: 'resolveUnknown', which: 'eachStack' }]],
  ],
  [
    'radioactive-rain',
    figures(box.randomEvents['radioactive-rain'], 'instant', 'endOfRound'),
    [
      [],
      [
        {
          do: 'moveEnemies',
          enemies: { type: 'human' },
          toward: 'cover',
          upTo: 'movement',
          uninterrupted: true,
        },
        { do: 'enemyStatus', enemies: { type: 'human', cover: false }, status: 'exposed', gain: true },
        { do: 'dosage', who: { cover: false }, amount: 6, armorHelps: true },
      ],
    ],
  ],

  // Control cards: resist, with a Focus, else.
  ...(
    [
      ['paranoia', 12, 6, 'traitors'],
      ['hallucination', 12, 6, 'apparition'],
      ['call', 14, 7, 'summon'],
    ] as const
  ).map(
    ([id, ...printed]): Row => [
      id,
      figures(box.controls[id], 'resist', 'resistWithFocus', 'otherwise'),
      printed,
    ],
  ),

  // Traders.
  trader('sidorovich', 'C01', {
    buys: [
      {
        wares: { decks: ['weapons', 'armors', 'attachments', 'artifacts', 'items'] },
        times: 1,
        over: 4,
        roundTo: 50,
      },
    ],
    sells: [
      { wares: { decks: ['weapons', 'armors'], upToTier: 1 }, ...VALUE },
      { wares: { decks: ['items'] }, times: 2, over: 1 },
      { wares: { decks: ['attachments'], cards: ['echo-detector'] }, ...VALUE },
    ],
    magazine: { sells: 500 },
  }),
  trader('pola', 'C03', {
    buys: [
      { wares: { decks: ['armors'] }, ...HALF },
      { wares: { decks: ['attachments'], slot: 'armor' }, ...HALF },
    ],
    sells: [
      { wares: { decks: ['armors'], upToTier: 2 }, ...VALUE },
      { wares: { decks: ['attachments'], slot: 'armor', upToTier: 2, notKind: 'detector' }, ...VALUE },
      { wares: { decks: ['items'], types: ['medicine'] }, ...VALUE },
    ],
    magazine: {},
  }),
  trader('luka', 'C07', {
    gift: { wares: { decks: ['items'] }, upTo: 300 },
    buys: [{ wares: { decks: ['items'] }, ...VALUE }],
    sells: [
      { wares: { decks: ['items'], types: ['grenade', 'medicine'] }, ...VALUE },
      { wares: { decks: ['attachments'] }, ...VALUE },
    ],
    magazine: { buys: 300, sells: 400 },
  }),
  [
    'the Guide and the Patron by their numbers',
    ['guide', 'patron'].map((id) => box.contacts?.[id]?.number),
    ['C08', 'C99'],
  ],

  // Lost Territories.
  [
    'where the Entrance is, and which tile lies there',
    ['winter', 'ruin', 'basement', 'cave'].map((id) =>
      figures(box.lostTerritories?.setups[id], 'entrance', 'tile'),
    ),
    [
      [{ indoor: false, squares: 1 }, 'winter'],
      [{ biggestBuilding: true }, 'ruin'],
      [{ indoor: true }, 'basement'],
      [{ squares: 2 }, 'cave'],
    ],
  ],
  [
    'winter: Loot of 4 and of 2',
    box.lostTerritories?.setups['winter']?.begin.map((effect) => effect.do === 'placeLoot' && effect.count),
    [4, 2],
  ],

  // Anomalies.
  anomaly('fruit-punch', 'chemical', 'rolledSymbol', false),
  anomaly('bubble', 'chemical', 'rolledSymbol', true),
  anomaly('whirligig', 'gravitational', 'rolledSymbol', false),
  anomaly('electro', 'electric', 'rolledSymbol', false),
  anomaly('popper', 'fire', 'allSpaces', false),
];

for (const [what, inTheBox, printed] of ROWS) {
  test(`as printed: ${what}`, () => assert.deepEqual(inTheBox, printed));
}
