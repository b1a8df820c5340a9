import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box as wholeBox } from '@zonecrawl/content';
import { type Decision, stalkerId } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../test/english.ts';
import { playByChance } from '../../test/randomGames.ts';
import { box } from '../game/cards.ts';
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
});
