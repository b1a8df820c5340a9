/** S: status tokens, HP and Critical Injuries. */

import { RuleError } from '../../base/errors.ts';
import type { Option } from '../../model/decision.ts';
import type { Status } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId, Clause } from '../../model/ids.ts';
import { choose, type Rule, SETTLED } from '../../model/rule.ts';
import type { EnemyState, StalkerState } from '../../model/state.ts';
import { failByDeath } from '../basics/ending.ts';
import { enemyCard, isStalker, spaceOf } from '../basics/entities.ts';
import { hookSources } from '../gear/outfit.ts';
import { tellUse } from '../gear/useAbility.ts';

export function hasStatus(entity: StalkerState | EnemyState, status: Status): boolean {
  return status === 'focus' ? isStalker(entity) && entity.focus : entity[status];
}

/** S1, G2: a second one does nothing; without a token in the supply it is skipped. */
export function gainStatus(
  game: Game,
  entity: StalkerState | EnemyState,
  status: Status,
  clauses: readonly Clause[],
): void {
  if (!mayGain(game, entity, status)) return;
  const { supply } = game.state;
  if (supply[status] <= 0) {
    tell(game, { fact: 'componentRanOut', component: status, clauses: ['G2'] });
    return;
  }
  supply[status]--;
  setStatus(entity, status, true);
  tell(game, { fact: 'statusGained', entity: entity.id, status, clauses });
}

/** Whether a token of this status would do anything for this Entity: not a second one (S1), nor one it is immune to. */
export function mayGain(game: Game, entity: StalkerState | EnemyState, status: Status): boolean {
  if (hasStatus(entity, status)) return false;
  if (isStalker(entity)) return true;
  const lives = entity.space !== null;
  return lives && status !== 'focus' && !enemyCard(game, entity).abilities?.immune?.includes(status);
}

export function loseStatus(
  game: Game,
  entity: StalkerState | EnemyState,
  status: Status,
  clauses: readonly Clause[],
): void {
  if (!hasStatus(entity, status)) return;
  game.state.supply[status]++;
  setStatus(entity, status, false);
  tell(game, { fact: 'statusLost', entity: entity.id, status, clauses });
}

function setStatus(entity: StalkerState | EnemyState, status: Status, held: boolean): void {
  if (status !== 'focus') entity[status] = held;
  else if (isStalker(entity)) entity.focus = held;
}

/** EQ2, S5, S6: one source of loss. `source` names it for people ('anomaly', 'radiation', a card id ...). */
export function loseHp(
  game: Game,
  stalker: StalkerState,
  amount: number,
  source: string,
  clauses: readonly Clause[],
): Rule {
  const loss = lossAfterCards(game, stalker, amount, source);
  if (loss <= 0) return SETTLED; // S5: losing 0 is no loss.
  const lost = Math.min(loss, stalker.hp);
  stalker.hp -= lost;
  if (lost > 0)
    tell(game, { fact: 'hpLost', entity: stalker.id, amount: lost, hp: stalker.hp, source, clauses });
  return stalker.hp === 0 ? gainCriticalInjury(game, stalker) : SETTLED;
}

/** A10: what cards leave of a loss; of one to an Anomaly first those that help against these. */
function lossAfterCards(game: Game, stalker: StalkerState, amount: number, source: string): number {
  if (amount <= 0) return 0;
  const anomaly = game.box.anomalies[source];
  const sources = hookSources(game, stalker);
  let loss = amount;
  for (const { card, abilities } of sources) {
    if (anomaly && abilities.anomalyLoss) change(card, abilities.anomalyLoss(game, stalker, loss, anomaly));
  }
  for (const { card, abilities } of sources) {
    if (abilities.hpLoss) change(card, abilities.hpLoss(game, stalker, loss, source));
  }
  return loss;

  function change(card: CardId, to: number): void {
    const left = Math.max(0, to);
    if (left < loss) tellUse(game, stalker, card, 'losesLess');
    loss = left;
  }
}

/** S5, S6: the owner puts it above either Turn token without one; a third is death. */
function* gainCriticalInjury(game: Game, stalker: StalkerState): Rule {
  for (const { owned, abilities } of hookSources(game, stalker)) {
    if (abilities.beforeCriticalInjury && (yield* abilities.beforeCriticalInjury(game, stalker, owned)))
      return;
  }
  const [first, second] = stalker.turns;
  if (first.injured && second.injured) stalkerDies(game, stalker);
  const { supply } = game.state;
  if (supply.criticalInjury <= 0) {
    tell(game, { fact: 'componentRanOut', component: 'criticalInjury', clauses: ['G2'] });
    return;
  }
  const options: Extract<Option, { is: 'turn' }>[] = [];
  if (!first.injured) options.push({ is: 'turn', token: 0 });
  if (!second.injured) options.push({ is: 'turn', token: 1 });
  const about = { entity: stalker.id };
  const { token } = yield* choose({
    kind: 'criticalInjury',
    who: stalker.id,
    clauses: ['S5'],
    about,
    options,
  });
  supply.criticalInjury--;
  stalker.turns[token].injured = true;
  tell(game, { fact: 'criticalInjury', stalker: stalker.id, token, clauses: ['S5'] });
}

/** S6, R13: the Mission ends at once as its objective card says. */
export function stalkerDies(game: Game, stalker: StalkerState): never {
  falls(game, stalker);
  failByDeath(game);
}

function falls(game: Game, stalker: StalkerState): void {
  stalker.dead = true;
  const space = spaceOf(stalker);
  tell(game, { fact: 'died', entity: stalker.id, card: stalker.card, space, clauses: ['S6', 'R13'] });
}

/** EQ2, S5: healing stops at the maximum; above 0 it discards all Critical Injuries. */
export function heal(game: Game, stalker: StalkerState, amount: number, clauses: readonly Clause[]): void {
  const healed = Math.min(amount, maxHp(game, stalker) - stalker.hp);
  if (healed <= 0) return;
  stalker.hp += healed;
  tell(game, { fact: 'healed', stalker: stalker.id, amount: healed, hp: stalker.hp, clauses });
  discardCriticalInjuries(game, stalker);
}

function discardCriticalInjuries(game: Game, stalker: StalkerState): void {
  const { supply, turn: now } = game.state;
  let discarded = 0;
  for (const [token, turn] of stalker.turns.entries()) {
    if (!turn.injured) continue;
    turn.injured = false;
    // No Standard Action comes back this Round. Above a finished Turn it has not counted yet and nothing is left of it.
    const finished = turn.used && !(now?.stalker === stalker.id && now.token === token);
    if (!finished) turn.healed = true;
    discarded++;
  }
  if (discarded === 0) return;
  supply.criticalInjury += discarded;
  tell(game, { fact: 'criticalInjuriesHealed', stalker: stalker.id, clauses: ['S5'] });
}

/** S5, SO1, SO2: how many Standard Actions the Turn of this token allows in all. */
export function standardActions(game: Game, stalker: StalkerState, token: 0 | 1): number {
  const { injured, healed } = stalker.turns[token];
  if (injured || healed) return 1;
  return game.state.stalkerCount === 1 ? 3 : 2;
}

export function maxHp(game: Game, stalker: StalkerState): number {
  const card = game.box.stalkers[stalker.card];
  if (!card) throw new RuleError(`no Stalker card ${stalker.card}`);
  return card.hp;
}
