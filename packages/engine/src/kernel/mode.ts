/**
 * A mode is a way to play: a Mission, a Campaign. The runner, history, journal, saves, records and hosts know nothing
 * of what is played; a mode brings its state, its steps, its inputs and its facts (DESIGN 15).
 */
import type { z } from 'zod';
import type { Problem } from '../base/problems.ts';
import type { FileFormat } from './migrate.ts';

/** What is still to be done, as data: the last step of an agenda is the running one. */
export interface AgendaStep {
  readonly step: string;
}

/** What the rules of a mode work on: the state, and the facts told since they were last collected. */
export interface Running {
  readonly state: { agenda: AgendaStep[] };
  facts: readonly { readonly fact: string }[];
}

/** The types a mode is made of. */
export interface ModeTypes {
  readonly game: Running;
  readonly state: Running['state'];
  readonly decision: { readonly kind: string };
  /** What a player sends: plain JSON, kept in the journal. */
  readonly input: unknown;
  /** What the rule that asked goes on with. */
  readonly given: unknown;
  readonly fact: { readonly fact: string };
  /** How a game of this mode begins: with its inputs this is the whole game (DESIGN 4). */
  readonly start: unknown;
  /** Reasons of the mode's own why an input is not taken. */
  readonly refusal: { readonly refused: string };
}

/** Why an input was not taken, whatever the mode. Nothing has changed. */
export type KernelRefusal =
  | { readonly refused: 'over' }
  | { readonly refused: 'ruleFailed'; readonly error: string };

export type RefusalOf<M extends ModeTypes> = M['refusal'] | KernelRefusal;

/**
 * The running rule of a step, a generator: resumed with what was given to its last decision, it yields the next one.
 */
export type RunningRule<M extends ModeTypes> = Iterator<M['decision'], void, M['given']>;

export type SetUp<M extends ModeTypes> =
  | { readonly ok: true; readonly state: M['state'] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface Mode<M extends ModeTypes> {
  readonly files: { readonly save: FileFormat; readonly record: FileFormat };
  /** Of rules and content: games of one digest repeat exactly. */
  readonly digest: string;

  /** What the rules work on, over this state. Takes ownership of the state. */
  stand(state: M['state']): M['game'];
  /** Tells what is to be told before the first step of a new game. */
  open(game: M['game']): void;
  /** A copy that shares nothing that changes. */
  copy(state: M['state']): M['state'];
  /** The rule of a step that was just taken off the agenda: a generator, or null if the step asked nobody and is done. */
  rule(game: M['game'], step: M['state']['agenda'][number]): RunningRule<M> | null;
  /** After every step: may throw what `interrupted` understands. */
  settle(game: M['game']): void;
  /** Whether what was thrown ends the step as the rules mean it; the agenda then says how it goes on. */
  interrupted(game: M['game'], thrown: unknown): boolean;

  /** What is wrong with an input, or null. It is untrusted: its type is checked at run time. */
  refuse(game: M['game'], decision: M['decision'], input: unknown): M['refusal'] | null;
  /** What a legal input means to the rule that asked. */
  given(game: M['game'], decision: M['decision'], input: M['input']): M['given'];

  /** The first of these facts that revealed something hidden: an undo past it is not free (DESIGN 11). */
  revealing(facts: readonly M['fact'][]): M['fact']['fact'] | null;
  /** Random draws so far, where a draw by itself counts as revealed; else always 0. */
  draws(game: M['game']): number;

  /**
   * A state between two steps with everything that nobody may know drawn anew by this seed: whoever knew it knows it no
   * longer.
   */
  reseed(state: M['state'], seed: string): M['state'];

  /** The state a game begins with: a new one each time. */
  setUp(start: M['start']): SetUp<M>;
  readonly startSchema: z.ZodType<M['start']>;
  readonly stateSchema: z.ZodType<M['state']>;
  readonly inputsSchema: z.ZodType<M['input'][]>;
  /** What in a state of the right shape is not of this box, or cannot be: unknown cards, broken invariants. */
  problems(state: M['state']): readonly Problem[];
  /** The state as the version of this digest spelled it, for comparing with its records; plain JSON. */
  spelled(state: M['state'], digest: string): unknown;
  /** How it ended, as records say it; null: not yet. */
  outcome(state: M['state']): { readonly won: boolean; readonly ending: string } | null;
}
