import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Update } from '@zonecrawl/engine/host';
import type { EntityId, Fact } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../../test/english.ts';
import { playByChance } from '../../../test/randomGames.ts';
import { logAfter } from '../../game/log.ts';
import type { Words } from '../../words/words.ts';
import { sentencesOf } from './sentences.ts';

/** Every update of a game played by chance with what is said of it. */
async function spokenGame(seed: number): Promise<readonly (readonly [Update, readonly string[]])[]> {
  const said: (readonly [Update, readonly string[]])[] = [];
  const cast = new Map<EntityId, string>();
  let board: Words['board'] | undefined;
  await playByChance({ mission: 'a1', stalkers: 2, seed, inputs: 150 }, (update) => {
    board = update.board ?? board;
    if (board === undefined) return;
    const { view } = update;
    for (const { id, card } of [...view.stalkers, ...view.enemies, ...view.companions]) cast.set(id, card);
    const { fresh } = logAfter([], update);
    for (const { fact } of fresh) if (fact.fact === 'placed') cast.set(fact.entity, fact.card);
    said.push([update, sentencesOf(fresh, { cast, view, board })]);
  });
  return said;
}

const isEnemyFact = (fact: Fact): boolean => fact.fact === 'enemyAttacked' || fact.fact === 'lookedAround';

describe('what is said of a game', () => {
  before(speakEnglish);

  it('is whole sentences without gaps, and never the same one twice in a row', async () => {
    for (const [, sentences] of await spokenGame(7)) {
      for (const [index, text] of sentences.entries()) {
        assert.doesNotMatch(text, /NaN|undefined|\{|\[|: \.|^[:,]/, text);
        assert.notEqual(text, sentences[index - 1]);
      }
    }
  });

  it('has at most one sentence per Enemy in an Enemy phase', async () => {
    let phases = 0;
    for (const [update, sentences] of await spokenGame(11)) {
      const facts = update.told.flatMap((told) => told.facts);
      if (!facts.some(isEnemyFact)) continue;
      phases += 1;
      const acting = sentences.filter((text) => / stays on | turns |: [A-Z]+\d+ to /.test(text));
      const names = acting.map((text) => /^(.*?)(?: stays on | turns |: [A-Z]+\d+ to )/.exec(text)?.[1]);
      assert.equal(new Set(names).size, names.length, acting.join('\n'));
    }
    assert.ok(phases > 0);
  });

  it('says of whoever dies that, and not how many HP it lost before', async () => {
    let deaths = 0;
    for (const seed of [3, 5, 7, 11])
      for (const [, sentences] of await spokenGame(seed))
        for (const text of sentences) {
          const [, who] = /^(.*) dies on /.exec(text) ?? [];
          if (who === undefined) continue;
          deaths += 1;
          assert.ok(!sentences.some((other) => other.startsWith(`${who} loses `)), sentences.join('\n'));
        }
    assert.ok(deaths > 0);
  });

  it('tells dice with their faces, and never an Enemy step by step', async () => {
    const all = (await spokenGame(3)).flatMap(([, sentences]) => sentences);
    assert.ok(all.some((text) => / rolls .*: .*(success|blank)/.test(text)));
    assert.ok(!all.some((text) => / moves from /.test(text) && /Bandit|Dog|Snork/.test(text)));
  });
});
