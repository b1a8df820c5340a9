import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMission } from '@zonecrawl/engine/mission';
import type { Box, Effect, FactName, Mission, SurvivalPlace } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { missionNamed } from '@zonecrawl/engine/survival';
import { Table } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { survival } from '../src/survival/index.ts';

/** t is where the card has its token, b beside it; the capitals are a house. */
const GROUND = `
  +---+---+---+---+---+---+---+---+
  | a   b   t   t   y   y   w   c |
  +---+---+-D-+---+---+---+   +   +
  | S   S   S   S | d   d   e   e |
  +---+---+---+---+---+---+---+---+
`;
const PLACES: Readonly<Record<SurvivalPlace, string>> = {
  exit: 'e',
  depths: 'd',
  shelter: 'S',
  yard: 'y',
  watch: 'w',
  cache: 'c',
};
const printed = missionNamed(box, 'zs.untilDawn.mere') ?? assert.fail();

/** Ways to bring about at once what takes luck or time in a game. */
const byHand = (card: string): NonNullable<Mission['actions']> => {
  const free = (id: string, effect: Effect): NonNullable<Mission['actions']>[0] => ({
    id,
    cost: 'free',
    place: { at: 'anywhere' },
    do: [effect],
  });
  return [
    ...(survival.events.some(({ id }) => id === card)
      ? [free('read', { do: 'bringEvent', event: card })]
      : []),
    ...(survival.setupCards.some(({ id }) => id === card) ? [free('lay', { do: 'placeCard', card })] : []),
    free('slay', { do: 'woundEnemies', enemies: { closest: 1 }, wound: 'loseHp' }),
    free('finish', { do: 'end', ending: 'success' }),
  ];
};

/** Only the cards, on a ground where every place has a letter. */
const ground = (card: string): Box => {
  const { objective: _objective, triggers: _triggers, ...cards } = printed;
  const mission: Mission = {
    ...cards,
    id: 'test',
    kind: 'training',
    places: Object.entries(PLACES).map(([id, space]) => ({ id, place: { at: 'space', space } })),
    actions: byHand(card),
  };
  return withMission(box, mission);
};

const S = { card: 'palkan', at: 'a', weapon: 'ptm', bolts: 3, magazines: { pistol: 1 } } as const;
type Stalker = PositionDraft['stalkers'][0];
const one = (more: Partial<Stalker> = {}): PositionDraft['stalkers'] => [{ ...S, ...more }];
const bandit = (at: string): NonNullable<PositionDraft['enemies']> => [
  { card: 'bandit-rifle', at, facing: 'north' },
];
const KINDS: NonNullable<PositionDraft['kinds']> = {
  'bandit-rifle': { colours: ['blue', 'red'], team: 1, pool: 2 },
};
/** An Anomaly far away from everybody. */
const SPARK: NonNullable<PositionDraft['anomalies']> = [
  { card: 'electro', center: 'e', symbols: [['e', [1, 2, 3, 4]]] },
];

interface Case {
  readonly card: string;
  readonly with?: Partial<PositionDraft>;
  readonly does?: readonly (string | number)[];
  /** Facts that must have been told, each as often as it is listed. */
  readonly tells: readonly FactName[];
  /** Points on the card's account. */
  readonly points?: number;
}

function play(
  { card, with: more = {}, does = [], tells, points }: Case,
  position: PositionDraft,
  on: Box,
): void {
  const table = new Table({ ...position, ...more }, on);
  table.does(...does);
  for (const fact of tells) {
    const times = tells.filter((one) => one === fact).length;
    assert.ok(table.told(fact).length >= times, `${card}: ${table.told(fact).length} ${fact}`);
  }
  if (points !== undefined) assert.equal(table.state.mission.counters[`points.${card}`] ?? 0, points, card);
}

const END: Partial<PositionDraft> = { at: 'endOfRound' };
const fate = (petals: 1 | 2 | 3 | 4): Partial<PositionDraft> => ({
  at: 'endOfRound',
  dice: { anomaly: [petals] },
});
const HERE = one({ at: 't' });
const TURN = ['prepare', 'done', 'prepare', 'done', 'prepare', 'done', 'endTurn'] as const;
const STEP = ['movement', 't', 'stop'] as const;

