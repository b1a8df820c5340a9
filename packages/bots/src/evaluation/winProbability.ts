/**
 * The estimated probability that the team wins, from the position at the start of a Round. The weights come from a
 * logistic regression over the results of 2,400 games of careful, all Missions and numbers of Stalkers; weights that
 * this sample does not determine well are rounded, and no weight is specific to a Mission.
 */
import type { CompanionState, EnemyState, Game, StalkerState } from '@zonecrawl/engine/model';
import { enemyCard, exposureDiceOf, seersOf } from '@zonecrawl/engine/rules';
import { type Errands, timeLeft } from '../errands/assign.ts';

/** All in log-odds: 0.1 is a probability of 52 or 53 % instead of 50 %. */
const EVEN = 0.6;
/** Both on a logarithmic scale: what counts is by which factor work and time change. */
const WORK = 1.6;
const TIME = 1.1;
/** Added to the steps left, so that the logarithm of the last one stays bounded. */
const LAST_STEPS = 4;
const LAST_TIME = 6;

const HP = 0.015;
const USUAL_HP = 10;
/** Below this each HP counts for much more: a single attack may be fatal. */
const FEW_HP = 5;
const LOW_HP = 0.076;
const INJURED = 0.05;
/** S6: the next one is the end. */
const DYING = 0.6;
const DOSE = 0.04;
/** RD3, for each die. */
const EXPOSURE = 0.23;
/** The same for those that could bring an Injury. */
const FATAL_EXPOSURE = 0.2;
const PINNED = 0.14;
const EXPOSED = 0.27;
const FOCUS = 0.03;
const CARD = 0.04;
const AMMO = 0.02;
const NO_AMMO = 0.39;
const LOUD = 0.05;

/** For each point of damage on its card. */
const NEAR_ENEMY = 0.033;
const ENEMY = 0.005;
const NEAR = 4;
const ENEMY_PINNED = 0.12;
/** A Companion that can be shot at, for each Enemy that sees it. */
const WATCHED = 0.2;

export function winProbability(game: Game, errands: Errands): number {
  const { outcome, stalkers, enemies, companions } = game.state;
  if (outcome) return outcome.won ? 1 : 0;
  let odds = EVEN - WORK * Math.log(errands.cost + LAST_STEPS) + TIME * Math.log(timeLeft(game) + LAST_TIME);
  for (const stalker of stalkers) if (stalker.space !== null) odds += strengthOf(game, stalker);
  for (const enemy of enemies) odds -= threatOf(game, enemy);
  for (const companion of companions) odds -= dangerTo(game, companion);
  return 1 / (1 + Math.exp(-odds));
}

function strengthOf(game: Game, stalker: StalkerState): number {
  const { hp, turns, dosage, weapon, backpack, attention } = stalker;
  const injuries = turns.filter(({ injured }) => injured).length;
  const dice = exposureDiceOf(game, stalker);
  const ammo = weapon?.ammo ?? 0;
  return (
    // In a team the others can go on.
    (HP * (hp - USUAL_HP)) / Math.sqrt(game.state.stalkerCount) -
    LOW_HP * Math.max(0, FEW_HP - hp) -
    (injuries > 0 ? INJURED : 0) -
    (injuries > 1 ? DYING : 0) -
    DOSE * dosage -
    EXPOSURE * dice -
    FATAL_EXPOSURE * Math.max(0, dice - hp + 1) -
    (stalker.pinDown ? PINNED : 0) -
    (stalker.exposed ? EXPOSED : 0) +
    (stalker.focus ? FOCUS : 0) +
    CARD * backpack.length +
    AMMO * ammo -
    (ammo === 0 ? NO_AMMO : 0) -
    (attention?.level === 'high' ? LOUD : 0)
  );
}

function threatOf(game: Game, enemy: EnemyState): number {
  const { space } = enemy;
  if (space === null) return 0;
  const { attack, hp } = enemyCard(game, enemy);
  const isNear = game.state.stalkers.some(
    (stalker) => stalker.space !== null && game.board.range('stalker', stalker.space, space) <= NEAR,
  );
  const strength = 0.5 + (0.5 * enemy.hp) / Math.max(1, hp);
  return attack.damage * strength * (ENEMY + (isNear ? NEAR_ENEMY : 0)) - (enemy.pinDown ? ENEMY_PINNED : 0);
}

const dangerTo = (game: Game, { card, space }: CompanionState): number =>
  space !== null && game.box.companions[card]?.targetable ? WATCHED * seersOf(game, space).length : 0;
