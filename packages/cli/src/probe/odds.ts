/** Exact odds for a question. */
import type { EnemyState, StalkerState } from '@zonecrawl/engine/model';
import { attackLineOf, attackOdds, crossingOdds, defenseOdds, reactionOdds } from '@zonecrawl/engine/odds';
import type { PositionQuestion } from '@zonecrawl/engine/position';
import { isEnemy, isStalker, spaceOf } from '@zonecrawl/engine/rules';
import { UserError } from '../errors.ts';
import { inWords } from './facts.ts';
import type { Naming } from './names.ts';

type OddsQuestion = Extract<PositionQuestion, { ask: 'odds' }>;

export function oddsOf(naming: Naming, question: OddsQuestion, where: string): unknown {
  const { game } = naming;
  const stalker = stalkerOf(naming, question.stalker ?? 'S1', `${where}.stalker`);
  switch (question.of) {
    case 'attack': {
      const target = enemyOf(naming, question.target, `${where}.target`);
      const { attack = 'knife' } = question;
      const found = attackLineOf(game, stalker, attack) ?? attackLineOf(game, stalker, `attack:${attack}`);
      if (!found) throw new UserError(`${where}.attack: the Stalker has no attack "${attack}"`);
      return inWords(naming, attackOdds(game, { stalker, target, ...found }));
    }
    case 'anomaly': {
      const path = question.path ?? (question.at === undefined ? [] : [question.at]);
      const spaces = path.map((name, index) => naming.findSpace(name, `${where}.path.${index}`));
      return inWords(naming, crossingOdds(game, stalker, [spaceOf(stalker), ...spaces]));
    }
    case 'defense': {
      const attacker =
        question.target === undefined ? null : enemyOf(naming, question.target, `${where}.target`);
      if (question.damage === undefined)
        throw new UserError(`${where}.damage: how much damage is coming in?`);
      return inWords(naming, defenseOdds(game, stalker, attacker, question.damage, attacker !== null));
    }
    case 'reaction': {
      const { at } = question;
      const space = at === undefined ? spaceOf(stalker) : naming.findSpace(at, `${where}.at`);
      return inWords(naming, reactionOdds(game, stalker, space));
    }
  }
}

function stalkerOf(naming: Naming, name: string, where: string): StalkerState {
  const found = naming.find(name, where);
  if (!isStalker(found)) throw new UserError(`${where}: "${name}" is no Stalker`);
  return found;
}

function enemyOf(naming: Naming, name: string | undefined, where: string): EnemyState {
  if (name === undefined) throw new UserError(`${where}: which Enemy?`);
  const found = naming.find(name, where);
  if (!isEnemy(found)) throw new UserError(`${where}: "${name}" is no Enemy`);
  return found;
}