/** Not lying out yet. */
const LAID: Partial<PositionDraft> = { environment: [] };

const setupCases: readonly Case[] = [
  {
    card: 'zs-stove',
    with: { stalkers: one({ at: 't', hp: 5 }) },
    does: ['zs-stove.warmUp'],
    tells: ['healed', 'attentionPlaced'],
  },
  {
    card: 'zs-workbench',
    with: { stalkers: one({ at: 't', weapon: { card: 'ptm', ammo: 0 } }) },
    does: ['zs-workbench.refill'],
    tells: ['reloaded'],
  },
  {
    card: 'zs-well',
    with: { stalkers: one({ at: 't', dosage: 5, exposed: true }) },
    does: ['zs-well.wash'],
    tells: ['dosageReduced', 'statusLost'],
  },
  {
    card: 'zs-gunLocker',
    with: { stalkers: HERE },
    does: ['zs-gunLocker.force', 'boltCutter'],
    tells: ['cardGained', 'environmentDiscarded'],
  },
  { card: 'zs-culvert', with: { stalkers: HERE }, does: ['zs-culvert.crawlIn'], tells: ['moved'] },
  {
    card: 'zs-campfire',
    with: { stalkers: one({ at: 't', hp: 5 }) },
    does: ['prepare', 'done'],
    tells: ['healed'],
  },
  {
    card: 'zs-jammer',
    with: { stalkers: HERE, enemies: bandit('e') },
    does: ['zs-jammer.switchOn'],
    tells: ['statusGained', 'pointsScored'],
    points: 1,
  },
  {
    card: 'zs-sealedCrate',
    with: { stalkers: HERE, dice: { anomaly: [1] } },
    does: ['zs-sealedCrate.open'],
    tells: ['diceRolled', 'cardGained'],
  },
  {
    card: 'zs-generator',
    with: { stalkers: HERE, enemies: bandit('y') },
    does: ['zs-generator.crank', 'zs-generator.jolt'],
    tells: ['statusGained'],
  },
  {
    card: 'zs-mines',
    with: { stalkers: one({ at: 'b' }) },
    does: ['movement', 't'],
    tells: ['triggered', 'environmentDiscarded'],
  },
  {
    card: 'zs-tripwire',
    with: { stalkers: one({ at: 'b' }), enemies: bandit('e') },
    does: ['movement', 't'],
    tells: ['attentionPlaced', 'lookedAround'],
  },
  { card: 'zs-gasPocket', with: { ...fate(3), stalkers: HERE }, tells: ['fateRolled', 'hpLost'] },
  {
    card: 'zs-snare',
    with: { stalkers: one({ at: 'b' }) },
    does: ['movement', 't'],
    tells: ['statusGained'],
  },
  { card: 'zs-hotSpot', with: { stalkers: one({ at: 'b' }) }, does: STEP, tells: ['dosageRaised'] },
  { card: 'zs-sentryGun', with: { ...END, stalkers: one({ at: 'y' }) }, tells: ['triggered'] },
  {
    card: 'zs-nest',
    with: { ...fate(2), kinds: { ...KINDS, rodent: { colours: ['blue'], team: 3, pool: 3 } } },
    tells: ['fateRolled', 'placed'],
  },
  {
    card: 'zs-deadDrop',
    with: { stalkers: HERE },
    does: ['zs-deadDrop.take'],
    tells: ['findings', 'tokenRemoved'],
  },
  {
    card: 'zs-quietBet',
    with: { stalkers: one({ attention: { level: 'high', at: 'a' } }) },
    does: TURN,
    tells: ['pointsScored'],
    points: -4,
  },
  {
    card: 'zs-photograph',
    with: { stalkers: one({ at: 'w' }) },
    does: ['zs-photograph.shoot'],
    tells: ['pointsScored'],
    points: 2,
  },
  {
    card: 'zs-cleanHands',
    with: { stalkers: HERE, loot: [{ at: 't', tokens: ['loot-bolts'] }] },
    does: ['pickUp'],
    tells: ['pointsScored'],
    points: -1,
  },
  {
    card: 'zs-surveyor',
    with: { stalkers: HERE },
    does: ['movement', 'y', 'stop'],
    tells: ['pointsScored'],
    points: 1,
  },
  {
    card: 'zs-beacon',
    with: { stalkers: HERE },
    does: ['zs-beacon.carry', 'zs-beacon.light'],
    tells: ['findings', 'tokenPlaced', 'attentionPlaced'],
    points: 2,
  },
  {
    card: 'zs-debts',
    with: { stalkers: HERE },
    does: ['zs-debts.pay', 'magazine'],
    tells: ['pointsScored', 'environmentDiscarded'],
    points: 2,
  },
  {
    card: 'zs-graves',
    with: { stalkers: HERE },
    does: ['zs-graves.bury'],
    tells: ['pointsScored', 'statusGained'],
    points: 1,
  },
  {
    card: 'zs-strayDog',
    with: { stalkers: one({ at: 'b' }) },
    does: STEP,
    tells: ['placed', 'tokenRemoved'],
  },
  {
    card: 'zs-medic',
    with: { stalkers: HERE },
    does: ['zs-medic.hire'],
    tells: ['placed', 'environmentDiscarded'],
  },
  {
    card: 'zs-oldHand',
    with: { stalkers: HERE },
    does: ['zs-oldHand.listen'],
    tells: ['statusGained', 'environmentDiscarded'],
  },
  {
    card: 'zs-trader',
    with: { stalkers: HERE },
    does: ['zs-trader.barter', 'medicine'],
    tells: ['cardGained'],
  },
  {
    card: 'zs-deserter',
    with: { stalkers: one({ at: 'b' }) },
    does: [...STEP, 'rob'],
    tells: ['cardGained', 'pointsScored'],
    points: -2,
  },
  {
    card: 'zs-gambler',
    with: { stalkers: HERE, dice: { anomaly: [2] } },
    does: ['zs-gambler.play'],
    tells: ['diceRolled', 'bolts'],
  },
  {
    card: 'zs-informer',
    with: { stalkers: HERE, enemies: bandit('e') },
    does: ['zs-informer.bribe'],
    tells: ['statusGained', 'environmentDiscarded'],
  },
  {
    card: 'zs-scavenger',
    with: { ...fate(3), loot: [{ at: 'c', tokens: ['loot-bolts'] }] },
    tells: ['fateRolled', 'tokenRemoved'],
  },
  { card: 'zs-preacher', with: fate(2), tells: ['fateRolled', 'attentionPlaced'] },
  { card: 'zs-groundMist', with: { at: 'eventPhase' }, tells: ['noVisibilityPlaced'] },
  { card: 'zs-emission', with: { ...END, round: 5 }, tells: ['triggered', 'environmentDiscarded'] },
  {
    card: 'zs-heirloom',
    with: { stalkers: one({ at: 'd' }) },
    does: ['zs-heirloom.dig'],
    tells: ['cardGained'],
  },
  { card: 'zs-traitor', with: { ...fate(4), enemies: bandit('e') }, tells: ['fateRolled', 'moved'] },
  {
    card: 'zs-falseMap',
    with: { stalkers: HERE },
    does: ['zs-falseMap.follow'],
    tells: ['environmentDiscarded'],
  },
  { card: 'zs-duelist', with: LAID, does: ['lay'], tells: ['environmentPlaced', 'placed'] },
  { card: 'zs-buriedGold', with: LAID, does: ['lay'], tells: ['lootDropped', 'lootDropped', 'lootDropped'] },
  { card: 'zs-closedRoad', with: LAID, does: ['lay'], tells: ['unknownPlaced', 'unknownPlaced'] },
  {
    card: 'zs-bounty',
    with: { enemies: bandit('e') },
    does: ['slay'],
    tells: ['died', 'pointsScored'],
    points: 3,
  },
  {
    card: 'zs-drizzle',
    with: { ...END, stalkers: one({ attention: { level: 'low', at: 'a' } }) },
    tells: ['attentionReduced'],
  },
  {
    card: 'zs-stillAir',
    with: { stalkers: one({ attention: { level: 'high', at: 'a' } }), enemies: bandit('e') },
    does: TURN,
    tells: ['turnEnded', 'moved'],
  },
  {
    card: 'zs-sleepers',
    with: { unknown: [{ at: 'e', tokens: ['x'] }] },
    does: ['movement', 'stop'],
    tells: ['unknownTurnedUp'],
  },
  {
    card: 'zs-sniper',
    with: { ...fate(4), enemies: [{ card: 'bandit-rifle', at: 'y', facing: 'west' }] },
    tells: ['fateRolled', 'woundDrawn'],
  },
  { card: 'zs-headCount', does: ['finish'], tells: ['missionEnded'], points: 3 },
  { card: 'zs-stopwatch', does: ['finish'], tells: ['missionEnded'], points: 3 },
];

