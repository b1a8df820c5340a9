/** A way to play that needs no box: players take turns adding one to three, and whoever reaches the goal has won. */
import { z } from 'zod';
import type { Mode, RunningRule } from '../../src/kernel/mode.ts';

interface CountingState {
  agenda: { readonly step: 'turn' }[];
  goal: number;
  total: number;
}

interface Added {
  readonly fact: 'added';
  readonly by: number;
}

interface Counting {
  readonly state: CountingState;
  facts: readonly Added[];
}

export interface CountingTypes {
  readonly game: Counting;
  readonly state: CountingState;
  readonly decision: { readonly kind: 'add'; readonly most: number };
  readonly input: number;
  readonly given: number;
  readonly fact: Added;
  readonly start: { readonly goal: number };
  readonly refusal: { readonly refused: 'notOffered' };
}

const count = z.int().min(0).max(1000);

function* turn(game: Counting): RunningRule<CountingTypes> & Iterable<CountingTypes['decision']> {
  const { state } = game;
  const by = yield { kind: 'add', most: Math.min(3, state.goal - state.total) };
  state.total += by;
  game.facts = [...game.facts, { fact: 'added', by }];
  if (state.total < state.goal) state.agenda.push({ step: 'turn' });
}

const file = { format: 1, migrations: {} };

/** `digest`: as rules have that change. */
export const countingMode = (digest = 'counting'): Mode<CountingTypes> => ({
  files: { save: { ...file, kind: 'save' }, record: { ...file, kind: 'record' } },
  digest,
  stand: (state) => ({ state, facts: [] }),
  open() {},
  copy: (state) => ({ ...state, agenda: state.agenda.slice() }),
  rule: turn,
  settle() {},
  interrupted: () => false,
  refuse: (_game, { most }, input) =>
    typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= most
      ? null
      : { refused: 'notOffered' },
  given: (_game, _decision, input) => input,
  revealing: () => null,
  draws: () => 0,
  reseed: (state) => state,
  setUp: ({ goal }) => ({ ok: true, state: { agenda: [{ step: 'turn' }], goal, total: 0 } }),
  startSchema: z.strictObject({ goal: count.min(1) }),
  stateSchema: z.strictObject({
    agenda: z.array(z.strictObject({ step: z.literal('turn') })).max(1),
    goal: count,
    total: count,
  }),
  inputsSchema: z.array(z.int()).max(1000),
  problems: () => [],
  spelled: (state) => state,
  outcome: ({ goal, total }) => (total < goal ? null : { won: true, ending: 'reached' }),
});
