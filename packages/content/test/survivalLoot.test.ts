import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpMission } from '@zonecrawl/engine/mission';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { drawUnique } from '@zonecrawl/engine/rules';
import { Table } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { survivalEnemies } from '../src/survival/enemies/index.ts';
import {
  uniqueArmors,
  uniqueArtifacts,
  uniqueAttachments,
  uniqueItems,
  uniqueWeapons,
} from '../src/survival/loot/index.ts';
import { rule } from './rule.ts';

const LANE = `
  +---+---+---+---+
  | a   b   c   d |
  +---+---+---+---+
`;
type Stalker = PositionDraft['stalkers'][0];
const lane = (stalker: Partial<Stalker>, more: Partial<PositionDraft> = {}): PositionDraft => ({
  board: { drawing: LANE },
  stalkers: [{ card: 'palkan', at: 'a', ...stalker }],
  ...more,
});
const all = [...uniqueWeapons, ...uniqueArmors, ...uniqueAttachments, ...uniqueArtifacts, ...uniqueItems];

test('ZS2 20 unique pieces, Tier III among them, in no deck and without a price', () => {
  assert.equal(new Set(all.map(({ id }) => id)).size, 20);
  assert.ok(all.some((card) => 'tier' in card && card.tier === 3));
  const { decks } = setUpMission(box, { mission: 'a1', stalkers: [{ stalker: 'palkan' }], seed: 'none' });
  const drawn = new Set([
    ...decks.weapons,
    ...decks.armors,
    ...decks.attachments,
    ...decks.artifacts,
    ...decks.items,
  ]);
  for (const { id, unique, value } of all) {
    assert.ok(!drawn.has(id), id);
    assert.deepEqual([unique, value], [true, null], id);
  }
});

test('ZS2 a unique piece is drawn once: what somebody has is not found again', () => {
  const { game } = new Table(lane({ backpack: ['ul-bearings'] }), box);
  for (let i = 0; i < 50; i++) assert.notEqual(drawUnique(game), 'ul-bearings');
});

rule(
  'ul-field-kitchen heals everybody and lowers their dosage, once',
  lane({ hp: 3, dosage: 4, backpack: ['ul-field-kitchen'] }),
  (t) => {
    t.does('feedAll');
    assert.equal(t.stalker().hp, 7);
    assert.equal(t.stalker().dosage, 2);
    assert.equal(t.stalker().backpack.length, 0);
  },
);

rule('ul-bearings are five Bolts', lane({ bolts: 1, backpack: ['ul-bearings'] }), (t) => {
  t.does('breakOpen');
  assert.equal(t.stalker().bolts, 6);
});

rule(
  'ul-red-thread gives Focus for a HP, not to somebody who has one',
  lane({ hp: 5, focus: false, backpack: ['ul-red-thread'] }),
  (t) => {
    t.does('bite');
    assert.deepEqual([t.stalker().hp, t.stalker().focus], [4, true]);
  },
);

rule(
  'ul-warm-heart heals at the End of Round',
  lane({ hp: 3, artifacts: ['ul-warm-heart'] }, { at: 'endOfRound', decks: { events: ['opening'] } }),
  (t) => {
    assert.equal(t.stalker().hp, 5);
  },
);

rule(
  'ul-clear-ice gives Focus when a Turn begins',
  lane({ focus: false, artifacts: ['ul-clear-ice'] }, { at: 'nextTurn' }),
  (t) => {
    t.does(0);
    assert.equal(t.stalker().focus, true);
  },
);

rule('ul-bearings cannot be used twice', lane({ backpack: ['ul-bearings'] }), (t) => {
  t.does('breakOpen').offersNot('breakOpen');
});

const ROAD = `
  +---+---+---+---+---+---+---+
  | a   b   c   d   e   f   g |
  +---+---+---+---+---+---+---+
`;