for (const one of setupCases) {
  test(`Setup card ${one.card} does what it says`, () => {
    const position: PositionDraft = {
      board: { drawing: GROUND, spaces: { S: { indoor: true } } },
      stalkers: [S],
      kinds: KINDS,
      mission: 'test',
      event: 'zs-breather',
      decks: { events: ['zs-whistle', 'zs-whistle', 'zs-whistle'] },
      environment: [{ card: one.card }],
      tokens: [{ token: one.card, at: 't' }],
    };
    play(one, position, ground(one.card));
  });
}

const seen = { enemies: bandit('y') };
const eventCases: readonly Case[] = [
  { card: 'zs-shots', with: { enemies: bandit('e') }, tells: ['eventDrawn', 'moved'] },
  { card: 'zs-drop', tells: ['lootDropped', 'lootDropped'] },
  { card: 'zs-aftershock', with: { anomalies: SPARK, enemies: bandit('e') }, tells: ['anomalyHit'] },
  { card: 'zs-footsteps', with: { unknown: [{ at: 'e', tokens: ['x'] }] }, tells: ['unknownTurnedUp'] },
  { card: 'zs-breather', with: { stalkers: one({ hp: 5 }) }, tells: ['healed'] },
  { card: 'zs-deadMansPack', tells: ['cardGained'] },
  { card: 'zs-behindYou', tells: ['unknownPlaced'] },
  { card: 'zs-nerves', does: ['read', 'shout'], tells: ['attentionPlaced'] },
  { card: 'zs-rust', tells: ['bolts'] },
  { card: 'zs-thunderclap', tells: ['defended'] },
  { card: 'zs-whistle', with: { enemies: bandit('e') }, tells: ['lookedAround'] },
  { card: 'zs-courier', does: ['read', 'pistol'], tells: ['magazines'] },
  { card: 'zs-leak', with: { stalkers: one({ at: 'S' }) }, tells: ['dosageRaised'] },
  { card: 'zs-flashlight', tells: ['attentionPlaced'] },
  { card: 'zs-lightning', with: { enemies: bandit('e') }, tells: ['woundDrawn'] },
  {
    card: 'zs-regroup',
    with: {
      board: { drawing: GROUND, spaces: { S: { indoor: true }, w: { cover: 1 } } },
      enemies: bandit('e'),
    },
    tells: ['eventDrawn', 'moved'],
  },
  {
    card: 'zs-patrol',
    with: { enemies: [{ card: 'bandit-rifle', at: 'e', facing: 'west' }] },
    tells: ['moved'],
  },
  { card: 'zs-radioGhost', does: ['read', 'carefulMovement'], tells: ['moved'] },
  {
    card: 'zs-whiteNoise',
    with: { stalkers: one({ attention: { level: 'low', at: 'a' } }) },
    tells: ['attentionReduced'],
  },
  { card: 'zs-collapse', with: { dice: { anomaly: [3] } }, tells: ['diceRolled', 'noVisibilityPlaced'] },
  {
    card: 'zs-jitters',
    with: seen,
    does: ['read', ...TURN],
    tells: ['turnEnded'],
  },
  {
    card: 'zs-deadCalm',
    with: { stalkers: HERE },
    does: ['read', 'movement', 'S', 'stop'],
    tells: ['statusGained'],
  },
  {
    card: 'zs-openMarket',
    with: { stalkers: one({ at: 'y' }) },
    does: ['read', 'zs-openMarket.trade', 'pay'],
    tells: ['cardGained'],
  },
  { card: 'zs-looseGravel', does: ['read', 'movement', 'stop'], tells: ['attentionPlaced'] },
  {
    card: 'zs-fullPockets',
    with: { enemies: bandit('e') },
    does: ['read', 'slay'],
    tells: ['died', 'lootDropped'],
  },
  {
    card: 'zs-bloodMoney',
    with: { enemies: bandit('e') },
    does: ['read', 'slay'],
    tells: ['died'],
    points: 1,
  },
  {
    card: 'zs-doubleShift',
    with: { at: 'eventPhase', decks: { events: ['zs-doubleShift'] } },
    does: [0],
    tells: ['markerPlaced'],
  },
  {
    card: 'zs-manhunt',
    with: { at: 'enemyActivation', event: 'zs-manhunt', enemies: bandit('e') },
    does: [],
    tells: ['triggered', 'activationDrawn'],
  },
  ...survival.events
    .filter(({ tags = [] }) => !tags.includes('instant') && !tags.includes('oneRound'))
    .map(({ id }): Case => ({ card: id, tells: ['eventDrawn', 'environmentPlaced'] })),
];

