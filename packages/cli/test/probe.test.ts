/** `zone probe`: what a position may ask, and what it is told when it could not be. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { UserError } from '../src/errors.ts';
import { probeFile } from '../src/probe/command.ts';

/** What came out as JSON, before anybody has looked at it. */
type Parsed = ReturnType<typeof JSON.parse>;

const ROW = ['+---+---+---+---+', '| a   b   c   d |', '+---+---+---+---+'];
const lone = { board: { drawing: ROW }, stalkers: [{ card: 'milady', at: 'a' }] };

const probed = (position: object): Parsed => JSON.parse(JSON.stringify(probeFile('the file', position)));
const answered = (position: object): Parsed[] => probed(position).answers.map(({ answer }: Parsed) => answer);

/** The places of everything that is wrong, as a person is told. */
function wrong(position: object): readonly string[] {
  try {
    probeFile('the file', position);
  } catch (error) {
    if (error instanceof UserError)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim().replace(/^([^:]+):.*$/, '$1'));
    throw error;
  }
  return [];
}

for (const [what, position, where] of [
  ['a Mission', { ...lone, mission: 'z9' }, 'mission'],
  ['an Event', { ...lone, event: 'flood' }, 'event'],
  ['a card on the map', { ...lone, mission: 'a1', environment: [{ card: 'A1-99' }] }, 'environment.0.card'],
  ['a face', { ...lone, mission: 'a1', environment: [{ card: 'A1-01', face: 'b' }] }, 'environment.0.face'],
  ['a card in a deck', { ...lone, decks: { low: ['curious', 'curius'] } }, 'decks.low.1'],
  [
    'an Item',
    { ...lone, stalkers: [{ card: 'milady', at: 'a', backpack: ['bread', 'brd'] }] },
    'stalkers.0.backpack.1',
  ],
  ['a Weapon', { ...lone, stalkers: [{ card: 'milady', at: 'a', weapon: 'bow' }] }, 'stalkers.0.weapon'],
  ['a Stalker', { ...lone, stalkers: [{ card: 'nobody', at: 'a' }] }, 'stalkers.0.card'],
  ['a space', { ...lone, stalkers: [{ card: 'milady', at: 'z' }] }, 'stalkers.0.at'],
  ['a holder of the Lead token', { ...lone, lead: 1 }, 'lead'],
  ['whose Turn it is', { ...lone, turn: { stalker: 2 } }, 'turn.stalker'],
] as const) {
  test(`${what} that does not exist is refused with its place`, () => {
    assert.deepEqual(wrong(position), [where]);
  });
}

const with_ = (gear: object): object => ({ ...lone, stalkers: [{ card: 'milady', at: 'a', ...gear }] });

for (const [what, position, where] of [
  ['more HP than the card has', with_({ hp: 40 }), 'stalkers.0.hp'],
  ['a Turn token beyond its slots', with_({ turns: [{ slid: 4 }, {}] }), 'stalkers.0.turns.0.slid'],
  ['an Attachment on no Weapon', with_({ weaponAttachments: ['scope'] }), 'stalkers.0.weaponAttachments.0'],
  [
    'an Attachment the Weapon has no slot for',
    with_({ weapon: 'ptm', weaponAttachments: ['scope'] }),
    'stalkers.0.weaponAttachments.0',
  ],
  [
    'a Weapon Attachment on an Armor',
    with_({ armor: 'leather-jacket', armorAttachment: 'scope' }),
    'stalkers.0.armorAttachment',
  ],
  ['four Artifacts', with_({ artifacts: ['eye', 'slime', 'neuron', 'echinus'] }), 'stalkers.0.artifacts'],
  ['seven cards in a Backpack', with_({ backpack: Array(7).fill('bread') }), 'stalkers.0.backpack'],
  ['more Bolts than the box holds', with_({ bolts: 90 }), 'supply.bolts'],
  ['a dead Enemy', { ...lone, enemies: [{ card: 'dog', at: 'c', hp: 0 }] }, 'enemies.0.hp'],
  ['an Enemy with too many HP', { ...lone, enemies: [{ card: 'dog', at: 'c', hp: 9 }] }, 'enemies.0.hp'],
  ['more Enemies than standees', { ...lone, kinds: { chimera: { pool: 2 } } }, 'kinds.chimera'],
  [
    'two of one name',
    {
      ...lone,
      enemies: [
        { card: 'dog', at: 'c', name: 'Rex' },
        { card: 'dog', at: 'd', name: 'Rex' },
      ],
    },
    'enemies.1.name',
  ],
] as const) {
  test(`${what} cannot be, and is told with its place`, () => {
    assert.deepEqual(wrong(position), [where]);
  });
}

