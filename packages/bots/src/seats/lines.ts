/** What an answer leads to, played out in an imagined game up to the first random or hidden result. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { answer, beginGame, isActionOfTurn, RESTING } from '@zonecrawl/engine/game';
import {
  type Answer,
  type Decision,
  type Fact,
  type Game,
  type Option,
  reveals,
} from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import type { Player } from '../base/player.ts';

export interface Line {
  /** To the open decision. */
  readonly answer: Answer;
  /** That answer and those that follow from it, each by its option: an Action, its target, its steps. */
  readonly options: readonly Option[];
  /** Where the Stalker goes by it, from the next space on. */
  readonly path: readonly SpaceId[];
}

/** More decisions than any Action has before dice are rolled. */
const LONGEST = 12;

/** Takes ownership of `known`. `player` answers the decisions in between. */
export function lineOf(known: Game, decision: Decision, first: Answer, player: Player): Line {
  const alone: Line = { answer: first, options: optionsOf(decision, first), path: [] };
  // Only there can the rules be restarted from the state alone.
  if (!isActionOfTurn(decision)) return alone;
  const options: Option[] = [];
  const facts: Fact[] = [];
  known.state.agenda.push({ step: 'turn' });
  try {
    const play = beginGame(known.box, known.state, { keep: false });
    let now: Decision | null = play.decision;
    let given = first;
    while (now !== null && options.length < LONGEST) {
      options.push(...optionsOf(now, given));
      const taken = answer(play, given);
      if (!taken.ok) return alone;
      facts.push(...taken.facts);
      now = play.decision;
      if (now === null || !isPartOf(decision, now) || taken.facts.some(reveals)) break;
      given = player(now, (seed) => imagine(play.game, seed));
      // A multiple choice has no single option to name.
      if (typeof given !== 'number') break;
    }
  } catch {
    // A card that cannot be played in an imagined game: the line is its Action alone.
    return alone;
  }
  return { answer: first, options, path: pathOf(facts, decision) };
}

const optionsOf = ({ options }: Decision, given: Answer): readonly Option[] =>
  (typeof given === 'number' ? [given] : given).flatMap((index) => options[index] ?? []);

/** Still the same Action of the same Stalker. */
const isPartOf = ({ who }: Decision, now: Decision): boolean =>
  now.who === who && !RESTING.has(now.kind) && now.kind !== 'prepare';

const pathOf = (facts: readonly Fact[], { who }: Decision): readonly SpaceId[] =>
  facts.flatMap((fact) => (fact.fact === 'moved' && fact.entity === who ? [fact.to] : []));
