/** AK, EK1: target, Body Part and ammo of an attack, and which Stalker is attacked if the players choose. */

import type { AttackLine, Decision, EnemyState, EntityId, OwnedCard } from '@zonecrawl/engine/model';
import { attackLineOf } from '@zonecrawl/engine/odds';
import { maxHp } from '@zonecrawl/engine/rules';
import { plain, type Reasoned, type Weighed } from '../base/reasons.ts';
import { lossOf } from '../danger/armor.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { type Shot, shotAt, worthOfKilling } from '../moves/attacks.ts';

const enemyNamed = ({ game }: Evaluation, id: EntityId | null | undefined): EnemyState | undefined =>
  game.state.enemies.find((enemy) => enemy.id === id);

function lineOf(
  { game, stalker }: Evaluation,
  id: string | undefined,
): { line: AttackLine; owned: OwnedCard | null } | null {
  if (id === undefined) return null;
  return attackLineOf(game, stalker, id) ?? attackLineOf(game, stalker, `attack:${id}`);
}

/** Enemies by the value of attacking them; Stalkers by how much they need an Item. */
export function weighTarget(evaluation: Evaluation, decision: Decision, index: number): Reasoned {
  const option = decision.options[index];
  if (option?.is === 'stalker') return needOf(evaluation, option.stalker);
  if (option?.is !== 'entity') return plain(0);
  const enemy = enemyNamed(evaluation, option.entity);
  if (!enemy) return needOf(evaluation, option.entity);
  const attack = lineOf(evaluation, decision.about.action);
  const shot = attack && shotAt(evaluation, attack.owned, attack.line, enemy, evaluation.stalker.space);
  return shot ?? plain(worthOfKilling(evaluation, enemy));
}

function needOf({ game }: Evaluation, id: EntityId): Reasoned {
  const stalker = game.state.stalkers.find((each) => each.id === id);
  return plain(stalker ? maxHp(game, stalker) - stalker.hp + stalker.dosage * 0.2 : 0);
}

/** The Body Part with the best odds for the equipped Weapon. */
export function weighParts(evaluation: Evaluation, { options, about }: Decision): readonly Weighed[] {
  const enemy = enemyNamed(evaluation, about.target);
  const best = enemy && aimedShot(evaluation, enemy)?.part;
  return options.map((option, answer) => ({
    answer,
    ...plain(option.is === 'part' && option.part === best ? 1 : 0),
  }));
}

function aimedShot(evaluation: Evaluation, enemy: EnemyState): Shot | null {
  const { weapon } = evaluation.stalker;
  const lines = weapon ? (evaluation.game.box.weapons[weapon.card]?.attacks ?? []) : [];
  const [line] = lines.filter((each) => each.type === 'singleShot' || each.pickBodyPart === true);
  const attack = lineOf(evaluation, line ? `attack:${line.id}` : 'knife');
  return attack && shotAt(evaluation, attack.owned, attack.line, enemy, evaluation.stalker.space);
}

/** Unload: all of it, because half of it mostly misses. */
export function weighAmmo(_mind: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  return plain(option?.is === 'number' ? option.number : 0);
}

/** AK7: unspent masks are lost. */
export function weighMasks(evaluation: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  if (option?.is !== 'effect') return plain(0);
  const enemy = enemyNamed(evaluation, option.target);
  return plain(1 + option.cost * 0.1 + (enemy ? worthOfKilling(evaluation, enemy) * 0.05 : 0));
}

/** AK9: the other targets get the successes that the main target does not need. */
export function weighSpread(evaluation: Evaluation, { options, about }: Decision, index: number): Reasoned {
  const option = options[index];
  const enemy = enemyNamed(evaluation, about.target);
  if (option?.is !== 'number' || !enemy) return plain(0);
  const most = about.amount ?? 0;
  const table = evaluation.game.box.enemies[enemy.card]?.body.torso ?? [];
  const reached = (successes: number): number => table.filter(({ at }) => at <= successes).length;
  return plain(reached(option.number) + reached(most - option.number) * 1.1 - option.number * 0.01);
}

/** EK1, EK5: the Stalker with the lowest expected loss. */
export function weighDefender(evaluation: Evaluation, { options, about }: Decision, index: number): Reasoned {
  const option = options[index];
  const stalker = evaluation.game.state.stalkers.find(
    (each) => option?.is === 'entity' && each.id === option.entity,
  );
  const enemy = enemyNamed(evaluation, about.entity);
  if (!stalker) return plain(option?.is === 'entity' ? -3 : 0);
  const damage = enemy ? (evaluation.game.box.enemies[enemy.card]?.attack.damage ?? 6) : 6;
  return plain(-evaluation.pain(lossOf(evaluation.game, stalker)(damage), stalker));
}
