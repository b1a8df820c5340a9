/** `npm run fuzz` in small: mutants of every file and request are refused, or are games like any other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import type { CampaignOwnerRequest, CampaignRequest } from '@zonecrawl/engine/campaign';
import type { OwnerRequest, Request } from '@zonecrawl/engine/host';
import { corpusOf, KINDS } from '../src/fuzz/corpus.ts';
import { isRecord } from '../src/fuzz/mutate.ts';
import { tryOut } from '../src/fuzz/trial.ts';
import { tryMutant } from '../src/fuzz/worker.ts';

const position: unknown = JSON.parse(
  readFileSync(new URL('../../../fixtures/positions/street.json', import.meta.url), 'utf8'),
);
const corpus = await corpusOf(box, 'test', [position]);

test('what the program itself makes gets through every border', async () => {
  for (const { kind, value, moment } of corpus) {
    const verdict = await tryOut(box, kind, value, moment);
    const expected = { passedHash: true, passedSchema: true, loaded: true, thrown: null, broken: null };
    assert.deepEqual(verdict, expected, `${kind}: ${JSON.stringify(value).slice(0, 200)}`);
  }
  assert.deepEqual([...new Set(corpus.map(({ kind }) => kind))].sort(), [...KINDS].sort(), 'every kind');
});

/** A new request does not compile until it is listed here, and fails until it is among those that are mutated. */
const ASKED: {
  readonly request: Readonly<Record<Request['ask'], true>>;
  readonly ownerRequest: Readonly<Record<OwnerRequest['ask'], true>>;
  readonly campaignRequest: Readonly<Record<Exclude<CampaignRequest['ask'], 'undo' | 'redo'>, true>>;
  readonly campaignOwnerRequest: Readonly<Record<CampaignOwnerRequest['ask'], true>>;
} = {
  request: {
    look: true,
    answer: true,
    answers: true,
    walk: true,
    undo: true,
    redo: true,
    turn: true,
    whyNot: true,
    attackOdds: true,
    path: true,
    reach: true,
    reactions: true,
    defenseOdds: true,
    rerollOdds: true,
    blastOdds: true,
    sight: true,
    enemySight: true,
    danger: true,
    moment: true,
  },
  ownerRequest: {
    begin: true,
    open: true,
    load: true,
    save: true,
    record: true,
    read: true,
    result: true,
    preview: true,
    fork: true,
    retry: true,
  },
  // What was read cannot be unread: nothing can be undone in a Campaign.
  campaignRequest: { look: true, answer: true, whyNot: true },
  campaignOwnerRequest: {
    begin: true,
    open: true,
    load: true,
    save: true,
    read: true,
    setup: true,
    home: true,
    retry: true,
  },
};

test('every kind of request is mutated', () => {
  for (const [kind, asks] of Object.entries(ASKED)) {
    const found = corpus
      .filter((original) => original.kind === kind)
      .map(({ value }) => (isRecord(value) ? value['ask'] : null));
    for (const ask of Object.keys(asks)) assert.ok(found.includes(ask), `${kind}: ${ask}`);
  }
});

test('no mutant throws, and none that is let in breaks an invariant later', async () => {
  for (let n = 0; n < 250; n++) {
    const { kind, verdict } = await tryMutant(corpus, 'test', n);
    assert.equal(verdict.thrown, null, `${kind}, npm run -s fuzz -- --seed test --only ${n}`);
    assert.equal(verdict.broken, null, `${kind}, npm run -s fuzz -- --seed test --only ${n}`);
  }
});