/** How many spaces a Stalker gets along the road with one Action. */
function goes(stalker: Partial<Stalker>, action = 'movement', more: Partial<PositionDraft> = {}): number {
  const table = new Table(lane(stalker, { board: { drawing: ROAD }, ...more }), box).does(action);
  while (!table.over && table.decision.kind === 'step') table.does(farthest(table.offered()));
  return ROAD.replaceAll(/[^a-g]/g, '').indexOf(table.at(table.stalker()) ?? 'a');
}
const farthest = (offered: readonly string[]): string =>
  offered
    .filter((name) => name.length === 1)
    .toSorted()
    .at(-1) ?? 'stop';

test('ul-feather, ul-courier, ul-bogatyr and ul-saw change how far one goes', () => {
  assert.equal(goes({}), 3);
  assert.equal(goes({ artifacts: ['ul-feather'] }), 5);
  assert.equal(goes({ armor: 'ul-courier' }), 4);
  assert.equal(goes({ armor: 'ul-bogatyr' }), 2);
  assert.equal(goes({ weapon: 'ul-saw' }), 2);
});

test('ul-courier slips by an Enemy that would stop anybody else', () => {
  const enemies: PositionDraft['enemies'] = [{ card: 'zombie', at: 'b', facing: 'east' }];
  assert.equal(goes({}, 'movement', { enemies }), 1);
  assert.equal(goes({ armor: 'ul-courier' }, 'movement', { enemies }), 4);
});

test('ul-ghost-coat goes two spaces carefully, and its Movements are not heard', () => {
  assert.equal(goes({}, 'carefulMovement'), 1);
  assert.equal(goes({ armor: 'ul-ghost-coat' }, 'carefulMovement'), 2);
  const heard = (armor: string): number =>
    new Table(lane({ armor }), box).does('movement', 'stop').told('attentionPlaced').length;
  assert.deepEqual([heard('leather-jacket'), heard('ul-ghost-coat')], [1, 0]);
});

test('ul-judge is reloaded without an Action', () => {
  const slides = (card: string): number =>
    new Table(lane({ focus: false, weapon: { card, ammo: 0 }, magazines: { pistol: 1 } }), box)
      .does('reload')
      .told('turnTokenSlid').length;
  assert.deepEqual([slides('ptm'), slides('ul-judge')], [1, 0]);
});

test('ul-sarcophagus takes two dice off the exposure', () => {
  const dice = (armor: string): number => {
    const table = new Table(lane({ hp: 14, dosage: 12, armor }, { at: 'radiation' }), box);
    return table.told('diceRolled')[0]?.dice.length ?? 0;
  };
  assert.equal(dice('leather-jacket') - dice('ul-sarcophagus'), 2);
});

test('ul-cat-eye sees through No Visibility', () => {
  const shoots = (weaponAttachments: string[]): boolean =>
    new Table(
      lane(
        { card: 'chort', weapon: 'ul-widow', weaponAttachments },
        { enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'east' }], noVisibility: ['b'] },
      ),
      box,
    )
      .offered()
      .includes('attack:aimedShot');
  assert.deepEqual([shoots([]), shoots(['ul-cat-eye'])], [false, true]);
});

rule(
  'ul-needle rolls the Anomaly die again, once',
  lane(
    { focus: false, artifacts: ['ul-needle'] },
    {
      anomalies: [{ card: 'electro', center: 'd', symbols: [['b', [4]]] }],
      dice: { anomaly: [4, 1] },
    },
  ),
  (t) => {
    t.does('movement', 'stop').asks('reroll').does('ul-needle');
    assert.deepEqual(
      t.told('anomalyRolled').map(({ rolled, activates }) => [rolled, activates]),
      [[1, false]],
    );
  },
);

rule(
  'ul-hush is not heard',
  lane({ weapon: 'ul-hush' }, { enemies: [{ card: 'zombie', at: 'c', facing: 'east' }] }),
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.equal(t.told('attentionPlaced').length, 0);
  },
);

const shot = (card: string, at: string, more: Partial<Stalker> = {}): PositionDraft =>
  lane(
    { hp: 14, ...more },
    {
      enemies: [{ card, at, facing: 'west' }],
      kinds: { [card]: { colours: ['blue'], team: 1, pool: 0 } },
      at: 'turn',
    },
  );

