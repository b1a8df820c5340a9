import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { answer, beginGame, setUp } from '@zonecrawl/engine/game';
import type { Fact } from '@zonecrawl/engine/model';
import { eventBeat } from './eventBeat.ts';
import type { LogLine } from './log.ts';

/** The log of a recorded game up to an input. */
function recorded(name: string, last: number): readonly LogLine[] {
  const path = new URL(`../../../../fixtures/games/${name}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const set = setUp(box, record.start);
  assert.ok(set.ok);
  const game = beginGame(box, set.state, { keep: false });
  const facts: { readonly input: number; readonly fact: Fact }[] = [];
  for (const [input, given] of record.inputs.slice(0, last + 1).entries()) {
    const taken = answer(game, given);
    assert.ok(taken.ok);
    facts.push(...taken.facts.map((fact) => ({ input, fact })));
  }
  return facts.map((line, id) => ({ id, ...line }));
}

const INPUT = 200;
const lines = recorded('a2-door-4', INPUT);
const first = lines.findIndex(({ input, fact }) => input === INPUT && fact.fact === 'woundDrawn');
const last = lines.findLastIndex(({ fact }) => fact.fact === 'dosageRaised' && fact.source === 'emission');

describe('Z5 what an Emission does at the end of a Round', () => {
  it('is one beat from the first wound on, which does not say yet what it came from', () => {
    for (let index = first; index <= last; index += 1)
      assert.equal(eventBeat(lines, index)?.card, 'emission', lines[index]?.fact.fact);
  });

  it('tells at its end who died, who was hit and whose dosage has risen', () => {
    const hits = eventBeat(lines, last)?.hits ?? [];
    assert.deepEqual(
      hits.map(({ hp, dosage, isDead }) => [hp, dosage, isDead]),
      [[0, 0, false], [1, 0, true], ...Array(4).fill([0, 2, false])],
    );
  });

  it('is nothing that comes before or after it', () => {
    assert.equal(eventBeat(lines, first - 1), null);
    assert.equal(eventBeat(lines, last + 1), null);
  });

  it('is not taken for the wounds of an attack', () => {
    const wound = lines.findIndex(({ input, fact }) => input < INPUT && fact.fact === 'woundDrawn');
    assert.ok(wound >= 0);
    assert.equal(eventBeat(lines, wound), null);
  });
});
