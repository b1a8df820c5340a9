/** Exact chances of what a question asks about. */
import type { EnemyState, StalkerState } from '@zonecrawl/engine/kernel';
import { attackLineOf, attackOdds, crossingOdds, defenseOdds, reactionOdds } from '@zonecrawl/engine/odds';
import type { Question } from '@zonecrawl/engine/position';
import { enemiesOn, isEnemy, isStalker, spaceOf, targetsOf } from '@zonecrawl/engine/rules';
import { Complaint } from '../errors.ts';
import type { Naming } from './names.ts';

type OddsQuestion = Extract<Question, { ask: 'odds' }>;

export function oddsOf(naming: Naming, question: OddsQuestion, where: string): unknown {
  const { game } = naming;
  const stalker = stalkerIn(naming, question, where);
  switch (question.of) {
    case 'attack':
      return attacks(naming, stalker, question, where);
    case 'anomaly': {
      const path = (question.path ?? []).map((name) => naming.findSpace(name, `${where}.path`));
      const { anomalies, ...all } = crossingOdds(game, stalker, [spaceOf(stalker), ...path]);
      return { ...all, anomalies };
    }
    case 'defense': {
      if (question.damage === undefined) throw new Complaint(`${where}.damage: how much comes in?`);
      return defenseOdds(game, stalker, enemyIn(naming, question, where), question.damage);
    }
    case 'reaction': {
      const space =
        question.at === undefined ? spaceOf(stalker) : naming.findSpace(question.at, `${where}.at`);
      const { reactions, ...all } = reactionOdds(game, stalker, space);
      return {
        ...all,
        reactions: reactions.map((each) => ({
          ...each,
          enemy: naming.entity(each.enemy),
          from: naming.space(each.from),
        })),
      };
    }
  }
}

function stalkerIn(naming: Naming, { stalker = 'S1' }: OddsQuestion, where: string): StalkerState {
  const found = naming.find(stalker, `${where}.stalker`);
  if (!isStalker(found)) throw new Complaint(`${where}.stalker: "${stalker}" is no Stalker`);
  return found;
}

function enemyIn(naming: Naming, { target }: OddsQuestion, where: string): EnemyState | null {
  if (target === undefined) return null;
  const found = naming.find(target, `${where}.target`);
  if (!isEnemy(found)) throw new Complaint(`${where}.target: "${target}" is no Enemy`);
  return found;
}

/** Against the one named, or all that could be aimed at. */
function attacks(naming: Naming, stalker: StalkerState, question: OddsQuestion, where: string): unknown {
  const { game } = naming;
  const { attack = 'knife' } = question;
  const found = attackLineOf(game, stalker, attack) ?? attackLineOf(game, stalker, `attack:${attack}`);
  if (!found) throw new Complaint(`${where}.attack: the Stalker has no attack called "${attack}"`);
  const { line, owned } = found;
  const one = enemyIn(naming, question, where);
  const targets = one
    ? [one]
    : owned
      ? targetsOf(game, stalker, owned, line)
      : enemiesOn(game, spaceOf(stalker));
  return targets.map((target) => ({
    ...attackOdds(game, { stalker, owned, line, target }),
    target: naming.entity(target.id),
  }));
}
