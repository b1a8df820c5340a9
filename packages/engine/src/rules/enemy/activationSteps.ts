/** EA3, EA5 to EA8: one step of an Activation card. */
import type { SpaceId } from '../../board/types.ts';
import type { ActivationStep, Colour, Who } from '../../model/enemies.ts';
import type { Alternative, Because, Compared, Modifier } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId, Clause, EnemyId } from '../../model/ids.ts';
import { type Rule, SETTLED } from '../../model/rule.ts';
import type { AttentionLevel, EnemyState } from '../../model/state.ts';
import { conclude } from '../basics/ending.ts';
import { enemyCard, kindOf, stalkersFromLead } from '../basics/entities.ts';
import { enemySees } from '../basics/sight.ts';
import { seesTarget } from '../basics/targets.ts';
import { moveAttentionTowardOwner } from '../map/attention.ts';
import { attentionSpaces, goalPlaces, goalSpaces, interestSpaces, usualInterest } from '../route/goals.ts';
import { candidate, type Measured } from '../route/measure.ts';
import { arranged, measured, measuredEach, nearestOf } from '../route/order.ts';
import { enemyAttack } from './enemyAttack.ts';
import { lookAround, moveToward } from './enemyMovement.ts';
import { goForward } from './goForward.ts';
import { type EnemyStep, stakesOf } from './stakes.ts';

/** The card being resolved, and for whom. */
export interface Activation {
  readonly card: CardId;
  readonly level: AttentionLevel;
  /** Only these Enemies (A6, T5); null: all on the map. */
  readonly only: readonly EnemyId[] | null;
}

export function activationStep(
  game: Game,
  activation: Activation,
  step: ActivationStep,
  number: number,
): Rule {
  if (step.do === 'moveAttention') return moveSeenAttention(game, activation, step.by, number);
  const enemies = activated(game, activation).filter((enemy) => isMeant(game, enemy, step.who));
  if (enemies.length > 0) return actOneByOne(game, activation, step, number, enemies);
  const { card } = activation;
  tell(game, { fact: 'activationStep', card, step: number, enemies: [], bottom: false, clauses: STEP });
  return SETTLED;
}

const STEP: readonly Clause[] = ['EA3', 'EA8'];

function* actOneByOne(
  game: Game,
  activation: Activation,
  step: EnemyStep,
  number: number,
  enemies: readonly EnemyState[],
): Rule {
  const actors = yield* actorsOf(game, activation, step, number, enemies);
  for (const enemy of actors) {
    // EA8: who died or gained a Pin meanwhile is skipped.
    if (enemy.space === null) continue;
    if (enemy.pinDown)
      tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'pinDown', clauses: ['EA8', 'S9'] });
    else yield* act(game, enemy, step);
    conclude(game); // R13
  }
}

/** S9, EA6: the Enemies this card can make act at all. */
export function activated(game: Game, { only }: Activation): readonly EnemyState[] {
  return game.state.enemies.filter((enemy) => !enemy.pinDown && (only === null || only.includes(enemy.id)));
}

/** E2: it acts in the steps of each of its colours, once per step; "all" includes unmarked ones (EA5). */
export const hasColour = (game: Game, enemy: EnemyState, colours: readonly Colour[] | 'all'): boolean =>
  colours === 'all' || kindOf(game, enemy.card).colours.some((colour) => colours.includes(colour));

/** EA8: who acts, and in which order, is fixed when the step begins. */
function* actorsOf(
  game: Game,
  activation: Activation,
  step: EnemyStep,
  number: number,
  enemies: readonly EnemyState[],
): Rule<readonly EnemyState[]> {
  const { who } = step;
  const all = inStep(game, enemies, activation, step);
  const chosen = who.nearest === undefined ? all : yield* nearestOf(game, all, game.state.stalkerCount + 1);
  const order = yield* arranged(game, chosen, stakesOf(game, step));
  const actors = order.map(({ what }) => what);
  const left = chosen === all ? [] : all.filter((each) => !chosen.includes(each));
  const { card } = activation;
  const acting = actors.map(({ id }) => id);
  const because = whyThese(order, left, who.nearest === undefined ? 'order' : 'nearest');
  tell(
    game,
    because === null
      ? { fact: 'activationStep', card, step: number, enemies: acting, bottom: false, clauses: STEP }
      : {
          fact: 'activationStep',
          card,
          step: number,
          enemies: acting,
          bottom: false,
          because,
          clauses: STEP,
        },
  );
  return actors;
}

const isMeant = (game: Game, enemy: EnemyState, { colours, withTarget }: Who): boolean =>
  hasColour(game, enemy, colours) && (withTarget !== true || seesTarget(game, enemy));

