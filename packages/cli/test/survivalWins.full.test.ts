/** Every objective of Zone Survival has been met on every map by a bot: the games are kept as links, and still lead there. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { survivalMissions } from '@zonecrawl/engine/survival';
import { readWins, WINS, wonAgain } from '../src/record/survival.ts';

const wins = readWins(join(import.meta.dirname, '../../..', WINS));

describe('ZS5 games of Zone Survival that were won', () => {
  for (const mission of survivalMissions(box))
    it(`${mission} is won again, answer by answer`, () => {
      const link = wins[mission] ?? assert.fail('run: zone record --survival');
      assert.ok(
        wonAgain(box, mission, link),
        'its answers no longer lead to a win; run: zone record --survival',
      );
    });
});
