/** Clauses that belong to no chapter's own test: what Pockets and Companions cannot have, what a Mission must have. */
import assert from 'node:assert/strict';
import { rule } from '../rule.ts';

const ROW = `
  +---+---+---+---+
  | a   b   c   c |
  +---+---+---+---+
`;

rule(
  'EQ11 one who has no Magazine skips the part that takes one; nobody else pays for it',
  {
    board: { drawing: ROW },
    stalkers: [
      { card: 'milady', at: 'a' },
      { card: 'palkan', at: 'b', magazines: { pistol: 2 } },
    ],
    at: 'eventPhase',
    decks: { events: ['quick-gear-check', 'quick-gear-check'] },
  },
  (t) => {
    t.does('discardMagazine');
    assert.equal(t.told('magazines').length, 0);
    assert.deepEqual(t.stalker(1).magazines, { pistol: 2, rifle: 0, shotgun: 0 });
  },
);

rule(
  'EQ11 one who has a Magazine gives it back to the supply',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'milady', at: 'a', magazines: { pistol: 2 } }],
    at: 'eventPhase',
    decks: { events: ['quick-gear-check', 'quick-gear-check'] },
  },
  (t) => {
    const { pistol } = t.state.supply.magazines;
    t.does('discardMagazine');
    assert.equal(t.stalker().magazines.pistol, 1);
    assert.equal(t.state.supply.magazines.pistol, pistol + 1);
  },
);

rule(
  'S7 an Anomaly that gives everybody on its symbol Exposed gives none to a Companion',
  {
    board: { drawing: ROW },
    stalkers: [
      { card: 'milady', at: 'b' },
      { card: 'palkan', at: 'a' },
    ],
    companions: [{ card: 'dalik', at: 'c' }],
    anomalies: [{ card: 'fruit-punch', center: 'c', symbols: [['c', [1, 2, 3, 4, 4]]] }],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('movement', 'c').until('action');
    const [dalik] = t.state.companions;
    assert.ok(t.told('anomalyRolled').some((fact) => fact.activates));
    assert.equal(t.stalker().exposed, true);
    assert.deepEqual(
      t.told('statusGained').filter((fact) => fact.entity !== 0),
      [],
    );
    assert.ok(dalik && !('exposed' in dalik));
  },
);
