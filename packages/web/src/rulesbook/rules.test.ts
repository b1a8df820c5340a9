import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import rules from '@zonecrawl/content/locales/en/rules.json' with { type: 'json' };
import terms from '@zonecrawl/content/locales/en/terms.json' with { type: 'json' };
import polish from '@zonecrawl/content/locales/pl/rules.json' with { type: 'json' };
import { compileAll } from '@zonecrawl/text/compile';
import { messagesOf, setMessages } from '../text/index.ts';
import * as aids from './aids/pages.ts';
import { chapters, isClause, ruled } from './chapters.ts';
import { searchRules } from './search.ts';

const texts: Readonly<Record<string, string>> = rules;
setMessages(messagesOf(compileAll(texts), 'en'));

describe('the rulebook', () => {
  it('has a title and words for every clause, and a name for every chapter', () => {
    for (const { id, clauses } of chapters) {
      assert.ok(texts[`rule.chapter.${id}`], id);
      for (const clause of clauses)
        assert.ok(texts[`rule.${clause}`] && texts[`rule.${clause}.title`], clause);
    }
  });

  it('has no words for clauses that do not exist', () => {
    const known = new Set(chapters.flatMap(({ id, clauses }) => [`chapter.${id}`, ...clauses]));
    for (const key of Object.keys(texts))
      assert.ok(known.has(key.replace(/^rule\./, '').replace(/\.(?:title|ruling)$/, '')), key);
    for (const clause of ruled) assert.ok(isClause(clause), clause);
  });

  it('says what was decided about every clause of the rulings', () => {
    const decided = readFileSync(join(import.meta.dirname, '../../../../docs/rulings.md'), 'utf8');
    const clauses = [...decided.matchAll(/^- \*\*([A-Z]{1,2}\d+)\*\*/gm)].map(([, clause]) => clause);
    assert.ok(clauses.length > 60);
    for (const clause of clauses) assert.ok(texts[`rule.${clause}.ruling`], clause);
  });

  it('names only clauses that exist', () => {
    for (const [key, text] of Object.entries(texts))
      for (const [clause] of text.matchAll(/\b[A-Z]{1,2}\d{1,2}\b/g))
        assert.ok(isClause(clause), `${key}: ${clause}`);
  });

  it('finds a clause by its name first, then by title, then by its words', () => {
    assert.equal(searchRules('at3')[0]?.id, 'AT3');
    assert.equal(searchRules('careful movement')[0]?.id, 'A2');
    assert.ok(searchRules('climb').length === 0);
    assert.ok(searchRules('trefoil').some(({ id }) => id === 'M11'));
  });

  it('is searched in every language, with its accents and without', () => {
    setMessages(messagesOf(compileAll(polish), 'pl'));
    assert.ok(searchRules('wróg').length > 3);
    assert.deepEqual(searchRules('WROG'), searchRules('wróg'));
    assert.deepEqual(searchRules('dziala'), searchRules('działa'));
    assert.ok(searchRules('dziala').length > 0);
    setMessages(messagesOf(compileAll(texts), 'en'));
  });

  it('has every term of the game in its index once, and only clauses that exist in its aids', () => {
    const known = Object.keys(terms).flatMap((key) => /^term\.(\w+)\.name$/.exec(key)?.[1] ?? []);
    assert.deepEqual([...aids.terms].sort(), known.sort());
    for (const clause of [...aids.roundOrder, ...aids.attackSteps, ...aids.enemyAttackSteps])
      assert.ok(isClause(clause), clause);
  });

  it('never takes an aid for a chapter or a clause', () => {
    for (const aid of aids.aids) assert.ok(!isClause(aid) && !chapters.some(({ id }) => id === aid), aid);
  });
});
