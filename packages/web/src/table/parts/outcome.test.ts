import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type Decision, enemyId, stalkerId } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../../test/english.ts';
import { blastText, keptText } from './outcome.ts';

const cast = new Map([[enemyId(10), 'bandit-rifle']]);

const asked = (about: Decision['about']): Decision => ({
  kind: 'reroll',
  who: stalkerId(0),
  clauses: ['AK5'],
  about,
  options: [],
});

/** Printed as 2, 1 and the accurate 2. */
const dice: NonNullable<Decision['about']['dice']> = [
  { kind: 'stalker', face: 1 },
  { kind: 'stalker', face: 2 },
  { kind: 'equipment', face: 5 },
];

describe('dice that may be kept', () => {
  before(speakEnglish);

  it('say what an attack would come to, with all that is added and taken off', () => {
    const modifiers = [{ reason: 'cover', by: -2 }];
    const about = { cause: 'attack', target: enemyId(10), dice, modifiers } as const;
    assert.deepEqual(keptText(asked({ ...about, part: 'head', accurate: true, amount: 7 }), cast), {
      text: 'Head: 2 + 1 + 4 − 2 (Cover) = 5 of 7, a miss.',
      isGood: false,
    });
    assert.deepEqual(keptText(asked({ ...about, part: 'torso', accurate: true, amount: 7 }), cast), {
      text: 'Torso: 2 + 1 + 4 − 2 (Cover) = 5, 4 is enough: a hit.',
      isGood: true,
    });
  });

  it('say what a sum is compared with: one that is reached, passed or missed', () => {
    const told = (by: number) => {
      const modifiers = [{ reason: 'cover', by }];
      const about = { cause: 'attack', target: enemyId(10), dice, modifiers, accurate: true } as const;
      return keptText(asked({ ...about, part: 'torso', amount: 7 }), cast)?.text.replace(/.* = /, '');
    };
    assert.deepEqual([-4, -3, -2].map(told), ['3 of 4, a miss.', '4 of 4, a hit.', '5, 4 is enough: a hit.']);
  });

  it('say of a Blast what it comes to against one of several, who has more or less Cover', () => {
    const decision = asked({ cause: 'attack', target: null, dice: dice.slice(2), modifiers: [], amount: 2 });
    const against = (...modifiers: { reason: string; by: number }[]) =>
      blastText(decision, enemyId(10), modifiers, cast);
    assert.deepEqual(against(), { text: '2 of 4, a miss.', isGood: false });
    assert.deepEqual(against({ reason: 'exposed', by: 2 }), {
      text: '2 + 2 (Exposed) = 4 of 4, a hit.',
      isGood: true,
    });
  });

  it('say how much of an attack gets through', () => {
    const modifiers = [{ reason: 'armor', by: 1 }];
    const about = { cause: 'defense', dice: dice.slice(2), modifiers, amount: 2, damage: 4 } as const;
    assert.equal(keptText(asked(about), cast)?.text, '4 damage, 2 + 1 (Armor) = 3 stopped: 1 gets through.');
  });

  it('say nothing where nobody is the target yet', () => {
    assert.equal(keptText(asked({ cause: 'attack', target: null, dice, amount: 5 }), cast), null);
  });
});
