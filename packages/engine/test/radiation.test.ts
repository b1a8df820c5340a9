import assert from 'node:assert/strict';
import { artifactFloor, doseFromMap, lowerDosage, raiseDosage } from '../src/rules/stalker/radiation.ts';
import { rule } from '../testing/table.ts';
import { plain, zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;
const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
`;
const hot = { drawing: ROW, spaces: { c: { radiation: 2 }, d: { radiation: 4 } } };

const effects = zoneBox({
  free: {
    *glow(game, stalker) {
      yield* raiseDosage(game, stalker, 3, 'test', false);
    },
    *glowThroughArmor(game, stalker) {
      yield* raiseDosage(game, stalker, 3, 'test', true);
    },
    *wash(game, stalker) {
      lowerDosage(game, stalker, 6, 'test');
    },
    *wait() {},
    *slide(game, stalker) {
      yield* doseFromMap(game, stalker, []);
    },
  },
});

rule(
  'RD1 one Movement over radiation 0, 0, 2 and 4 in an Armor with Map Radiation -1: +3, once',
  {
    board: hot,
    stalkers: [{ ...S, at: 'a', armor: 'suit1' }],
  },
  (t) => {
    t.does('movement', 'c', 'd');
    assert.equal(t.stalker().dosage, 3);
    const raised = t.told('dosageRaised');
    assert.equal(raised.length, 1);
    assert.deepEqual(
      raised[0]?.modifiers.map((m) => m.by),
      [4, -1],
    );
    assert.equal(t.facts.at(-1)?.fact, 'dosageRaised', 'it ends the Action (MV9, 7)');
  },
  plain,
);

rule(
  'M11, RD1 the radiation of the space moved from and of those moved through counts',
  { board: hot, stalkers: [{ ...S, at: 'd' }] },
  (t) => {
    t.does('movement', 'e', 'stop');
    assert.equal(t.stalker().dosage, 4);
  },
  plain,
);

rule(
  'RD1 standing still costs the radiation of the space',
  { board: hot, stalkers: [{ ...S, at: 'c' }] },
  (t) => {
    t.does('prepare').until('action');
    assert.equal(t.stalker().dosage, 2);
  },
  plain,
);

rule(
  'RD1 the Armor never makes it less than 0',
  { board: hot, stalkers: [{ ...S, at: 'c', armor: 'suit2' }] },
  (t) => {
    t.does('movement', 'b', 'stop');
    assert.equal(t.stalker().dosage, 0);
    assert.equal(t.told('dosageRaised').length, 0);
  },
  plain,
);

rule(
  'RD1 Free Actions never cause it',
  { board: hot, stalkers: [{ ...S, at: 'd' }] },
  (t) => {
    t.does('wait');
    assert.equal(t.stalker().dosage, 0);
  },
  effects,
);

rule(
  'RD2 above 16: at once 4 Equipment dice, HP lost equal to the successes, dosage 16',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a', dosage: 15 }],
    dice: { equipment: [3, 1, 0, 'accurate'] },
  },
  (t) => {
    t.does('glow');
    assert.equal(t.stalker().dosage, 16);
    assert.equal(t.stalker().hp, 20 - 6);
  },
  effects,
);

rule(
  'RD2 16 exactly is not above it',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a', dosage: 13 }],
  },
  (t) => {
    t.does('glow');
    assert.equal(t.stalker().dosage, 16);
    assert.equal(t.stalker().hp, 20);
  },
  effects,
);

for (const [dosage, dice] of [
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [11, 2],
  [12, 3],
  [15, 3],
  [16, 4],
] as const) {
  rule(
    `RD3 a dosage of ${dosage} costs ${dice} Equipment dice`,
    {
      board: { drawing: ROW },
      at: 'radiation',
      stalkers: [{ ...S, at: 'a', dosage }],
      dice: { equipment: [3, 3, 3, 3] },
    },
    (t) => {
      const [rolled] = t.told('diceRolled').filter((f) => f.purpose === 'radiation');
      assert.equal(rolled?.dice.length ?? 0, dice);
      const lost = t.told('hpLost').reduce((sum, f) => sum + f.amount, 0);
      assert.equal(lost, dice * 3);
    },
    plain,
  );
}

for (const [dosage, left] of [
  [16, 15],
  [15, 11],
  [12, 11],
  [11, 7],
  [8, 7],
  [7, 3],
  [4, 3],
  [3, 0],
  [1, 0],
  [0, 0],
] as const) {
  rule(
    `RD4 a dosage of ${dosage} is reduced to ${left}`,
    {
      board: { drawing: ROW },
      at: 'radiation',
      stalkers: [{ ...S, at: 'a', dosage }],
      dice: { equipment: [0, 0, 0, 0] },
    },
    (t) => {
      assert.equal(t.stalker().dosage, left);
    },
    plain,
  );
}

rule(
  'RD5 an effect says whether Armor helps',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a', armor: 'suit2' }],
  },
  (t) => {
    t.does('glow');
    assert.equal(t.stalker().dosage, 3);
    t.does('glowThroughArmor');
    assert.equal(t.stalker().dosage, 4);
    t.does('wash');
    assert.equal(t.stalker().dosage, 0, 'not below 0');
  },
  effects,
);

rule(
  'Z2 each sub-step is done for all Stalkers from the Lead before the next',
  {
    board: { drawing: ROW },
    at: 'radiation',
    lead: 1,
    stalkers: [
      { ...S, at: 'a', dosage: 5 },
      { ...S, at: 'b', dosage: 9, artifacts: ['glow5'] },
    ],
    dice: { equipment: [1, 1, 1] },
  },
  (t) => {
    const told = t.facts.flatMap((f) =>
      f.fact === 'hpLost'
        ? [`lost ${f.entity}`]
        : f.fact === 'dosageReduced' || f.fact === 'dosageRaised'
          ? [`${f.fact} ${f.stalker}`]
          : [],
    );
    assert.deepEqual(told, ['lost 1', 'lost 0', 'dosageReduced 1', 'dosageReduced 0']);
    assert.equal(t.stalker(1).dosage, 7);
  },
  plain,
);

rule(
  'EQ8 dosage below the highest base radiation rises to it, after the reduction',
  {
    board: { drawing: ROW },
    at: 'radiation',
    stalkers: [{ ...S, at: 'a', dosage: 3, artifacts: ['glow2', 'glow5'] }],
  },
  (t) => {
    assert.equal(t.stalker().dosage, 5);
    assert.deepEqual(
      t.told('dosageRaised').map((f) => [f.by, f.source]),
      [[5, 'artifacts']],
    );
  },
  plain,
);

rule(
  'EQ7, EQ8 the container takes off its part',
  {
    board: { drawing: ROW },
    at: 'radiation',
    stalkers: [
      { ...S, at: 'a', armor: 'suit1', artifacts: ['glow5'] },
      { ...S, at: 'b', armor: 'suit1', artifacts: ['glow2'] },
    ],
  },
  (t) => {
    assert.equal(t.stalker(0).dosage, 3);
    assert.equal(t.stalker(1).dosage, 0);
  },
  plain,
);

rule(
  'EQ7 only the best container counts',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a', armor: 'suit1', artifacts: ['glow5'] }],
  },
  (t) => {
    assert.equal(artifactFloor(t.game, t.stalker()), 1);
  },
  zoneBox({ abilities: { container: 'advanced' } }),
);

rule(
  'RD1 spaces only moved through count',
  { board: hot, stalkers: [{ ...S, at: 'b' }] },
  (t) => {
    t.does('movement', 'c', 'd', 'e');
    assert.equal(t.stalker().dosage, 4);
  },
  plain,
);

rule(
  'RD1 for a slide caused by an effect the space it is on counts',
  { board: hot, stalkers: [{ ...S, at: 'd' }] },
  (t) => {
    t.does('slide');
    assert.equal(t.stalker().dosage, 4);
  },
  effects,
);