for (const one of eventCases) {
  test(`Event ${one.card} does what it says`, () => {
    const position: PositionDraft = {
      board: { drawing: GROUND, spaces: { S: { indoor: true } } },
      stalkers: [S],
      kinds: KINDS,
      mission: 'test',
      event: 'zs-fullPockets',
      decks: { events: ['zs-manhunt'], loot: ['loot-bolts', 'loot-rifle'] },
    };
    play({ ...one, does: one.does ?? ['read'] }, position, ground(one.card));
  });
}

const noteCases: readonly Case[] = [
  { card: 'zw-fog', with: { at: 'eventPhase' }, tells: ['noVisibilityPlaced', 'noVisibilityPlaced'] },
  { card: 'zw-rain', with: fate(3), tells: ['bolts'] },
  { card: 'zw-storm', with: { ...fate(2), anomalies: SPARK, enemies: bandit('e') }, tells: ['anomalyHit'] },
  {
    card: 'zw-heat',
    with: { stalkers: one({ focus: true }) },
    does: TURN,
    tells: ['statusLost'],
  },
  { card: 'zw-ash', with: END, tells: ['dosageRaised'] },
  { card: 'zw-frost', with: { at: 'enemyActivation', enemies: bandit('e') }, tells: ['statusGained'] },
  {
    card: 'zl-curfew',
    with: { stalkers: one({ at: 'y' }) },
    does: TURN,
    tells: ['attentionPlaced'],
  },
  {
    card: 'zl-trackers',
    with: { ...fate(2), stalkers: one({ attention: { level: 'low', at: 'a' } }), enemies: bandit('e') },
    tells: ['fateRolled', 'moved'],
  },
  { card: 'zl-tribute', with: { at: 'eventPhase' }, does: ['pay'], tells: ['bolts'] },
  { card: 'zl-fever', with: { ...END, stalkers: one({ hp: 5 }) }, tells: ['hpLost'] },
  { card: 'zl-clock', with: END, tells: ['pointsScored'], points: -1 },
  { card: 'zi-nightEyes', with: { at: 'enemyActivation', enemies: bandit('e') }, tells: ['lookedAround'] },
  {
    card: 'zi-painkillers',
    with: {
      at: 'enemyActivation',
      enemies: [{ card: 'bandit-rifle', at: 'e', facing: 'north', exposed: true }],
    },
    tells: ['statusLost'],
  },
  {
    card: 'zi-frenzy',
    with: { ...fate(4), enemies: [{ card: 'bandit-rifle', at: 'y', facing: 'west' }] },
    tells: ['fateRolled', 'enemyAttacked'],
  },
  {
    card: 'zi-vengeance',
    with: { enemies: [...bandit('e'), ...bandit('w')] },
    does: ['slay'],
    tells: ['died', 'moved'],
  },
  {
    card: 'zi-officer',
    with: { at: 'eventPhase', enemies: [{ card: 'bandit-rifle', at: 'e', facing: 'west' }] },
    tells: ['moved'],
  },
  { card: 'za-smoke', does: ['za-smoke.use'], tells: ['environmentDiscarded', 'noVisibilityPlaced'] },
  { card: 'za-adrenalin', does: ['za-adrenalin.use'], tells: ['environmentDiscarded', 'hpLost'] },
  {
    card: 'za-searchlight',
    with: { enemies: bandit('e') },
    does: ['za-searchlight.use'],
    tells: ['statusGained', 'statusGained'],
  },
  { card: 'za-charge', with: { enemies: bandit('y') }, does: ['za-charge.use'], tells: ['woundDrawn'] },
  { card: 'za-shortcut', does: ['za-shortcut.use', 't', 'stop'], tells: ['moved'] },
  { card: 'za-favour', does: ['za-favour.use'], tells: ['cardGained'] },
];

