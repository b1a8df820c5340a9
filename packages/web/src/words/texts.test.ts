import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { box as wholeBox } from '@zonecrawl/content';
import type { Update } from '@zonecrawl/engine/host';
import type { CardId, EntityId } from '@zonecrawl/engine/model';
import { playByChance } from '../../test/randomGames.ts';
import { box } from '../game/cards.ts';
import { messagesOf, setMessages } from '../text/index.ts';
import { choiceName, factText, isSilent } from './facts.ts';
import { onTable } from './names.ts';
import { optionWords } from './options.ts';
import type { Words } from './words.ts';

const packages = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(packages, path), 'utf8');

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

const texts: Record<string, string> = {};
for (const file of filesIn('content/src/locales/en', '.json')) Object.assign(texts, JSON.parse(read(file)));

const found = (source: string, pattern: RegExp): readonly string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
];
const missing = (keys: readonly string[]): readonly string[] => keys.filter((key) => !(key in texts));

const rules = [...filesIn('engine/src', '.ts'), ...filesIn('content/src', '.ts')].map(read).join('\n');

describe('the English texts', () => {
  it('say every fact', () => {
    const names = found(read('engine/src/model/facts.ts'), /readonly fact: '(\w+)'/g);
    assert.ok(names.length > 80);
    assert.deepEqual(missing(names.map((name) => `fact.${name}`)), []);
  });

  it('ask every decision', () => {
    const [, kinds = ''] = read('engine/src/model/decision.ts').split('export type DecisionKind =');
    const names = found(kinds.split(';')[0] ?? '', /\| '(\w+)'/g);
    assert.ok(names.length > 30);
    assert.deepEqual(
      missing(names.flatMap((name) => [`decision.${name}.title`, `decision.${name}.help`])),
      [],
    );
  });

  it('have words for every answer that is only said', () => {
    assert.deepEqual(missing(found(rules, /say: '(\w+)'/g).map((say) => `decision.say.${say}`)), []);
  });

  it('give every reason why something is not possible', () => {
    const reasons = found(rules, /reason: '(\w+)',\s*clause:/g);
    assert.ok(reasons.length > 25);
    assert.deepEqual(missing(reasons.map((reason) => `reason.${reason}`)), []);
  });

  it('explain every term that is used, with its clauses', () => {
    const used = found(Object.values(texts).join('\n'), /\[([a-zA-Z]+)(?:\|[^\]]*)?\]/g);
    assert.deepEqual(
      missing(used.flatMap((term) => ['name', 'text', 'clauses'].map((part) => `term.${term}.${part}`))),
      [],
    );
  });

  it('name clauses that exist', () => {
    const clauses = new Set(Object.keys(texts).flatMap((key) => /^rule\.([A-Z]+\d+)$/.exec(key)?.[1] ?? []));
    const named = Object.entries(texts)
      .filter(([key]) => key.startsWith('term.') && key.endsWith('.clauses'))
      .flatMap(([, list]) => list.split(' '));
    assert.deepEqual([...new Set(named.filter((clause) => !clauses.has(clause)))], []);
  });
});

describe('facts and decisions of games played by chance', () => {
  before(() => {
    box.value = wholeBox;
    setMessages(messagesOf(texts, 'en'));
  });

  for (const mission of ['skirmish1', 'skirmish2', 'skirmish3', 'a1', 'a2', 'a3', 'b1', 'b2', 'b3']) {
    it(`are said in full sentences all through ${mission}`, async () => {
      const bad = new Set<string>();
      const cast = new Map<EntityId, CardId>();
      let board: Update['board'];
      await playByChance({ mission, stalkers: 3, seed: 4, inputs: 400 }, (update) => {
        board = update.board ?? board;
        if (board === undefined) return;
        const { view, told, decision } = update;
        onTable.value = view.mission;
        for (const one of [...view.stalkers, ...view.enemies, ...view.companions]) cast.set(one.id, one.card);
        const words: Words = { view, board, cast };
        const hear = (text: string, what: string) => {
          if (/undefined|null|NaN|\{|\}|^fact\.|decision\.|table\.|\[object/.test(text))
            bad.add(`${what}: ${text}`);
        };
        for (const { facts } of told) for (const fact of facts) hear(factText(fact, words), fact.fact);
        for (const option of decision?.options ?? []) {
          if (decision === null) continue;
          const { title, detail = '' } = optionWords(option, decision, words);
          hear(`${title} ${detail}`, decision.kind);
        }
      });
      assert.deepEqual([...bad], []);
    });
  }

  it('what a Mission counts is told where it has a name for it, and silent elsewhere', async () => {
    const lines: string[] = [];
    await playByChance({ mission: 'b3', stalkers: 1, seed: 1, inputs: 1 }, ({ view, board }) => {
      if (board === undefined) return;
      onTable.value = view.mission;
      const words: Words = { view, board, cast: new Map() };
      for (const counter of ['sky', 'gone']) {
        const fact = { fact: 'counterChanged', counter, value: 3, clauses: ['MI3'] } as const;
        if (!isSilent(fact)) lines.push(factText(fact, words));
      }
    });
    assert.deepEqual([...new Set(lines)], ['How red the sky is: 3']);
  });

  it('MI5 a choice that the Mission itself offers has the words of the Mission', async () => {
    await playByChance({ mission: 'a2', stalkers: 1, seed: 1, inputs: 1 }, ({ view }) => {
      onTable.value = view.mission;
    });
    assert.equal(choiceName(null, 'sendHimHome'), texts['mission.a2.choice.sendHimHome']);
  });
});
