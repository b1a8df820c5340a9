/** The value of an attack: which Enemies it may kill or pin, the damage that prevents, the cost in ammo and Attention. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { AttackLine, BodyPart, EnemyState, OwnedCard } from '@zonecrawl/engine/model';
import { attackOdds } from '@zonecrawl/engine/odds';
import { enemiesOn, stalkerSees, targetsOf } from '@zonecrawl/engine/rules';
import type { Reasoned } from '../base/reasons.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

export interface Shot extends Reasoned {
  readonly target: EnemyState;
  readonly part: BodyPart;
}

const AMMO = 0.35;
const LOUD = 1.2;
const QUIET = 0.3;
/** Shares of the value of its death. */
const EXPOSED = 0.15;
const WOUNDED = 0.6;
/** A rough value for any attack. */
const LOOKS_AS_FAR_AS = 4;
/** A bonus for what the objective needs. */
const WANTED = 5;
/** The number of targets with exact odds, which are slow. */
const MOST_AIMED_AT = 4;
/** The maximum number of Rounds for which its damage counts. */
const ROUNDS = 3;

/** The damage to all Stalkers that its death prevents. */
export function worthOfKilling(evaluation: Evaluation, enemy: EnemyState): number {
  const { game, danger, errands } = evaluation;
  const threat = danger.printedLoss(enemy);
  const wanted = errands.open.some(({ enemies }) => enemies?.includes(enemy.id));
  const near = nearness(evaluation, enemy);
  const rounds = Math.min(ROUNDS, game.state.decks.events.length + 1);
  return (wanted ? WANTED : 0) + 0.5 + threat * near * (0.4 + 0.35 * rounds);
}

/** 1 if it can attack soon, less the farther away it is. */
function nearness(evaluation: Evaluation, enemy: EnemyState): number {
  const { state, board } = evaluation.game;
  if (enemy.space === null) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { space } of [...state.stalkers, ...state.companions]) {
    if (space !== null) least = Math.min(least, board.range('stalker', enemy.space, space));
  }
  return Math.max(0.3, 1 - Math.max(0, least - 2) * 0.15);
}

/** The best target and Body Part of an attack; `end` is where the Turn is likely to end. */
export function bestShot(
  evaluation: Evaluation,
  owned: OwnedCard | null,
  line: AttackLine,
  end: SpaceId | null,
): Shot | null {
  let best: Shot | null = null;
  for (const target of targetsFor(evaluation, owned, line)) {
    const shot = shotAt(evaluation, owned, line, target, end);
    if (shot && (best === null || shot.score > best.score)) best = shot;
  }
  return best;
}

/** Among many targets only the most important ones get exact odds. */
function targetsFor(
  evaluation: Evaluation,
  owned: OwnedCard | null,
  line: AttackLine,
): readonly EnemyState[] {
  const { game, stalker } = evaluation;
  if (stalker.space === null) return [];
  const targets = owned ? targetsOf(game, stalker, owned, line) : enemiesOn(game, stalker.space);
  if (targets.length <= MOST_AIMED_AT) return targets;
  const worth = new Map(targets.map((target) => [target, worthOfKilling(evaluation, target)]));
  return [...targets]
    .sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
    .slice(0, MOST_AIMED_AT);
}

export function shotAt(
  evaluation: Evaluation,
  owned: OwnedCard | null,
  line: AttackLine,
  target: EnemyState,
  end: SpaceId | null,
): Shot | null {
  const { game, stalker, danger } = evaluation;
  const odds = attackOdds(game, { stalker: { ...stalker, focus: false }, owned, line, target });
  const worth = worthOfKilling(evaluation, target);
  const { hp } = target;
  const strikes =
    end === null ? 0 : (danger.reactions(end).find(({ enemy }) => enemy === target.id)?.loss ?? 0);
  let best: Shot | null = null;
  for (const { part, plain } of odds.parts) {
    const wounded = Math.max(0, plain.expectedHpLost - plain.kill * hp);
    const stopped = plain.kill + plain.pinDown;
    const provoked =
      end !== null && strikes === 0 && turnsTo(evaluation, target, end) ? danger.printedLoss(target, end) : 0;
    const score =
      plain.kill * worth +
      (WOUNDED * worth * wounded) / Math.max(1, hp) +
      plain.exposed * EXPOSED * worth +
      stopped * evaluation.pain(strikes) -
      (1 - stopped) * evaluation.pain(provoked) -
      costOf(evaluation, line, odds.ammo);
    if (best === null || score > best.score) {
      best = {
        target,
        part,
        score,
        reasons: [
          { reason: 'attack', figures: { kill: plain.kill, pinDown: plain.pinDown, miss: plain.miss } },
        ],
      };
    }
  }
  return best;
}

/** AK8: it will turn to face the attacker. */
function turnsTo({ game }: Evaluation, { space }: EnemyState, end: SpaceId): boolean {
  return (
    space !== null &&
    stalkerSees(game, end, space) &&
    game.board.range('stalker', space, end) <= LOOKS_AS_FAR_AS
  );
}

function costOf({ stalker, danger }: Evaluation, line: AttackLine, ammo: number): number {
  const isHigh = stalker.attention?.level === 'high';
  const isSeen = stalker.space !== null && danger.seenBy(stalker.space).length > 0;
  const noise = isHigh || isSeen || line.attention === 'none' ? 0 : line.attention === 'high' ? LOUD : QUIET;
  const left = (stalker.weapon?.ammo ?? 0) - ammo;
  const scarce = left <= 0 && !Object.values(stalker.magazines).some((count) => count > 0) ? 2 : 1;
  return noise + ammo * AMMO * scarce;
}
