import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { languages } from '@zonecrawl/content/locales';
import { spaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import { type EnemyId, type EntityId, type Fact, stalkerId } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { speak } from '../../test/english.ts';
import { playByChance } from '../../test/randomGames.ts';
import type { LogLine } from '../game/log.ts';
import { type EnemyActs, enemyBeat, seenBy } from './enemyActs.ts';
import { actsText } from './enemyText.ts';
import { factText } from './facts.ts';
import type { Words } from './words.ts';

const who = stalkerId(0);

interface TestTable extends Words {
  readonly enemy: EnemyId;
}

/** The beginning of a Mission, with an Enemy on its map that sees the first Stalker or nobody. */
async function table(sees: boolean): Promise<TestTable> {
  let view: View | undefined;
  let board: BoardPicture | undefined;
  await playByChance({ mission: 'a1', stalkers: 2, seed: 3, inputs: 4 }, (update) => {
    view = update.view;
    board = update.board ?? board;
  });
  assert.ok(view !== undefined && board !== undefined);
  const enemy = view.enemies.find(({ space }) => space !== null)?.id;
  assert.ok(enemy !== undefined);
  const figures = view.figures.map((one, index) => ({ ...one, seenBy: sees && index === 0 ? [enemy] : [] }));
  const all = [...view.stalkers, ...view.enemies, ...view.companions];
  const cast = new Map<EntityId, string>(all.map(({ id, card }) => [id, card]));
  return { view: { ...view, figures }, board, cast, enemy };
}

const step = (entity: EntityId, from: number, to: number): Fact => ({
  fact: 'moved',
  entity,
  from: spaceId(from),
  to: spaceId(to),
  how: 'step',
  direction: null,
  clauses: [],
});
const turned = (enemy: EnemyId): Fact => ({ fact: 'turned', enemy, from: 0, to: 1, clauses: [] });
const heldFire = (
  enemy: EnemyId,
  reason: 'noTarget' | 'outOfRange' | 'notSeen' | 'lostTarget',
): Extract<Fact, { readonly fact: 'enemyHeldFire' }> => ({
  fact: 'enemyHeldFire',
  enemy,
  reason,
  clauses: [],
});
const attacked = (enemy: EnemyId): readonly Fact[] => [
  {
    fact: 'enemyAttacked',
    enemy,
    target: who,
    attack: 'shotgun',
    damage: 9,
    modifiers: [],
    reaction: false,
    clauses: [],
  },
  { fact: 'defended', stalker: who, incoming: [], successes: 5, modifiers: [], damage: 4, clauses: [] },
];

function actsOf(enemy: EnemyId, ...facts: readonly Fact[]): EnemyActs {
  const lines: readonly LogLine[] = facts.map((fact, id) => ({ id, input: 1, fact }));
  const acts = enemyBeat(lines, new Set([enemy]));
  assert.ok(acts !== null);
  return acts;
}

const told = (words: TestTable, ...facts: readonly Fact[]): string =>
  actsText(actsOf(words.enemy, ...facts), words, { view: words.view, facts: [] });

describe('what an Enemy does, in one sentence', () => {
  before(() => speak('en'));

  it('tells its way, whom it sees, its attack and what gets through', async () => {
    const words = await table(true);
    const { enemy } = words;
    const text = told(words, turned(enemy), step(enemy, 1, 2), step(enemy, 2, 3), ...attacked(enemy));
    assert.match(text, /: \w+ to \w+, sees \w+, attacks: 9 damage, 4 get through\.$/);
    assert.equal(enemyBeat([{ id: 0, input: 1, fact: step(who, 1, 2) }], new Set([enemy])), null);
  });

  it('tells of whoever holds fire or stays whom it sees, and why', async () => {
    const [seeing, blind] = [await table(true), await table(false)];
    const { enemy } = seeing;
    assert.match(
      told(seeing, heldFire(enemy, 'outOfRange')),
      / stays on \w+, sees \w+, holds fire: its target is out of Range\.$/,
    );
    assert.match(
      told(blind, turned(enemy), heldFire(enemy, 'noTarget')),
      / turns \w+, holds fire: no target in sight\.$/,
    );
    const stayed = (reason: 'seesTarget' | 'noGoal'): Fact => ({
      fact: 'enemyStayed',
      enemy,
      reason,
      clauses: [],
    });
    assert.match(told(seeing, stayed('seesTarget')), / stays on \w+, sees \w+\.$/);
    assert.match(told(blind, stayed('noGoal')), / stays on \w+ \(it has nowhere to go\), sees nobody\.$/);
  });

  it('says why it holds fire in the words of the log, in every language', async () => {
    const words = await table(true);
    for (const { code } of languages) {
      speak(code);
      for (const reason of ['noTarget', 'outOfRange', 'notSeen', 'lostTarget'] as const) {
        const fact = heldFire(words.enemy, reason);
        const [, why = '?'] = factText(fact, words).split(': ');
        assert.ok(told(words, fact).endsWith(why), `${code} ${reason}: ${told(words, fact)}`);
      }
    }
    speak('en');
  });

  it('does not guess whom it sees where something later changes that', async () => {
    const { enemy, view } = await table(true);
    const acts = actsOf(enemy, step(enemy, 1, 2));
    assert.deepEqual(seenBy(acts, view, []), [who]);
    assert.deepEqual(seenBy(acts, view, [turned(enemy)]), null);
    assert.deepEqual(seenBy(acts, view, [step(who, 1, 2)]), null);
    const found: Fact = { fact: 'interrupted', enemy, target: stalkerId(1), clauses: [] };
    assert.deepEqual(seenBy(actsOf(enemy, found), view, [turned(enemy)]), [stalkerId(1)]);
    assert.deepEqual(seenBy(actsOf(enemy, found, turned(enemy)), view, [turned(enemy)]), null);
  });
});
