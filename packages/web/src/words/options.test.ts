import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box as wholeBox } from '@zonecrawl/content';
import { languages } from '@zonecrawl/content/locales';
import { type Decision, enemyId, stalkerId } from '@zonecrawl/engine/model';
import { speak, speakEnglish } from '../../test/english.ts';
import { playByChance } from '../../test/randomGames.ts';
import { box } from '../game/cards.ts';
import { effectText } from './actions.ts';
import { optionWords } from './options.ts';

speakEnglish();
box.value = wholeBox;

describe('an option', () => {
  it('that rolls dice again says so, with its card and what it rolls', async () => {
    const reroll = (cause: 'anomaly' | 'attack', effect: string): Decision => ({
      kind: 'reroll',
      who: stalkerId(0),
      clauses: [],
      about: { entity: stalkerId(0), cause },
      options: [{ is: 'effect', effect, target: null, cost: 0 }],
    });
    const told: string[] = [];
    await playByChance({ mission: 'a1', stalkers: 1, seed: 1, inputs: 1 }, ({ view, board }) => {
      if (board === undefined) return;
      const words = { view, board, cast: new Map() };
      for (const decision of [reroll('anomaly', 'borsuk'), reroll('attack', 'lucky-cartridge:luck')]) {
        for (const option of decision.options) {
          const { title, detail } = optionWords(option, decision, words);
          told.push(`${title} (${detail})`);
        }
      }
    });
    assert.deepEqual(told.slice(0, 2), [
      'Roll again: Borsuk (Anomaly die)',
      'Roll again: Luck (Lucky Cartridge)',
    ]);
  });

  it('AK7 that is paid in masks says what it does, in every language', async () => {
    // What is always there is never offered.
    const decks = [
      wholeBox.weapons,
      wholeBox.attachments,
      wholeBox.artifacts,
      wholeBox.stalkers,
      wholeBox.items,
    ];
    const effects = decks
      .flatMap((deck) => Object.values(deck))
      .flatMap(({ abilities }) => abilities?.maskEffects ?? [])
      .filter(({ cost }) => cost > 0)
      .map(({ id }) => id);
    assert.ok(effects.includes('knockback') && effects.includes('stoke'), effects.join());
    for (const { code } of languages) {
      speak(code);
      for (const effect of effects) assert.notEqual(effectText(effect), '', `${code}: ${effect}`);
    }
    speakEnglish();
    const decision: Decision = {
      kind: 'masks',
      who: stalkerId(0),
      clauses: ['AK7'],
      about: { entity: stalkerId(0), amount: 2 },
      options: [{ is: 'effect', effect: 'knockback', target: enemyId(10), cost: 1 }],
    };
    const told: unknown[] = [];
    await playByChance({ mission: 'a1', stalkers: 1, seed: 1, inputs: 1 }, ({ view, board }) => {
      const [option] = decision.options;
      if (board === undefined || option === undefined) return;
      const cast = new Map([[enemyId(10), 'bandit-rifle']]);
      told.push(optionWords(option, decision, { view, board, cast }).detail);
    });
    assert.equal(told[0], 'Bandit (Rifle) · 1 mask · Pushes the target away from you.');
  });
});
