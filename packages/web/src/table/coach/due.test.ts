import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Lesson, Station } from '@zonecrawl/content/lessons';
import { spaceId } from '@zonecrawl/engine/board';
import { type Decision, enemyId, type Fact, stalkerId } from '@zonecrawl/engine/model';
import {
  hintNow,
  isDue,
  type LessonContext,
  type Now,
  type Pace,
  paceAfter,
  stationNow,
  stationsDone,
} from './due.ts';

const names = ['yard', 'shed', 'gate'];
const scene = (...log: readonly Fact[]): LessonContext => ({
  log,
  isStalker: (entity) => entity === 0,
  nameInDrawing: (space) => names[space] ?? '',
});
const moved = (who: 0 | 9, to: number): Fact => ({
  fact: 'moved',
  entity: who === 0 ? stalkerId(0) : enemyId(9),
  from: spaceId(0),
  to: spaceId(to),
  how: 'step',
  direction: null,
  clauses: [],
});
const shot: Fact = {
  fact: 'actionBegan',
  source: null,
  stalker: stalkerId(0),
  action: 'shoot',
  card: null,
  free: false,
  clauses: [],
};
const noise: Fact = {
  fact: 'attentionPlaced',
  stalker: stalkerId(0),
  level: 'high',
  space: spaceId(0),
  clauses: [],
};

const stations: readonly Station[] = [
  { lesson: 'walk', until: { on: 'reached', spaces: ['shed'] } },
  { lesson: 'loud', after: { on: 'fact', fact: 'attentionPlaced', with: { level: 'high' } } },
  { lesson: 'shoot', until: { on: 'fact', fact: 'actionBegan', with: { action: 'shoot' } } },
  { lesson: 'out', until: { on: 'reached', spaces: ['gate'] }, landmark: true },
  { lesson: 'end' },
];
const nobody: ReadonlySet<string> = new Set();
const now = (log: readonly Fact[], putAway = nobody) => {
  const index = stationNow(stations, scene(...log), putAway);
  return index === null ? null : stations[index]?.lesson;
};

describe('the stations of the introduction', () => {
  it('follow each other as each is done', () => {
    assert.equal(now([]), 'walk');
    assert.equal(now([moved(0, 1)]), 'shoot');
    assert.equal(now([moved(0, 1), shot]), 'out');
  });
  it('are done by Stalkers alone', () => assert.equal(now([moved(9, 1)]), 'walk'));
  it('wait for what they speak of, and then come first', () => {
    assert.equal(now([moved(0, 1), noise]), 'loud');
    assert.equal(now([moved(0, 1), noise], new Set(['loud'])), 'shoot');
  });
  it('are counted as they are done, so that one that comes late does not count back', () => {
    const done = (...log: readonly Fact[]) => stationsDone(stations, scene(...log), nobody);
    assert.equal(done(), 0);
    assert.equal(
      done(moved(0, 1)),
      1,
      'while the second waits for its time the third is shown as the second',
    );
    assert.equal(done(moved(0, 1), noise), 1);
    assert.equal(stationsDone(stations, scene(moved(0, 1), noise), new Set(['loud'])), 2);
    assert.equal(done(moved(0, 2)), 4);
  });
  it('are left behind at a landmark', () => assert.equal(now([moved(0, 2)]), 'end'));
  it('come back when a deed is taken back', () => {
    const log = [moved(0, 1), shot];
    assert.equal(now(log), 'out');
    assert.equal(now(log.slice(0, 1)), 'shoot');
  });
  it('can be put away, and are over after the last', () => {
    assert.equal(now([], new Set(['walk'])), 'shoot');
    assert.equal(now([moved(0, 2)], new Set(['end'])), null);
  });
});

