/** Odds of dice that lie on the table or are still in the hand, asked through the port. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHost, type Replies, type Update } from '@zonecrawl/engine/host';
import { enemyId, type Option, stalkerId } from '@zonecrawl/engine/model';
import { box } from '../../src/index.ts';

const LANE = {
  board: {
    drawing: ['+---+---+---+---+---+', '| a   b   c | d   e |', '+---+---+---+---+---+'],
    spaces: { b: { cover: 1 } },
  },
  stalkers: [{ card: 'borsuk', at: 'a', weapon: 'ptm', armor: 'leather-jacket', focus: true }],
  enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' }],
};

async function table(position: object) {
  const port = createHost(box);
  const told: Update[] = [];
  port.subscribe((update) => told.push(update));
  const begun = await port.own({ ask: 'begin', game: 'lane', setup: { position } });
  assert.ok(begun.ok, JSON.stringify(begun));
  const now = (): Update => {
    const update = told.at(-1);
    assert.ok(update);
    return update;
  };
  const choose = async (want: Readonly<Record<string, string | number>>): Promise<void> => {
    const isWanted = (option: Option): boolean =>
      Object.entries(want).every(([field, value]) => Reflect.get(option, field) === value);
    const { decision, number } = now();
    const answer = decision?.options.findIndex(isWanted) ?? -1;
    assert.ok(answer >= 0, JSON.stringify([want, decision]));
    assert.ok((await port.request({ ask: 'answer', number, answer })).ok);
  };
  return { port, now, choose };
}

const near = (one: number | undefined, other: number): void =>
  assert.ok(Math.abs((one ?? Number.NaN) - other) < 1e-9, `${one} is not ${other}`);

describe('dice that lie on the table', () => {
  it('AK5 tell of an attack what is added to them, what keeping gives and what a reroll would bring', async () => {
    const { port, now, choose } = await table({ ...LANE, dice: { stalker: ['2', '2'], equipment: [1] } });
    await choose({ action: 'attack:singleShot' });
    await choose({ part: 'head' });
    const { about } = now().decision ?? {};
    assert.deepEqual(
      [about?.part, about?.accurate, about?.modifiers, about?.amount],
      ['head', true, [{ reason: 'cover', by: -1 }], 5],
    );
    // 4 of 7 is a miss; only the accurate face makes 7 of it, and whoever loses 1 HP is dead.
    const odds = await port.request({ ask: 'rerollOdds', dice: [2] });
    assert.ok(odds?.of === 'attack' && odds.again);
    near(odds.kept.miss, 1);
    near(odds.again.miss, 5 / 6);
    near(odds.again.kill, 1 / 6);
    // Rolled again well, it is at least as good.
    const best = await port.request({ ask: 'rerollOdds' });
    assert.ok(best?.of === 'attack' && best.again);
    assert.ok(best.again.kill >= odds.again.kill);
    assert.ok(best.dice.length > 0);
  });

  it('AK5 tell what each of several sources would bring before one is chosen, and choose none', async () => {
    const [stalker] = LANE.stalkers;
    const stalkers = [{ ...stalker, weapon: 'akm-74u', weaponAttachments: ['reflex-sight'] }];
    const { port, now, choose } = await table({
      ...LANE,
      stalkers,
      dice: { stalker: ['2', '2'], equipment: [0, 0] },
    });
    await choose({ action: 'attack:singleShot' });
    await choose({ part: 'head' });
    const { decision, number } = now();
    const sources = decision?.options.flatMap((option) => (option.is === 'effect' ? [option.effect] : []));
    assert.equal(sources?.length, 2, JSON.stringify(decision));
    const ahead = new Map<string, Replies['rerollOdds']>();
    for (const source of sources ?? []) ahead.set(source, await port.request({ ask: 'rerollOdds', source }));
    assert.equal(now().number, number, 'nothing has been chosen');
    for (const [source, odds] of ahead) {
      assert.ok(odds?.of === 'attack' && odds.again, source);
      assert.ok(odds.dice.length > 0);
    }
    // What is told before is what is told then.
    const [first = ''] = sources ?? [];
    await choose({ effect: first });
    assert.deepEqual(await port.request({ ask: 'rerollOdds' }), ahead.get(first));
  });

  it('AK5 say when nothing that could be rolled again is better than keeping them', async () => {
    const { port, choose } = await table({ ...LANE, dice: { stalker: ['3', '3'], equipment: [3] } });
    await choose({ action: 'attack:singleShot' });
    await choose({ part: 'head' });
    // 8 of 7: whoever rolls one of them again can only lose.
    const best = await port.request({ ask: 'rerollOdds' });
    assert.ok(best?.of === 'attack' && best.again);
    assert.ok(best.again.kill <= best.kept.kill);
    assert.equal(best.better, false);
    const worst = await table({ ...LANE, dice: { stalker: ['1', '1'], equipment: [0] } });
    await worst.choose({ action: 'attack:singleShot' });
    await worst.choose({ part: 'head' });
    assert.equal((await worst.port.request({ ask: 'rerollOdds' }))?.better, true);
  });

  it('AK10 tell of a Blast what it comes to for everybody on the space', async () => {
    const { port, now, choose } = await table({
      board: {
        drawing: [
          '+---+---+---+---+',
          '| a   b   b   c |',
          '+---+   +   +---+',
          '| d   b   b   e |',
          '+---+---+---+---+',
        ],
        spaces: { b: { cover: 1 } },
      },
      stalkers: [
        { card: 'borsuk', at: 'a', backpack: ['frag-grenade'], focus: true },
        { card: 'milady', at: 'b' },
      ],
      enemies: [
        { card: 'bandit-rifle', at: 'b', name: 'there' },
        { card: 'bandit-rifle', at: 'c', name: 'beside' },
      ],
      dice: { equipment: [2, 1, 0, 0] },
    });
    await choose({ action: 'throw' });
    const space = now().view.stalkers[1]?.space ?? assert.fail('nobody is there');
    await choose({ is: 'space', space });
    assert.equal(now().decision?.about.cause, 'attack');
    const asked = { ask: 'rerollOdds', space } as const;
    const odds = await port.request({ ...asked, dice: [2, 3] });
    assert.ok(odds?.of === 'blast');
    const [enemy, ...others] = odds.enemies;
    assert.ok(enemy?.again && others.length === 0, 'only whoever is on the space');
    assert.equal(enemy.target, now().view.enemies[0]?.id);
    // A Blast is stopped by Cover or not as the rules say; 4 hit the Torso of a Bandit.
    const taken = enemy.modifiers.reduce((sum, { by }) => sum + by, 0);
    near(enemy.kept.miss, 3 + taken >= 4 ? 0 : 1);
    assert.ok(enemy.again.miss < 1 && enemy.again.miss > 0);
    const [friend] = odds.friends;
    assert.equal(friend?.entity, stalkerId(1));
    assert.ok(friend.kept !== null && friend.again !== null && friend.again > friend.kept);
    // Rolled again well: not the dice that show most.
    const best = await port.request(asked);
    assert.ok(best?.of === 'blast' && best.better && best.dice.length > 0 && !best.dice.includes(0));
    assert.equal(await port.request({ ask: 'rerollOdds' }), null, 'where it went is not known');
  });

  it('EK5 tell of a Defense how much gets through, and how much after a reroll', async () => {
    const { port, now, choose } = await table({ ...LANE, dice: { equipment: [0, 0] } });
    for (let steps = 0; steps < 20 && now().decision?.about.cause !== 'defense'; steps += 1) {
      const { decision } = now();
      if (decision?.options.some((option) => option.is === 'say' && option.say === 'endTurn'))
        await choose({ say: 'endTurn' });
      else {
        assert.ok((await port.request({ ask: 'answer', number: now().number, answer: 0 })).ok);
      }
    }
    const { about } = now().decision ?? {};
    assert.equal(about?.cause, 'defense');
    const damage = about?.damage ?? 0;
    assert.ok(damage > 0);
    const odds = await port.request({ ask: 'rerollOdds', dice: [0] });
    assert.ok(odds?.of === 'defense' && odds.again);
    near(odds.kept, damage);
    // One Equipment die: 0, 1, 1, 2, 3, 2.
    near(odds.again[damage], 1 / 6);
    near(odds.again[damage - 1], 2 / 6);
  });
});

describe('an Enemy that cannot be shot', () => {
  const reasonFor = async (position: object, action: string): Promise<unknown> => {
    const { port } = await table(position);
    const [odds] = await port.request({
      ask: 'attackOdds',
      stalker: stalkerId(0),
      action,
      source: null,
      target: enemyId(10),
    });
    return odds?.refusal;
  };
  const at = (space: string) => [{ card: 'bandit-rifle', at: space }];

  it('AK1 is beyond Range', async () => {
    const far = {
      ...LANE,
      board: { drawing: ['+---+---+---+---+', '| a   b   c   d |', '+---+---+---+---+'] },
    };
    assert.deepEqual(await reasonFor({ ...far, enemies: at('d') }, 'attack:singleShot'), {
      reason: 'beyondRange',
      clause: 'AK1',
      figures: { range: 3, most: 2 },
    });
  });

  it('AK1 is out of sight, also where no way leads', async () => {
    const outOfSight = { reason: 'outOfSight', clause: 'AK1' };
    assert.deepEqual(await reasonFor({ ...LANE, enemies: at('e') }, 'attack:singleShot'), outOfSight);
    const corner = { drawing: ['+---+---+', '| a | c |', '+   +---+', '| b   d |', '+---+---+'] };
    assert.deepEqual(
      await reasonFor({ ...LANE, board: corner, enemies: at('d') }, 'attack:singleShot'),
      outOfSight,
    );
  });

  it('AK2 is safe from a Weapon without ammo', async () => {
    const [stalker] = LANE.stalkers;
    const empty = { ...LANE, stalkers: [{ ...stalker, weapon: { card: 'ptm', ammo: 0 } }] };
    assert.deepEqual(await reasonFor(empty, 'attack:singleShot'), {
      reason: 'noAmmo',
      clause: 'AK2',
      figures: { needs: 1, has: 0 },
    });
  });

  it('AK1 may be too near', async () => {
    const weapon = Object.values(box.weapons).find(({ attacks }) =>
      attacks.some(({ minimumRange = 0 }) => minimumRange > 1),
    );
    const line = weapon?.attacks.find(({ minimumRange = 0 }) => minimumRange > 1);
    assert.ok(weapon && line);
    const [stalker] = LANE.stalkers;
    const armed = { ...LANE, stalkers: [{ ...stalker, weapon: weapon.id }] };
    assert.deepEqual(await reasonFor(armed, `attack:${line.id}`), {
      reason: 'tooNear',
      clause: 'AK1',
      figures: { range: 1, least: line.minimumRange },
    });
  });
});

describe('something thrown', () => {
  it('AK10 AK14 has odds for every space it may reach, against Enemies and friends there', async () => {
    const [stalker] = LANE.stalkers;
    const { port, now } = await table({
      ...LANE,
      stalkers: [{ ...stalker, focus: false, backpack: ['frag-grenade'] }],
    });
    const thrown = now().decision?.options.find(
      (option) => option.is === 'action' && option.action === 'throw',
    );
    assert.ok(thrown?.is === 'action');
    const odds: Replies['blastOdds'] = await port.request({
      ask: 'blastOdds',
      stalker: stalkerId(0),
      action: thrown.action,
      source: thrown.source,
    });
    const spaces = now().view.enemies.map(({ space }) => odds.find((one) => one.space === space));
    const [there] = spaces;
    assert.equal(odds.length, 3, 'a, b and c, not behind the wall');
    const part = there?.enemies[0]?.parts[0];
    assert.deepEqual(there?.enemies[0]?.modifiers, [{ reason: 'cover', by: -1 }]);
    // Four dice show at least 5 seldom enough to tell, and nobody is at c.
    assert.ok(part && part.plain.miss > 0 && part.plain.miss < 1 && part.plain.kill > 0);
    assert.deepEqual(there?.friends, []);
    const [own] = odds.filter(({ range }) => range === 0);
    assert.ok((own?.friends[0]?.expected ?? 0) > 0, 'it would hit the thrower');
  });
});
