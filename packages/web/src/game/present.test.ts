import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Update } from '@zonecrawl/engine/host';
import type { View } from '@zonecrawl/engine/view';
import { playByChance } from '../../test/randomGames.ts';
import { presented } from './present.ts';

/** What the eye follows on the table. */
const seen = (view: View) => ({
  round: view.round,
  lead: view.lead,
  stalkers: view.stalkers.map(({ turns, ...stalker }) => ({
    id: stalker.id,
    space: stalker.space,
    hp: stalker.hp,
    dead: stalker.dead,
    injuries: turns.filter(({ injured }) => injured).length,
    dosage: stalker.dosage,
    focus: stalker.focus,
    pinDown: stalker.pinDown,
    exposed: stalker.exposed,
    attention: stalker.attention,
    bolts: stalker.bolts,
  })),
  enemies: view.enemies
    .map(({ id, space, facing, pinDown, exposed }) => ({ id, space, facing, pinDown, exposed }))
    .sort((a, b) => a.id - b.id),
  noVisibility: view.noVisibility.toSorted(),
});

describe('showing facts one by one', () => {
  for (const mission of ['skirmish1', 'skirmish3', 'a1']) {
    it(`ends where the game is, all through ${mission} by chance`, async () => {
      for (const seed of [1, 2, 3]) {
        let before: View | undefined;
        await playByChance({ mission, stalkers: 2, seed, inputs: 250 }, (update: Update) => {
          const facts = update.told.flatMap((told) => told.facts);
          // After the map has changed the true view is shown at once.
          if (before !== undefined && !facts.some(({ fact }) => fact === 'mapChanged')) {
            const shown = facts.reduce(presented, before);
            assert.deepEqual(
              seen(shown),
              seen(update.view),
              `seed ${seed}, input ${update.at}: ${facts.map(({ fact }) => fact).join(' ')}`,
            );
          }
          before = structuredClone(update.view);
        });
      }
    });
  }
});