test('an input that is none of the options is told with its place, as a sentence', () => {
  const told = (inputs: readonly unknown[]): string => {
    try {
      probeFile('the file', { ...lone, inputs });
      return '';
    } catch (error) {
      return error instanceof UserError ? error.message : String(error);
    }
  };
  assert.match(told([99]), /inputs\.0: there are \d+ options, counted from 0/);
  assert.match(told(['dance']), /inputs\.0: "dance" fits 0 options .*single option is answered by itself/);
});

test('questions about what is not there are refused with their place', () => {
  const told = (question: object): string => {
    try {
      probeFile('the file', { ...lone, questions: [question] });
      return '';
    } catch (error) {
      return error instanceof UserError ? error.message : assert.fail(String(error));
    }
  };
  assert.match(told({ ask: 'facts', fact: 'enemyDanced' }), /questions\.0\.fact: no fact is called/);
  assert.match(told({ ask: 'view', seat: 2 }), /questions\.0\.seat/);
  assert.match(told({ ask: 'space', at: 'z' }), /questions\.0\.at: no space is called "z"/);
  assert.match(told({ ask: 'closestTo', to: 'a', of: ['E9'] }), /questions\.0\.of\.0: "E9" is no Entity/);
});

test('AN6 two Bolts lie on two equal symbols of one space', () => {
  const bolt = { anomaly: 0, at: 'b', petals: 2 };
  const { answers } = probed({
    ...lone,
    anomalies: [{ card: 'electro', symbols: [['b', [2, 2]]] }],
    bolts: [bolt, bolt],
    inputs: ['movement', 'c', 'stop'],
    dice: { anomaly: [2] },
    questions: [{ ask: 'facts', fact: 'anomalyRolled' }],
  });
  assert.deepEqual(
    answers[0].answer.map(({ activates }: Parsed) => activates),
    [false],
  );
});

test('LT1 a Lost Territories Setup card is drawn at set-up, and the position stops after it', () => {
  const told = probed({
    board: { drawing: ['+---+---+', '| a   b |', '+---+---+'] },
    stalkers: [{ card: 'milady', at: 'a' }],
    at: 'setup',
    stopAfter: 'setup',
    options: { lostTerritories: true },
    decks: { lostTerritories: ['winter'] },
    inputs: ['b'],
    questions: [{ ask: 'space', at: 'b' }],
  });
  assert.equal(told.stopped, 'setup');
  assert.ok(told.spaces.some((name: string) => name.startsWith('winter:')));
  assert.ok(told.answers[0].answer.steps.some(({ direction }: Parsed) => direction === null));
});

test('a position stops after the step it names, and nothing later is played', () => {
  const position = {
    ...lone,
    stalkers: [{ card: 'milady', at: 'a', dosage: 5, attention: { level: 'low', at: 'a' } }],
    at: 'enemyActivation',
    questions: [
      { ask: 'facts', fact: 'phaseBegan' },
      { ask: 'facts', fact: 'dosageReduced' },
    ],
  };
  const phases = (stopAfter: string): Parsed =>
    probed({ ...position, stopAfter, questions: [{ ask: 'state' }] });
  const early = phases('enemyActivation');
  assert.equal(early.stopped, 'enemyActivation');
  assert.equal(early.answers[0].answer.stalkers[0].dosage, 5);
  const later = phases('radiation');
  assert.ok(later.answers[0].answer.stalkers[0].dosage < 5);
  assert.equal(later.answers[0].answer.stalkers[0].attention.level, 'low');
  assert.equal(later.outcome, null);
  const turn = probed({ ...lone, turn: { done: 3 }, stopAfter: 'turn', inputs: ['endTurn'] });
  assert.deepEqual([turn.stopped, turn.asks], ['turn', null]);
});