/** What a Stalker at a has told when a Bandit at c has shot. */
function afterShot(stalker: Partial<Stalker>, more: Partial<PositionDraft> = {}): Table {
  const table = new Table({ ...shot('bandit-rifle', 'c', stalker), turn: { done: 3 }, ...more }, box);
  return table.does('endTurn').until('action');
}

test('ul-lucky-lining gives two dice more in Defense, only with a Focus', () => {
  const dice = (focus: boolean): number => {
    const table = afterShot({ focus, armor: 'leather-jacket', armorAttachment: 'ul-lucky-lining' });
    return table.told('diceRolled').find(({ purpose }) => purpose === 'defense')?.dice.length ?? 0;
  };
  assert.equal(dice(true) - dice(false), 2);
});

test('ul-mirror stops one damage of every hit', () => {
  const damage = (artifacts: readonly string[]): number =>
    afterShot({ armor: 'leather-jacket', artifacts: [...artifacts] }).told('defended')[0]?.damage ??
    assert.fail('nobody defended');
  assert.equal(damage([]) - damage(['ul-mirror']), 1);
});

test('ul-bogatyr takes one HP off every loss', () => {
  const table = afterShot({ armor: 'ul-bogatyr' }, { dice: { equipment: [0, 0, 0, 0, 0, 0] } });
  const [hit] = table.told('defended');
  const [loss] = table.told('hpLost');
  assert.equal((hit?.damage ?? 0) - (loss?.amount ?? 0), 1);
});

test('ul-last-syringe is used up instead of a Critical Injury', () => {
  const spared = afterShot({ hp: 1, backpack: ['ul-last-syringe'] });
  assert.equal(spared.told('criticalInjury').length, 0);
  assert.deepEqual(spared.stalker().backpack, []);
  assert.equal(afterShot({ hp: 1 }).told('criticalInjury').length, 1, 'without it there is one');
});

test('ul-widow exposes who does not see the shooter, and nobody else', () => {
  const exposes = (facing: 'east' | 'west'): boolean => {
    const table = new Table(
      lane(
        { card: 'chort', weapon: 'ul-widow' },
        {
          enemies: [{ card: 'bandit-rifle', at: 'd', facing }],
          dice: { stalker: ['1', '1'], equipment: [0, 0, 0, 0] },
        },
      ),
      box,
    );
    table.does('attack:aimedShot', 'torso').until('action');
    return table.told('statusGained').some(({ status }) => status === 'exposed');
  };
  assert.deepEqual([exposes('east'), exposes('west')], [true, false]);
});

test('ul-nailer ignores up to 3 Cover, and the rest helps', () => {
  const helps = (cover: number): number => {
    const table = new Table(
      lane(
        { weapon: 'ul-nailer' },
        {
          board: { drawing: LANE, spaces: { b: { cover } } },
          enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'east' }],
        },
      ),
      box,
    );
    table.does('attack:singleBarrel').until('action');
    const { modifiers } = table.told('attackResolved')[0] ?? assert.fail('no attack');
    return modifiers.reduce((sum, { reason, by }) => sum + (reason === 'cover' ? by : 0), 0);
  };
  assert.deepEqual([helps(3), helps(5)], [0, -2]);
});

test('Enemies of Zone Survival stand on standees of the box', () => {
  for (const { standee, standees, survival } of survivalEnemies) {
    assert.equal(box.components.standees[standee], standees);
    assert.equal(survival, true);
  }
});

test('a Mercenary hits harder at close range', () => {
  const damageAt = (at: string): number => {
    const table = new Table(shot('mercenary', at), box);
    table.does('prepare', 'prepare', 'prepare', 'endTurn');
    return table.told('enemyAttacked')[0]?.damage ?? assert.fail('no attack');
  };
  assert.equal(damageAt('b') - damageAt('d'), 2);
});

test('whoever a Bandit with a machine gun wounds is Exposed', () => {
  const table = new Table(shot('bandit-gunner', 'c', { hp: 14 }), box);
  table.does('prepare', 'prepare', 'prepare', 'endTurn');
  const exposed = table.told('statusGained').some(({ status }) => status === 'exposed');
  assert.equal(exposed, table.told('hpLost').length > 0);
});