for (const one of noteCases) {
  test(`note ${one.card} does what it says`, () => {
    const position: PositionDraft = {
      board: { drawing: GROUND, spaces: { S: { indoor: true } } },
      stalkers: [S],
      kinds: KINDS,
      mission: 'test',
      event: 'zs-breather',
      decks: { events: ['zs-whistle', 'zs-whistle', 'zs-whistle'] },
      environment: [{ card: one.card }],
    };
    play(one, position, ground(one.card));
  });
}

/** A table with only this card on it. */
const tableOf = (card: string, more: Partial<PositionDraft>): Table =>
  new Table(
    {
      board: { drawing: GROUND, spaces: { S: { indoor: true } } },
      stalkers: [S],
      kinds: KINDS,
      mission: 'test',
      event: 'zs-fullPockets',
      decks: { events: ['zs-manhunt'], loot: ['loot-bolts', 'loot-rifle'] },
      ...more,
    },
    ground(card),
  );

test('zs-regroup: a Human Enemy goes to the closest cover', () => {
  const table = tableOf('zs-regroup', {
    board: { drawing: GROUND, spaces: { S: { indoor: true }, w: { cover: 1 } } },
    enemies: bandit('e'),
  });
  table.does('read');
  assert.equal(table.at(table.enemy()), 'w');
});

