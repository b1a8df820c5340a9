/**
 * How rules are tested: a position drawn as text, driven only through decisions.
 *
 *   rule('A1 Movement goes up to three spaces', { board: {drawing: ROW}, stalkers: [{ card: 'tester', at: 'a' }] }, (t) => {
 *     t.does('movement', 'b', 'c', 'stop');          // answers, by name: an action, spaces, 'stop', 'E1', 'torso' ...
 *     t.offers('movement');  t.offersNot('carefulMovement');
 *     assert.equal(t.at(t.stalker()), 'c');
 *     assert.equal(t.told('moved').length, 2);       // facts since the beginning, typed by name
 *   });
 *
 * A position is what docs/positions.md describes (board, stalkers, enemies, kinds, anomalies, dice, decks, at ...).
 * By itself, for every test, the harness checks at every decision that the state survives a JSON round trip and that a
 * save made there loads to the same decision; and at the end that replaying the inputs gives the same hash, that going
 * back to the start and forth again gives the same hash, that invariants hold and that no prompt is left half answered:
 * the test must end at a resting decision ('action' or 'nextTurn') or with the Mission over. A test that stops
 * elsewhere on purpose says `t.leavesOpen('reroll')`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash } from '../src/base/hash.ts';
import { copyState } from '../src/game/copy.ts';
import { violations } from '../src/game/invariants.ts';
import { answer, beginGame, fork, type GamePlay, loadGame, saveGame } from '../src/game/play.ts';
import type { Answer, Decision, DecisionKind } from '../src/model/decision.ts';
import type { Fact, FactName } from '../src/model/facts.ts';
import type { Box } from '../src/model/index.ts';
import type { EnemyState, EntityState, GameState, StalkerState } from '../src/model/state.ts';
import {
  buildPosition,
  callsOf,
  meant,
  type Names,
  type PositionDraft,
  type PositionInput,
} from '../src/position/index.ts';
import { refusedActions } from '../src/rules/action/actions.ts';
import { plainBox } from './box.ts';
import { said } from './problems.ts';

const RESTING: readonly (DecisionKind | null)[] = ['action', 'nextTurn', null];

export class Table {
  readonly play: GamePlay;
  readonly names: Names;
  readonly facts: Fact[] = [];
  private readonly box: Box;
  private readonly start: GameState;
  private open: DecisionKind | undefined;

  constructor(position: PositionDraft, withBox: Box = plainBox) {
    this.box = withBox;
    const built = buildPosition(withBox, position);
    if (!built.ok) {
      assert.fail(`the position is wrong:\n${built.problems.map(said).join('\n')}`);
    }
    this.start = copyState(built.state);
    this.names = built.names;
    this.play = beginGame(withBox, built.state, { keep: true });
    this.facts.push(...this.play.game.facts);
    this.checkHere();
    for (const input of position.inputs ?? []) this.does(input);
  }

  get state(): GameState {
    return this.play.game.state;
  }
  get game(): GamePlay['game'] {
    return this.play.game;
  }
  get decision(): Decision {
    return this.play.decision ?? assert.fail('the Mission is over: nothing is asked');
  }
  get over(): boolean {
    return this.play.decision === null;
  }

  /** Gives answers, one decision each. */
  does(...inputs: readonly PositionInput[]): this {
    for (const input of inputs) {
      const found = meant(this.decision, input, this.game.board, this.names);
      if (!found.ok) assert.fail(said(found.problem));
      this.answers(found.answer);
    }
    return this;
  }

  private answers(input: Answer): void {
    const taken = answer(this.play, input);
    if (!taken.ok) assert.fail(`refused: ${JSON.stringify(taken.refusal)}`);
    this.facts.push(...taken.facts);
    this.checkHere();
  }

  /** Answers every decision of this kind with the first option (or nothing, for rerolls) until another kind comes. */
  passes(kind: DecisionKind): this {
    while (this.play.decision?.kind === kind) {
      const say = this.decision.options.findIndex((o) => o.is === 'say');
      this.answers(this.decision.pick ? [] : Math.max(say, 0));
    }
    return this;
  }

  /** Answers with the first option until the decision is of this kind (or the Mission is over). */
  until(kind: DecisionKind, limit = 200): this {
    for (let i = 0; i < limit && this.play.decision && this.play.decision.kind !== kind; i++) {
      this.answers(this.decision.pick ? [] : 0);
    }
    return this;
  }

  /** What is offered now, by the first name of each option. */
  offered(): string[] {
    return this.decision.options.map((o) => callsOf(o, this.game.board, this.names)[0] ?? o.is);
  }
  private calls(): string[] {
    return this.decision.options.flatMap((o) => callsOf(o, this.game.board, this.names));
  }
  offers(...names: readonly string[]): this {
    for (const name of names)
      assert.ok(this.calls().includes(name), `${name} is not among ${this.offered().join(', ')}`);
    return this;
  }
  offersNot(...names: readonly string[]): this {
    for (const name of names) assert.ok(!this.calls().includes(name), `${name} is offered but must not be`);
    return this;
  }
  /** The open decision is of this kind. */
  asks(kind: DecisionKind): this {
    assert.equal(this.play.decision?.kind ?? null, kind);
    return this;
  }
  /** Why an action is not possible now: its reason key. */
  reasonAgainst(action: string): string | null {
    const stalker = this.state.stalkers[this.decision.who] ?? assert.fail('nobody is asked');
    return refusedActions(this.game, stalker).find((a) => a.action.id === action)?.refusal?.reason ?? null;
  }

  /** Facts of one name since the beginning. */
  told<N extends FactName>(name: N): Extract<Fact, { fact: N }>[] {
    return this.facts.filter((f): f is Extract<Fact, { fact: N }> => f.fact === name);
  }

  stalker(index = 0): StalkerState {
    return this.state.stalkers[index] ?? assert.fail(`no Stalker ${index}`);
  }
  /** An Enemy by its name in the position (E1 ...); fails if it is dead. */
  enemy(name = 'E1'): EnemyState {
    return (
      this.state.enemies.find((e) => e.id === this.names[name]) ?? assert.fail(`${name} is not on the map`)
    );
  }
  alive(name = 'E1'): boolean {
    return this.state.enemies.some((e) => e.id === this.names[name]);
  }
  facing(name = 'E1'): string {
    return ['north', 'east', 'south', 'west'][this.enemy(name).facing] ?? '';
  }
  /** Name of the space somebody is on. */
  at(entity: EntityState): string {
    return entity.space === null ? 'off' : (this.game.board.spaces[entity.space]?.name ?? '?');
  }
  /** `low b`, `high c`, or `none`. */
  attention(index = 0): string {
    const { attention } = this.stalker(index);
    return attention ? `${attention.level} ${this.game.board.spaces[attention.space]?.name}` : 'none';
  }

  leavesOpen(kind: DecisionKind): this {
    this.open = kind;
    return this;
  }

  /** At every decision: plain JSON, and a save made here loads to the same decision. */
  private checkHere(): void {
    assert.deepEqual(JSON.parse(JSON.stringify(this.state)), this.state, 'the state is plain JSON');
    const loaded = loadGame(this.box, JSON.parse(JSON.stringify(saveGame(this.play, null))));
    if (!loaded.ok) assert.fail(`a save made here does not load: ${JSON.stringify(loaded.problems)}`);
    assert.deepEqual(loaded.play.decision, this.play.decision, 'a save made here loads to the same decision');
    assert.equal(hash(loaded.play.game.state), hash(this.state), 'and to the same state');
    assert.deepEqual(violations(this.game), [], 'invariants hold');
  }

  /** What holds at the end of every test. */
  verify(): void {
    const kind = this.play.decision?.kind ?? null;
    if (this.open) assert.equal(kind, this.open, 'the decision left open on purpose');
    else assert.ok(RESTING.includes(kind), `a prompt is left half answered: ${kind}`);
    const end = hash(this.state);
    const again = beginGame(this.box, copyState(this.start), { keep: true });
    const forks: GamePlay[] = [fork(again)];
    for (const input of this.play.inputs) {
      answer(again, input);
      forks.push(fork(again));
    }
    assert.equal(hash(again.game.state), end, 'replaying the inputs gives the same state');
    // Back to the start through every fork, and forth again from each of the last few.
    for (let i = Math.max(0, forks.length - 4); i < forks.length; i++) {
      const from = forks[i] ?? assert.fail('no fork');
      for (const input of this.play.inputs.slice(i)) answer(from, input);
      assert.equal(hash(from.game.state), end, `undone to input ${i} and done again gives the same state`);
    }
  }
}

/** Rules tests with the cards of a box: named by their clause, driven through decisions, verified at the end. */
export const ruleIn =
  (box: Box) =>
  (name: string, position: PositionDraft, body: (table: Table) => void, withBox: Box = box): void => {
    test(name, () => {
      const table = new Table(position, withBox);
      body(table);
      table.verify();
    });
  };

/** The same with the plain box. */
export const rule = ruleIn(plainBox);
