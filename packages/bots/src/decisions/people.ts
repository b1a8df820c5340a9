/** R5, S5, LS, A10: Turns, tokens and optional abilities. */
import type { Decision } from '@zonecrawl/engine/model';
import { maxHp } from '@zonecrawl/engine/rules';
import { plain, type Reasoned } from '../base/reasons.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { distanceTo } from '../map/distance.ts';

/** LS1: it does not matter for ties who leads; the Stalker with most HP does. */
export function weighLead({ game }: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  const stalker = option?.is === 'stalker' ? game.state.stalkers[option.stalker] : undefined;
  return plain(stalker ? maxHp(game, stalker) : 0);
}

/** Uses the uninjured Turn first; puts an Injury above a Turn that is already over. */
export function weighNextTurn({ stalker }: Evaluation, { kind, options }: Decision, index: number): Reasoned {
  const option = options[index];
  if (option?.is !== 'turn') return plain(-1);
  const { used, injured, slid } = stalker.turns[option.token];
  if (kind === 'criticalInjury') return plain(used ? 1 : slid > 0 ? 0.5 : 0);
  return plain(injured ? 0 : 0.5);
}

export function weighLeadToken(
  { game, stalker }: Evaluation,
  { options }: Decision,
  index: number,
): Reasoned {
  const option = options[index];
  const missing = maxHp(game, stalker) - stalker.hp;
  const heals = option?.is === 'say' && option.say === 'heal';
  return plain(heals ? Math.min(2, missing) : stalker.focus ? 0 : 1.2);
}

/** A10: optional abilities mostly help. Companions follow if that brings them nearer to their goal. */
export function weighAbility(evaluation: Evaluation, { options, about }: Decision, index: number): Reasoned {
  const option = options[index];
  if (option?.is !== 'say') return plain(1);
  if (option.say === 'no') return plain(0);
  const companion = evaluation.game.state.companions.find(
    ({ card, space }) => card === about.card && space !== null,
  );
  const stop = evaluation.errands.open.find((each) => each.companion === companion?.id);
  if (!companion || companion.space === null || !stop || evaluation.stalker.space === null) return plain(1);
  const to = distanceTo(evaluation.game, stop.spaces);
  return plain(
    to(companion.space) -
      to(evaluation.stalker.space) +
      (evaluation.danger.seenBy(evaluation.stalker.space).length > 0 ? -2 : 0.5),
  );
}

/** Kinds of Enemies that may appear: the weakest. */
export function weighCard({ game }: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  if (option?.is !== 'choice') return plain(0);
  const enemy = game.box.enemies[option.choice];
  return plain(enemy ? -enemy.attack.damage * enemy.hp : 0);
}