test('zs-radioGhost: a careful step that costs no Action', () => {
  const table = tableOf('zs-radioGhost', {});
  table.does('read', 'carefulMovement');
  assert.equal(table.at(table.stalker()), 'b');
  assert.deepEqual(table.told('turnTokenSlid'), []);
});

test('zs-jitters: whoever ends a Turn in sight is Exposed, nobody else', () => {
  const exposed = (facing: 'west' | 'north'): boolean => {
    const table = tableOf('zs-jitters', { enemies: [{ card: 'bandit-rifle', at: 'y', facing }] });
    table.does('read', ...TURN).until('nextTurn');
    const { id } = table.stalker();
    return table.told('statusGained').some(({ entity, status }) => entity === id && status === 'exposed');
  };
  assert.deepEqual([exposed('west'), exposed('north')], [true, false]);
});

test('zs-falseMap is right or a joke: two Loot tokens or one Unknown', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const table = tableOf('zs-falseMap', {
      seed: `map ${seed}`,
      stalkers: HERE,
      environment: [{ card: 'zs-falseMap' }],
      tokens: [{ token: 'zs-falseMap', at: 't' }],
    });
    table.does('zs-falseMap.follow');
    seen.add(`${table.told('lootDropped').length} Loot, ${table.told('unknownPlaced').length} Unknown`);
  }
  assert.deepEqual([...seen].sort(), ['0 Loot, 1 Unknown', '2 Loot, 0 Unknown']);
});

test('a Monolithian stands in the light unmoved: it is neither Exposed nor pinned', () => {
  const statuses = (card: string): readonly boolean[] => {
    const table = tableOf('za-searchlight', {
      enemies: [{ card, at: 'e', facing: 'north' }],
      kinds: { [card]: { colours: ['blue'], team: 1, pool: 0 } },
      environment: [{ card: 'za-searchlight' }],
    });
    table.does('za-searchlight.use');
    const { exposed, pinDown } = table.enemy();
    return [exposed, pinDown];
  };
  assert.deepEqual(statuses('military'), [true, true]);
  assert.deepEqual(statuses('monolithian'), [false, false]);
});

test('every Setup card, Event and note is shown at work', () => {
  const shown = new Set([...setupCases, ...eventCases, ...noteCases].map(({ card }) => card));
  const all = [...survival.setupCards, ...survival.events, ...survival.notes].map(({ id }) => id);
  assert.deepEqual(
    all.filter((id) => !shown.has(id)),
    [],
  );
});