const asked = (left: number, ...actions: readonly string[]): Decision => ({
  kind: 'action',
  who: stalkerId(0),
  clauses: [],
  about: { amount: left },
  options: actions.map((action) => ({ is: 'action', action, source: null, card: null, free: false })),
});
const lessons: readonly Lesson[] = [
  { id: 'never', clauses: [] },
  { id: 'decoy', hint: { on: 'decision', kind: 'action', action: 'decoy' }, clauses: [] },
  { id: 'look', hint: { on: 'decision', kind: 'action' }, clauses: [] },
  { id: 'end', hint: { on: 'decision', kind: 'action', noneDue: true }, clauses: [] },
  { id: 'noise', hint: { on: 'fact', fact: 'attentionPlaced' }, clauses: [] },
];
const began: Fact = { fact: 'turnBegan', stalker: stalkerId(0), token: 0, clauses: [] };

describe('hints', () => {
  const nothing = { told: [], log: [] };
  it('are due while an Action is offered that nobody has done yet', () => {
    const hint = { on: 'decision', kind: 'action', action: 'decoy' } as const;
    assert.equal(isDue(hint, { decision: asked(2, 'movement', 'decoy'), ...nothing }), true);
    assert.equal(isDue(hint, { decision: asked(2, 'movement'), ...nothing }), false);
    assert.equal(isDue(hint, { decision: { ...asked(2, 'decoy'), kind: 'step' }, ...nothing }), false);
    const done = { ...shot, action: 'decoy' };
    assert.equal(isDue(hint, { decision: asked(2, 'decoy'), told: [], log: [done] }), false);
  });
  it('about something that has changed at once are not due', () => {
    const hint = { on: 'fact', fact: 'attentionPlaced', with: { level: 'low' } } as const;
    const low = { ...noise, level: 'low' } as const;
    const told = (...facts: readonly Fact[]) => ({ decision: asked(2), told: facts, log: facts });
    assert.equal(isDue(hint, told(low)), true);
    assert.equal(isDue(hint, told(low, noise)), false, 'their token lies there with its other side');
    assert.equal(isDue(hint, told(low, { ...noise, stalker: stalkerId(1) })), true, 'that is somebody else');
  });
  it('about the end of a Turn wait until nothing is due', () => {
    const hint = { on: 'decision', kind: 'action', noneDue: true } as const;
    assert.equal(isDue(hint, { decision: asked(1), ...nothing }), false);
    assert.equal(isDue(hint, { decision: asked(0), ...nothing }), true);
  });

  /** Plays through moments, reading every hint at once; what was shown at each of them. */
  function shownAt(...moments: readonly (Now & { readonly at: number })[]): readonly (string | undefined)[] {
    let pace: Pace = { at: null, turn: null };
    const seen: string[] = [];
    return moments.map(({ at, ...now }) => {
      const due = hintNow(lessons, now, seen, pace, at);
      if (due?.hint === undefined) return undefined;
      seen.push(due.id);
      pace = paceAfter(due.hint, at, now, pace);
      return due.id;
    });
  }
  it('come one at most between two inputs, and none that was seen', () => {
    const now = { decision: asked(2, 'decoy'), ...nothing, at: 0 };
    assert.deepEqual(shownAt(now, now, now), ['decoy', undefined, undefined]);
  });
  it('about what could be done come once a Turn', () => {
    const first = { decision: asked(2, 'decoy'), told: [], log: [began] };
    const second = { ...first, log: [began, began] };
    assert.deepEqual(shownAt({ ...first, at: 1 }, { ...first, at: 2 }, { ...second, at: 3 }), [
      'decoy',
      undefined,
      'look',
    ]);
  });
  it('about what has just come up do not wait for that, and come first', () => {
    const offered = { decision: asked(2, 'decoy'), told: [noise], log: [began] };
    const over = { decision: asked(0), told: [], log: [began] };
    assert.deepEqual(shownAt({ ...offered, at: 1 }, { ...offered, at: 2 }, { ...over, at: 3 }), [
      'noise',
      'decoy',
      'end',
    ]);
  });
});