test('a space tells its capacity, Cover, Room and neighbours', () => {
  const [hut, yard] = answered({
    board: {
      drawing: ['+---+---+---+', '| A   A D b |', '+---+-W-+...+', '| c   c   d |', '+---+---+---+'],
      spaces: { A: { indoor: true, cover: 2 }, d: { radiation: 3 } },
    },
    stalkers: [{ card: 'milady', at: 'A' }],
    questions: [
      { ask: 'space', at: 'A' },
      { ask: 'space', at: 'b', walker: 'beast' },
    ],
  });
  assert.deepEqual(
    [hut.capacity, hut.cover, hut.room, hut.indoor, hut.entities],
    [2, 2, ['A'], true, ['S1']],
  );
  assert.deepEqual(
    hut.steps.map(({ to, direction }: Parsed) => `${to} ${direction}`),
    ['b east', 'c south'],
  );
  assert.deepEqual([yard.indoor, yard.room, yard.steps.length, yard.adjacent], [false, null, 1, ['d', 'A']]);
});

test('D11 which of several is closest to a place is measured by the route of each', () => {
  const [told] = answered({
    board: { drawing: ['+---+---+---+---+---+', '| a W b   c   d   e |', '+---+---+---+---+---+'] },
    stalkers: [{ card: 'milady', at: 'e' }],
    enemies: [
      { card: 'dog', at: 'b', name: 'Dog' },
      { card: 'bandit-rifle', at: 'c', name: 'Bandit' },
    ],
    questions: [{ ask: 'closestTo', to: 'a', of: ['Dog', 'Bandit', 'S1'] }],
  });
  assert.deepEqual(told.closest, ['Bandit']);
  assert.deepEqual(
    told.measured.map(({ from }: Parsed) => from),
    ['Bandit', 'S1', 'Dog'],
  );
});

test('what is drawn from a scripted deck is what lies on top', () => {
  const { answers } = probed({
    ...lone,
    loot: [{ at: 'a', tokens: ['loot-item'] }],
    decks: { items: ['first-aid-kit', 'bread', 'bread', 'energy-drink'] },
    inputs: ['pickUp'],
    questions: [{ ask: 'facts', fact: 'cardGained' }],
  });
  assert.deepEqual(
    answers[0].answer.map(({ card }: Parsed) => card),
    ['first-aid-kit'],
  );
});

test('sight without limit is one value, whoever looks', () => {
  const [theirs, ours] = answered({
    ...lone,
    enemies: [{ card: 'controller', at: 'd', facing: 'west' }],
    questions: [
      { ask: 'sight', from: 'E1', to: 'S1' },
      { ask: 'sight', from: 'S1', to: 'E1' },
    ],
  });
  assert.deepEqual([theirs.lines[0].limit, ours.lines[0].limit], [null, null]);
});

test('a Mission written out in the file is the one that is played, named or not', () => {
  const { abilities: _none, ...draft }: Parsed = JSON.parse(JSON.stringify(box.missions['skirmish1']));
  const missionDraft = { ...draft, id: 'mine' };
  const told = probed({ ...lone, missionDraft, questions: [{ ask: 'state' }] });
  assert.equal(told.answers[0].answer.mission.id, 'mine');
  assert.deepEqual(wrong({ ...lone, missionDraft, mission: 'a1' }), ['mission']);
});

test('a closed pipe ends the command quietly', () => {
  const main = join(import.meta.dirname, '../src/main.ts');
  const { stderr, status } = spawnSync(
    'bash',
    ['-c', `set -o pipefail; "${process.execPath}" "${main}" box --json | head -c 1 > /dev/null`],
    { encoding: 'utf8' },
  );
  assert.equal(stderr, '');
  assert.ok(status === 0, String(status));
});
