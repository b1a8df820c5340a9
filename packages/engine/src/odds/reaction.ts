/**
 * RX: what the Enemies would do to a Stalker if its Turn ended on a space, one after the other: who comes and strikes,
 * with what damage, and what its Defense leaves of it. Anomalies on their way and additional rules are not counted.
 */

import type { SpaceId } from '../board/types.ts';
import { copyState } from '../game/copy.ts';
import type { Game } from '../model/game.ts';
import type { Rule } from '../model/rule.ts';
import type { EnemyState, StalkerState } from '../model/state.ts';
import { spaceOf } from '../rules/basics/entities.ts';
import { enemySees, seersOf } from '../rules/basics/sight.ts';
import { reactors } from '../rules/enemy/reaction.ts';
import { reactionsAt, type Threat } from '../rules/enemy/threats.ts';
import { planDefense } from '../rules/harm/defense.ts';
import { oddsOf } from './defense.ts';
import { expectation } from './dice.ts';
import type { DefenseOdds, Distribution, EnemyReaction, ReactionOdds } from './types.ts';

export const NO_REACTION: ReactionOdds = {
  reactions: [],
  total: [1],
  expected: 0,
  expectedWithFocus: null,
  injury: 0,
  death: 0,
};

/** If the Turn ended there, everything else being as it is now. Coming from elsewhere has cost it Exposed (S4). */
export function reactionOdds(game: Game, stalker: StalkerState, space: SpaceId): ReactionOdds {
  if (seersOf(game, space).length === 0) return NO_REACTION;
  const scratch: Game = { ...game, state: copyState(game.state), facts: [] };
  const there = scratch.state.stalkers[stalker.id];
  if (!there) return NO_REACTION;
  if (there.space !== space) {
    there.space = space;
    there.exposed = false;
  }
  const course = new Course(there);
  const reactions: EnemyReaction[] = [];
  for (const id of settled(reactors(scratch, there.id))) {
    const enemy = scratch.state.enemies.find((each) => each.id === id);
    if (!enemy || !enemySees(scratch, enemy, space)) continue; // RX2
    reactions.push(oneReaction(scratch, enemy, there, course));
  }
  return course.told(reactions);
}

/** Ties are the Lead Stalker's; the first answer will do. Only for rules that roll nothing. */
function settled<T>(rule: Rule<T>): T {
  for (let step = rule.next(0); ; step = rule.next(0)) if (step.done) return step.value;
}

/** It strikes, and stays where it has come to. */
function oneReaction(game: Game, enemy: EnemyState, stalker: StalkerState, course: Course): EnemyReaction {
  const nothing = {
    enemy: enemy.id,
    damage: [],
    modifiers: [],
    plain: [1],
    expected: 0,
    expectedWithFocus: stalker.focus ? 0 : null,
  };
  if (enemy.pinDown) return { ...nothing, does: 'discardsPinDown', from: spaceOf(enemy) };
  const bare = threatBy(game, enemy, { ...stalker, exposed: false });
  if (!bare) return { ...nothing, does: 'outOfRange', from: spaceOf(enemy) };
  const onExposed = course.exposed > 0 ? threatBy(game, enemy, { ...stalker, exposed: true }) : null;
  enemy.space = bare.from;
  if (!bare.reaches) return { ...nothing, does: 'outOfRange', from: bare.from };
  const blows = blowsOf(game, enemy, stalker, bare);
  const { plain, focus } = course.take(blows, onExposed ? blowsOf(game, enemy, stalker, onExposed) : blows);
  const told = onExposed ?? bare;
  return {
    enemy: enemy.id,
    does: 'attacks',
    from: bare.from,
    damage: told.outcomes.map(({ damage, chance }) => ({ damage, chance })),
    modifiers: told.outcomes.find(({ modifiers }) => modifiers.length > 0)?.modifiers ?? [],
    plain,
    expected: expectation(plain),
    expectedWithFocus: stalker.focus ? expectation(focus) : null,
  };
}

/** What one Enemy threatens this Stalker with, as it stands now. */
function threatBy(game: Game, enemy: EnemyState, stalker: StalkerState): Threat | undefined {
  const stalkers = game.state.stalkers.with(stalker.id, stalker);
  const imagined: Game = { ...game, state: { ...game.state, stalkers } };
  return reactionsAt(imagined, stalker, spaceOf(stalker)).find((threat) => threat.enemy === enemy.id);
}

