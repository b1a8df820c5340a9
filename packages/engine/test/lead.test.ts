import assert from 'node:assert/strict';
import type { PositionDraft } from '../src/position/index.ts';
import { HALLS } from '../testing/boards.ts';

import { idle, missionBox } from '../testing/missions.ts';
import { rule } from '../testing/table.ts';

const S = { card: 'tester' } as const;
const three: PositionDraft = {
  board: { drawing: HALLS },
  stalkers: [
    { ...S, at: 'a', hp: 10 },
    { ...S, at: 'a' },
    { ...S, at: 'a' },
  ],
};

rule(
  'LS2 the token is flipped and handed to the next Stalker, then 2 HP are healed',
  three,
  (t) => {
    t.does('leadToken', 'heal');
    assert.equal(t.stalker().hp, 12);
    assert.deepEqual(t.state.lead, { holder: 1, flipped: true });
    assert.equal(t.stalker().turns[0].slid, 0, 'it is a Free Action');
    assert.equal(t.reasonAgainst('leadToken'), 'notLeadStalker');
  },
  idle,
);

rule(
  'LS2 or a Focus is gained; the next holder cannot use it while it is flipped',
  three,
  (t) => {
    t.does('leadToken', 'focus');
    assert.equal(t.stalker().focus, true);
    t.does('work', 'work', 'endTurn', 'token0');
    assert.equal(t.decision.who, 1);
    assert.equal(t.reasonAgainst('leadToken'), 'leadTokenFlipped');
  },
  idle,
);

rule(
  'LS2 it may be used without benefit',
  {
    ...three,
    stalkers: [
      { ...S, at: 'a', focus: true },
      { ...S, at: 'a' },
      { ...S, at: 'a' },
    ],
  },
  (t) => {
    t.does('leadToken').asks('leadToken').offers('heal', 'focus');
    t.does('heal');
    assert.equal(t.state.lead.holder, 1);
  },
  idle,
);

rule(
  'LS2, Z5 the token is turned back at the End of Round',
  {
    ...three,
    at: 'endOfRound',
    leadFlipped: true,
    lead: 2,
    mission: 'test',
    event: 'e1',
    decks: { events: ['e2'] },
  },
  (t) => {
    assert.deepEqual(t.state.lead, { holder: 2, flipped: false });
    assert.equal(t.decision.who, 2, 'and its holder starts the next Round (LS1)');
  },
  missionBox({}, idle),
);

rule(
  'LS1 if the holder leaves the map the token goes to the next who is still there',
  {
    ...three,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: null },
      { ...S, at: 'a' },
    ],
    leadFlipped: true,
    mission: 'test',
  },
  (t) => {
    t.does('leave');
    assert.deepEqual(t.state.lead, { holder: 2, flipped: true });
    t.asks('nextTurn');
  },
  missionBox(
    {
      actions: [
        { id: 'leave', cost: 'free', place: { at: 'anywhere' }, do: [{ do: 'leave', who: 'actor' }] },
      ],
    },
    idle,
  ),
);