/** How far each is from the step's point of interest: whom it is closest to, else where it goes, else the usual one. */
function inStep(
  game: Game,
  enemies: readonly EnemyState[],
  { level }: Activation,
  step: EnemyStep,
): readonly Measured<EnemyState>[] {
  const { nearest } = step.who;
  if (nearest !== undefined) {
    const spaces = interestSpaces(game, nearest);
    return spaces.length === 0 ? [] : measured(game, enemies, spaces);
  }
  if (step.do !== 'move') return measured(game, enemies, usualInterest(game, level));
  return measuredEach(game, enemies, (enemy) => goalSpaces(game, enemy, step.toward));
}

/** For telling why: those who act, closest first, then those left out. */
function whyThese(
  order: readonly Measured<EnemyState>[],
  left: readonly Measured<EnemyState>[],
  question: Compared,
): Because | null {
  const [first] = order;
  if (first === undefined) return null;
  const lost: Alternative[] = [];
  for (const each of order) if (each !== first) lost.push(candidate(each));
  for (const each of left) lost.push(candidate(each));
  return { question, chosen: candidate(first), lost };
}

/** One Enemy does its part of the step. */
function act(game: Game, enemy: EnemyState, step: EnemyStep): Rule<unknown> {
  switch (step.do) {
    case 'move':
      return step.thenLookAround === undefined
        ? move(game, enemy, step)
        : moveAndLook(game, enemy, step, step.thenLookAround);
    case 'goForward':
      return goForward(game, enemy, spacesOf(game, enemy, step.upTo));
    case 'attack':
      return enemyAttack(game, enemy, { reaction: false, step: damageOf(game, enemy, step) });
    case 'lookAround':
      lookAround(game, enemy);
      return SETTLED;
    case 'special':
      return performSpecial(game, enemy);
  }
}

type MoveStep = Extract<ActivationStep, { readonly do: 'move' }>;

function move(game: Game, enemy: EnemyState, step: MoveStep): Rule<unknown> {
  const { toward, upTo, uninterrupted = false } = step;
  const places = goalPlaces(game, enemy, toward);
  return moveToward(game, enemy, places, toward, spacesOf(game, enemy, upTo), uninterrupted);
}

function* moveAndLook(
  game: Game,
  enemy: EnemyState,
  step: MoveStep,
  colours: readonly Colour[] | 'all',
): Rule {
  yield* move(game, enemy, step);
  if (hasColour(game, enemy, colours) && enemy.space !== null) lookAround(game, enemy);
}

const spacesOf = (game: Game, enemy: EnemyState, upTo: number | 'movement'): number =>
  upTo === 'movement' ? enemyCard(game, enemy).movement : upTo;

/** EA5: colours may change the damage; each change counts once for an Enemy of several colours (E2). */
function damageOf(
  game: Game,
  enemy: EnemyState,
  { damage = [] }: Extract<ActivationStep, { readonly do: 'attack' }>,
): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  for (const { colours, by } of damage) {
    if (hasColour(game, enemy, colours)) modifiers.push({ reason: 'activation', by });
  }
  return modifiers;
}

/** EA5: even if it sees a target. */
export function* performSpecial(game: Game, enemy: EnemyState): Rule {
  const { special } = enemyCard(game, enemy);
  if (!special) {
    tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'noSpecial', clauses: ['EA5'] });
    return;
  }
  tell(game, { fact: 'specialPerformed', enemy: enemy.id, special: special.id, clauses: ['EA5'] });
  yield* special.perform(game, enemy);
}

/** EA7: each token seen by at least one Enemy that this card activates moves once toward its owner. */
function* moveSeenAttention(game: Game, activation: Activation, by: number, number: number): Rule {
  const enemies = activated(game, activation);
  const seen: { readonly enemy: EnemyState; readonly space: SpaceId }[] = [];
  for (const space of attentionSpaces(game, 'any')) {
    for (const enemy of enemies) if (enemySees(game, enemy, space)) seen.push({ enemy, space });
  }
  const seers = enemies.filter((enemy) => seen.some((each) => each.enemy === enemy));
  tell(game, {
    fact: 'activationStep',
    card: activation.card,
    step: number,
    enemies: seers.map(({ id }) => id),
    bottom: false,
    clauses: ['EA7'],
  });
  const moving = stalkersFromLead(game).filter(({ attention }) =>
    seen.some(({ space }) => space === attention?.space),
  );
  for (const owner of moving) yield* moveAttentionTowardOwner(game, owner, by, ['EA7']);
}
