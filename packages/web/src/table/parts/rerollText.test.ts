import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { languages } from '@zonecrawl/content/locales';
import { type CardId, type EntityId, enemyId, stalkerId } from '@zonecrawl/engine/model';
import { speak, speakEnglish } from '../../../test/english.ts';
import { againText, keepingText, type RerollOdds } from './rerollText.ts';

const cast = new Map<EntityId, CardId>([
  [stalkerId(0), 'milady'],
  [enemyId(10), 'bandit-rifle'],
  [enemyId(11), 'bandit-rifle'],
]);

const chances = (hit: number, kill: number) => ({
  part: 'torso' as const,
  successes: [],
  thresholds: [],
  miss: 1 - hit,
  kill,
  pinDown: 0,
  exposed: 0,
  expectedHpLost: 0,
});

const shot = (better: boolean): RerollOdds => ({
  of: 'attack',
  part: 'torso',
  dice: [0],
  better,
  kept: chances(1, 0.25),
  again: chances(0.5, 0.25),
});

const blast = (better: boolean): RerollOdds => ({
  of: 'blast',
  dice: [0],
  better,
  enemies: [
    { target: enemyId(10), modifiers: [], kept: chances(1, 0.25), again: chances(0.5, 0.1) },
    { target: enemyId(11), modifiers: [], kept: chances(0, 0), again: chances(0.25, 0.1) },
  ],
  friends: [
    { entity: stalkerId(0), kept: 2, again: 1.5 },
    { entity: enemyId(12), kept: null, again: null },
  ],
});

describe('what a reroll would bring', () => {
  before(speakEnglish);

  it('is called the best only where it is better than keeping', () => {
    assert.equal(againText(shot(true), true, cast), 'At best: 50% to hit, 25% to kill');
    assert.equal(againText(shot(false), true, cast), 'No better than keeping: 50% to hit, 25% to kill');
    assert.equal(againText(shot(false), false, cast), '50% to hit, 25% to kill', 'of dice that were picked');
    const defense: RerollOdds = {
      of: 'defense',
      dice: [0],
      better: false,
      kept: 1,
      again: [0.25, 0.5, 0.25],
    };
    assert.match(againText(defense, true, cast) ?? '', /^No better than keeping: 1 .*, nothing in 25%$/);
    const sure: RerollOdds = { ...defense, again: [0, 0.5, 0.5] };
    assert.match(againText(sure, false, cast) ?? '', /on average$/, 'no chance of nothing is told as 0%');
  });

  it('is told of a Blast for everybody whom it hits', () => {
    assert.equal(
      keepingText(blast(true), cast),
      'Bandit (Rifle) 1: 100% to hit, 25% to kill · Bandit (Rifle) 2: 0% to hit, 0% to kill · Milady: −2 HP',
    );
    assert.equal(
      againText(blast(true), true, cast),
      'At best · Bandit (Rifle) 1: 50% to hit, 10% to kill · Bandit (Rifle) 2: 25% to hit, 10% to kill · Milady: −1.5 HP',
    );
    assert.match(againText(blast(false), true, cast) ?? '', /^No better than keeping · /);
    assert.match(againText(blast(false), false, cast) ?? '', /^Bandit/);
  });

  it('is told in every language', () => {
    for (const { code } of languages) {
      speak(code);
      assert.notEqual(againText(shot(false), true, cast), againText(shot(true), true, cast), code);
    }
    speakEnglish();
  });
});
