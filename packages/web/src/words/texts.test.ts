import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { box as wholeBox } from '@zonecrawl/content';
import type { Update } from '@zonecrawl/engine/host';
import type { CardId, EntityId } from '@zonecrawl/engine/model';
import { survivalMissions } from '@zonecrawl/engine/survival';
import { compileAll } from '@zonecrawl/text/compile';
import { pseudoOf } from '@zonecrawl/text/pseudo';
import { playByChance } from '../../test/randomGames.ts';
import { box } from '../game/cards.ts';
import { messagesOf, setMessages } from '../text/index.ts';
import { decisionHelp, decisionTitle } from './decisions.ts';
import { choiceName, factText, isSilent } from './facts.ts';
import { onTable } from './names.ts';
import { optionWords } from './options.ts';
import { placeName } from './pins.ts';
import { becauseOf, modifierText, reasonsOf } from './reasons.ts';
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

const [SURVIVAL = ''] = survivalMissions(wholeBox);

const found = (source: string, pattern: RegExp): readonly string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
];
const missing = (keys: readonly string[]): readonly string[] => keys.filter((key) => !(key in texts));

describe('the English texts', () => {
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
    setMessages(messagesOf(compileAll(texts), 'en'));
  });

  for (const mission of [
    'skirmish1',
    'skirmish2',
    'skirmish3',
    'a1',
    'a2',
    'a3',
    'b1',
    'b2',
    'b3',
    SURVIVAL,
  ]) {
    it(`are said in full sentences, with no word that is not from the texts, all through ${mission}`, async () => {
      // A word without accents is an id, or what a message chooses by.
      setMessages(messagesOf(pseudoOf(compileAll(texts)), 'en'));
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
          const shown = text.replaceAll(/\[[a-zA-Z]+(?=[\]|])/g, '');
          if (/NaN|\{|\}|\[object|(?<!\p{L})[A-Za-z]{4,}(?!\p{L})/u.test(shown)) bad.add(`${what}: ${text}`);
        };
        for (const fact of told.flatMap(({ facts }) => facts)) {
          hear(factText(fact, words), fact.fact);
          const because = becauseOf(fact);
          if (because !== undefined) {
            const { question, chosen, lost } = reasonsOf(because, words);
            for (const text of [question, chosen, ...lost]) hear(text, fact.fact);
          }
          if ('modifiers' in fact)
            for (const modifier of fact.modifiers) hear(modifierText(modifier), fact.fact);
        }
        if (decision !== null) {
          hear(decisionTitle(decision, words), decision.kind);
          hear(decisionHelp(decision, words), decision.kind);
        }
        for (const option of decision?.options ?? []) {
          if (decision === null) continue;
          const { title, detail = '' } = optionWords(option, decision, words);
          hear(`${title} ${detail}`, decision.kind);
        }
      });
      setMessages(messagesOf(compileAll(texts), 'en'));
      assert.deepEqual([...bad], []);
    });
  }

  it('bend the names in them as their language asks for', async () => {
    const polish = {
      'fact.enemyAttacked': '{enemy} atakuje {target_acc}.',
      'card.snork.name': 'Snork',
      'card.milady.name': 'Milada',
      'card.milady.name_acc': 'Miladę',
      'name.numbered': '{name} {number}',
    };
    const lines: string[] = [];
    await playByChance({ mission: 'a1', stalkers: 1, seed: 1, inputs: 1 }, ({ view, board }) => {
      if (board === undefined) return;
      setMessages(messagesOf(compileAll(polish), 'pl'));
      const [milady] = view.stalkers;
      const [first, second] = view.enemies;
      assert.ok(milady && first && second);
      const cast = new Map<EntityId, CardId>([
        [milady.id, 'milady'],
        [first.id, 'snork'],
        [second.id, 'snork'],
      ]);
      const fact = {
        fact: 'enemyAttacked',
        enemy: second.id,
        target: milady.id,
        attack: 'claws',
        damage: 2,
        modifiers: [],
        reaction: false,
        clauses: ['EA5'],
      } as const;
      lines.push(factText(fact, { view, board, cast }));
      setMessages(messagesOf(compileAll(texts), 'en'));
    });
    assert.equal(lines[0], 'Snork 2 atakuje Miladę.');
  });

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

  it('a choice says the numbers of its card', () => {
    assert.equal(choiceName('call', 'resistWithFocus'), 'Resist with the Focus: lose 7 HP');
    assert.equal(choiceName('stray-dogs', 'kickThemOff'), 'Kick them off: suffer 4 damage');
    assert.equal(choiceName('old-stash', 'takeBolts'), '3 Bolts');
  });

  it('ZS1 a place is called by what cards call it and by what it is on this map', () => {
    assert.equal(placeName('zs.untilDawn.farmstead', 'shelter'), 'Shelter: the barn');
    assert.equal(placeName('zs.untilDawn.farmstead', 'yard'), 'the yard');
  });
});