/** One way an attack could turn out. */
interface Blow {
  readonly chance: number;
  /** null: the die made it do something else, and Exposed is still there. */
  readonly defense: DefenseOdds | null;
}

const blowsOf = (game: Game, enemy: EnemyState, stalker: StalkerState, { from, outcomes }: Threat): Blow[] =>
  outcomes.map(({ chance, modifiers }) => {
    if (modifiers.length === 0) return { chance, defense: null };
    return { chance, defense: oddsOf(game, planDefense(stalker, enemy, from, true, modifiers), enemy.card) };
  });

/** S6: a third one is death. */
const DEADLY = 3;

/** What has become of the Stalker so far: by HP lost in all, Critical Injuries, and whether it is still Exposed (S4). */
class Course {
  private readonly stalker: StalkerState;
  /** `injuries * 2 + (exposed ? 1 : 0)`, then by HP lost. */
  private states: number[][];

  constructor(stalker: StalkerState) {
    this.stalker = stalker;
    this.states = noStates();
    const injuries = stalker.turns.filter(({ injured }) => injured).length;
    this.states[injuries * 2 + (stalker.exposed ? 1 : 0)] = [1];
  }

  /** The chance that it is still Exposed. */
  get exposed(): number {
    return this.states.reduce((sum, losses, state) => (state % 2 === 1 ? sum + total(losses) : sum), 0);
  }

  /** One attack, as it is on somebody Exposed and as it is otherwise. Returns what it costs by itself. */
  take(bare: readonly Blow[], onExposed: readonly Blow[]): { plain: number[]; focus: number[] } {
    const before = this.states;
    this.states = noStates();
    const plain: number[] = [];
    const focus: number[] = [];
    for (const [state, losses] of before.entries()) {
      const injuries = state >> 1;
      const isExposed = state % 2 === 1;
      const here = total(losses);
      if (here === 0) continue;
      for (const { chance, defense } of isExposed ? onExposed : bare) {
        addAll(plain, defense?.plain ?? [1], here * chance);
        addAll(focus, defense?.focus ?? defense?.plain ?? [1], here * chance);
        for (const [lost, likely] of losses.entries()) {
          if (defense === null) add(this.at(injuries, isExposed), lost, likely * chance);
          else this.strike(injuries, lost, defense.plain, likely * chance);
        }
      }
    }
    return { plain, focus };
  }

  /** S5: at most one Injury per Attack; losing 0 is no loss. Nobody dies twice. */
  private strike(injuries: number, lost: number, losses: Distribution, likely: number): void {
    const left = Math.max(0, this.stalker.hp - lost);
    for (const [loss, chance] of losses.entries()) {
      const hurt = loss > 0 && loss >= left ? 1 : 0;
      add(this.at(Math.min(DEADLY, injuries + hurt), false), lost + loss, likely * chance);
    }
  }

  private at(injuries: number, isExposed: boolean): number[] {
    return this.states[injuries * 2 + (isExposed ? 1 : 0)] ?? [];
  }

  told(reactions: readonly EnemyReaction[]): ReactionOdds {
    const { stalker, states } = this;
    const all: number[] = [];
    for (const losses of states) addAll(all, losses, 1);
    const before = stalker.turns.filter(({ injured }) => injured).length;
    const injured = states.reduce(
      (sum, losses, state) => (state >> 1 > before ? sum + total(losses) : sum),
      0,
    );
    const expected = expectation(all);
    const saves = reactions.map((each) => each.expected - (each.expectedWithFocus ?? each.expected));
    return {
      reactions,
      total: all,
      expected,
      expectedWithFocus: stalker.focus ? expected - Math.max(0, ...saves) : null,
      injury: injured,
      death: total(states[DEADLY * 2] ?? []) + total(states[DEADLY * 2 + 1] ?? []),
    };
  }
}

const noStates = (): number[][] => Array.from({ length: (DEADLY + 1) * 2 }, () => []);
const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);

function add(chances: number[], at: number, chance: number): void {
  while (chances.length <= at) chances.push(0);
  chances[at] = (chances[at] ?? 0) + chance;
}
function addAll(chances: number[], more: readonly number[], weight: number): void {
  for (const [at, chance] of more.entries()) if (chance > 0) add(chances, at, chance * weight);
}
