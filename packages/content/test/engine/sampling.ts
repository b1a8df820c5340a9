/**
 * The real rules as an oracle for odds: a position is played many times with other dice and decks, each time through
 * decisions, by a fixed policy; what happens is counted and compared with what the odds say.
 */
import assert from 'node:assert/strict';
import { seedRandom, shuffle } from '@zonecrawl/engine/base';
import { answer, beginGame, copyState, type GamePlay } from '@zonecrawl/engine/game';
import type { Answer, Box, Decision, Dice, Fact, Game, GameState } from '@zonecrawl/engine/model';
import { buildPosition, type Names, type PositionDraft } from '@zonecrawl/engine/position';
import { said, type Worth } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';

export interface Setting {
  readonly state: GameState;
  readonly names: Names;
  /** The game at its first decision, for asking odds. */
  readonly game: Game;
}

export function setting(position: PositionDraft, withBox: Box = box): Setting {
  const built = buildPosition(withBox, position);
  if (!built.ok) assert.fail(built.problems.map(said).join('\n'));
  const { game } = beginGame(withBox, copyState(built.state), { keep: false });
  return { state: built.state, names: built.names, game };
}

/** Sees what was told so far. */
export type Policy = (decision: Decision, game: Game, facts: readonly Fact[]) => Answer | 'done';

/** Plays once with the n-th fortune: until the policy is done or the Mission is over. Returns all that was told. */
export function playOnce(
  { state: from, game: { box: inBox } }: Setting,
  n: number,
  policy: Policy,
): { play: GamePlay; facts: readonly Fact[] } {
  const state = copyState(from);
  state.random = { ...seedRandom(`sample ${n}`), scripted: state.random.scripted };
  const deal = seedRandom(`deal ${n}`);
  shuffle(deal, 'enemies', state.decks.wounds);
  const play = beginGame(inBox, state, { keep: false });
  const facts: Fact[] = [...play.game.facts];
  while (play.decision) {
    const chosen = policy(play.decision, play.game, facts);
    if (chosen === 'done') break;
    const taken = answer(play, chosen);
    if (!taken.ok)
      assert.fail(`the policy answered ${play.decision.kind} wrongly: ${JSON.stringify(taken.refusal)}`);
    facts.push(...taken.facts);
  }
  return { play, facts };
}

/** Off by more than this many standard deviations is no accident: once in 15,000 times, and seeds are fixed. */
const SIGMAS = 4;

/** A sampled frequency against the exact probability. */
export function assertChance(name: string, hits: number, times: number, chance: number): void {
  const sigma = Math.sqrt(Math.max(chance * (1 - chance), 1e-9) * times);
  const off = Math.abs(hits - chance * times);
  assert.ok(
    off <= SIGMAS * sigma + 1e-6,
    `${name}: ${hits} of ${times}, expected ${(chance * times).toFixed(1)}`,
  );
}

/** Counts of each number against its distribution: each of them as above. */
export function assertDistribution(
  name: string,
  counts: ReadonlyMap<number, number>,
  odds: readonly number[],
): void {
  const times = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const highest = Math.max(odds.length - 1, ...counts.keys());
  for (let n = 0; n <= highest; n++) assertChance(`${name} ${n}`, counts.get(n) ?? 0, times, odds[n] ?? 0);
}

export const count = (counts: Map<number, number>, n: number): void => {
  counts.set(n, (counts.get(n) ?? 0) + 1);
};

interface Shown {
  readonly kind: 'stalker' | 'equipment' | 'anomaly';
  readonly face: number;
}

/** What one face counts. */
export function faceOf(
  dice: Dice,
  { kind, face }: Shown,
  accurate: boolean,
): { successes: number; masks: number } {
  if (kind === 'stalker') return dice.stalker[face] ?? { successes: 0, masks: 0 };
  const shown = kind === 'equipment' ? dice.equipment[face] : undefined;
  return { successes: shown?.accurate && accurate ? 4 : (shown?.successes ?? 0), masks: 0 };
}

/** The slow way to find the best dice to reroll: every subset, every result. For few dice only. */
export class Brute {
  private readonly dice: Dice;
  private readonly accurate: boolean;
  private readonly worth: Worth;
  private readonly known = new Map<string, number>();
  private readonly advice = new Map<string, readonly number[]>();

  constructor(dice: Dice, accurate: boolean, worth: Worth) {
    this.dice = dice;
    this.accurate = accurate;
    this.worth = worth;
  }

  /** What a result is worth on average with so many dice of each kind still to be rolled. */
  value(stalker: number, equipment: number, successes: number, masks: number): number {
    if (stalker + equipment === 0) return this.worth(successes, masks);
    const key = `${stalker} ${equipment} ${successes} ${masks}`;
    let value = this.known.get(key);
    if (value === undefined) {
      const kind = stalker > 0 ? 'stalker' : 'equipment';
      const faces = this.dice[kind].length;
      value = 0;
      for (let face = 0; face < faces; face++) {
        const shown = faceOf(this.dice, { kind, face }, this.accurate);
        const left =
          kind === 'stalker' ? ([stalker - 1, equipment] as const) : ([stalker, equipment - 1] as const);
        value += this.value(...left, successes + shown.successes, masks + shown.masks) / faces;
      }
      this.known.set(key, value);
    }
    return value;
  }

  /** Indices of the dice to reroll, and what that is worth. */
  best(thrown: readonly Shown[]): { readonly reroll: readonly number[]; readonly value: number } {
    let reroll: readonly number[] = [];
    let best = Number.NEGATIVE_INFINITY;
    for (let set = 0; set < 2 ** thrown.length; set++) {
      let successes = 0;
      let masks = 0;
      const left = { stalker: 0, equipment: 0, anomaly: 0 };
      const chosen: number[] = [];
      for (const [index, die] of thrown.entries()) {
        if (set & (1 << index)) {
          left[die.kind]++;
          chosen.push(index);
          continue;
        }
        const shown = faceOf(this.dice, die, this.accurate);
        successes += shown.successes;
        masks += shown.masks;
      }
      const value = this.value(left.stalker, left.equipment, successes, masks);
      if (value > best + 1e-12) {
        best = value;
        reroll = chosen;
      }
    }
    return { reroll, value: best };
  }

  /** The same, remembered by what lies there. */
  advise(thrown: readonly Shown[]): readonly number[] {
    const key = thrown.map(({ kind, face }) => `${kind}${face}`).join(' ');
    let advice = this.advice.get(key);
    if (advice === undefined) {
      advice = this.best(thrown).reroll;
      this.advice.set(key, advice);
    }
    return advice;
  }
}
