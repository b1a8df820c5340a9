import assert from 'node:assert/strict';
import type { PositionDraft } from '../src/position/index.ts';
import { ROW } from '../testing/boards.ts';

import { idle } from '../testing/missions.ts';
import { rule } from '../testing/table.ts';

const S = { card: 'tester' } as const;
const alone: PositionDraft = { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }] };

rule(
  'SO1 one Stalker in the team has three Standard Actions in each Turn',
  alone,
  (t) => {
    t.does('work', 'work').offersNot('endTurn');
    t.does('work').offersNot('work').offers('endTurn');
    t.does('endTurn', 'work', 'work', 'work').offers('endTurn').offersNot('work');
  },
  idle,
);

rule(
  'SO1 the last one of a team still has two',
  {
    ...alone,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: null },
    ],
  },
  (t) => {
    t.does('work', 'work').offersNot('work').offers('endTurn');
  },
  idle,
);

rule(
  'SO2 a Critical Injury takes two of them: one is left',
  { ...alone, stalkers: [{ ...S, at: 'a', hp: 0, turns: [{ injured: true }, {}] }] },
  (t) => {
    t.does('work').offersNot('work').offers('endTurn');
  },
  idle,
);

rule(
  'SO3 that Stalker is always Lead; the token still flips until the End of Round',
  alone,
  (t) => {
    t.does('leadToken', 'focus');
    assert.deepEqual(t.state.lead, { holder: 0, flipped: true });
    assert.equal(t.reasonAgainst('leadToken'), 'leadTokenFlipped');
  },
  idle,
);
