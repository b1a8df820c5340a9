/** From the dice to the end of an attack: who is hit how hard, in which order, and what follows (AK6 to AK13). */
import type { StalkerAttack } from '../../model/abilities.ts';
import type { Option } from '../../model/decision.ts';
import type { Modifier } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyState, EntityState } from '../../model/state.ts';
import { roll, successes } from '../basics/dice.ts';
import { enemyCard } from '../basics/entities.ts';
import { type AbilitySource, attackSources } from '../gear/outfit.ts';
import { hitEnemy, toughness } from '../harm/wounds.ts';
import { faceEntity } from '../map/facing.ts';
import { offerRerolls } from '../stalker/rerolls.ts';
import { attackPool, coverModifier, partsOf, spreads } from './attackPool.ts';
import { aimed } from './masks.ts';

/** AK4, AK5: the roll with its rerolls, and what cards do after it. */
export function* rollAttack(game: Game, attack: StalkerAttack): Rule {
  const { stalker } = attack;
  const pool = attackPool(game, attack);
  attack.successes.push(...pool.successes);
  attack.masks.push(...pool.masks);
  attack.dice = roll(game, stalker.id, 'attack', pool);
  yield* offerRerolls(game, stalker, 'attack', attack.dice, { attack }, () => ({
    part: attack.part,
    accurate: attack.accurate,
    modifiers: addedTo(game, attack),
  }));
  for (const { owned, abilities } of attackSources(game, attack)) {
    if (abilities.afterAttackRoll) yield* abilities.afterAttackRoll(game, attack, owned);
  }
}

/** AK6: what the dice are worth besides themselves against the main target; a Blast has none. */
const addedTo = (game: Game, attack: StalkerAttack): readonly Modifier[] =>
  attack.target === null
    ? [...attack.successes]
    : [
        ...attack.successes,
        ...coverModifier(game, attack, attack.target),
        ...toughness(game, attack.target, attack.stalker.space),
      ];

/** AK6: what the roll is worth, with its parts. */
export const scored = (game: Game, attack: StalkerAttack): readonly Modifier[] => [
  { reason: 'dice', by: successes(game, attack.dice, attack.accurate) },
  ...attack.successes,
];

/** AK3: the Body Part is picked among those the main target has. */
export function* pickBodyPart(game: Game, attack: StalkerAttack): Rule {
  const { target, stalker } = attack;
  if (!target) return;
  const { part } = yield* choose({
    kind: 'bodyPart',
    who: stalker.id,
    clauses: ['AK3'],
    about: { entity: stalker.id, target: target.id },
    options: partsOf(game, target).map((part) => ({ is: 'part' as const, part })),
  });
  attack.part = part;
}

/** Each target and its share of the successes, cover not yet subtracted. */
export interface Share {
  readonly target: EnemyState;
  readonly successes: readonly Modifier[];
}

/** AK9, AK12: dealt out after rerolls and before any cards are drawn; what others do not get is the main target's. */
export function* dealOut(game: Game, attack: StalkerAttack): Rule<readonly Share[]> {
  const { target, stalker } = attack;
  const all = scored(game, attack);
  if (!target) return [];
  if (attack.blast) return attack.within.map((enemy) => ({ target: enemy, successes: all })); // AK10
  if (!spreads(attack.attack) || attack.within.length <= 1) return [{ target, successes: all }];
  const total = Math.max(
    0,
    all.reduce((sum, { by }) => sum + by, 0),
  );
  const shares: Share[] = [];
  let left = total;
  for (const other of attack.within) {
    if (other === target || left === 0) continue;
    const number = yield* shareOf(attack, other, left);
    if (number === 0) continue;
    left -= number;
    aimed(attack, other);
    shares.push({ target: other, successes: [{ reason: 'spread', by: number }] });
  }
  const own: Share = { target, successes: shares.length === 0 ? all : [{ reason: 'spread', by: left }] };
  return [own, ...shares];

  function* shareOf(of: StalkerAttack, other: EnemyState, most: number): Rule<number> {
    const options: Extract<Option, { is: 'number' }>[] = [];
    for (let number = 0; number <= most; number++) options.push({ is: 'number', number });
    const chosen = yield* choose({
      kind: 'spread',
      who: stalker.id,
      clauses: ['AK9', 'AK12'],
      about: {
        entity: of.stalker.id,
        target: other.id,
        amount: most,
        cause: 'attack',
        dice: [...of.dice],
      },
      options,
    });
    return chosen.number;
  }
}

/** Targets one by one in the attacker's order (AK10). */
export function* oneByOne<T>(
  attack: StalkerAttack,
  targets: readonly T[],
  entityOf: (target: T) => EntityState,
  resolve: (target: T) => Rule,
): Rule {
  const left = [...targets];
  while (left.length > 0) {
    const { entity } = yield* choose({
      kind: 'blastOrder',
      who: attack.stalker.id,
      clauses: ['AK10'],
      about: { entity: attack.stalker.id },
      options: left.map((target) => {
        const { id, space } = entityOf(target);
        return { is: 'entity' as const, entity: id, space };
      }),
    });
    const at = left.findIndex((target) => entityOf(target).id === entity);
    const [next] = left.splice(at, 1);
    if (next !== undefined && entityOf(next).space !== null) yield* resolve(next);
  }
}

/** AK6: subtract cover, compare with the To Hit table, resolve. Others than a Burst's main target are hit on the Torso. */
export function* resolveShare(game: Game, attack: StalkerAttack, share: Share): Rule {
  const { target, successes: given } = share;
  const part = target === attack.target || attack.blast ? attack.part : 'torso';
  const counted = [...given, ...coverModifier(game, attack, target)];
  const { id, space } = attack.stalker;
  aimed(attack, target);
  const lives = yield* hitEnemy(game, target, part, counted, { from: space, picks: id });
  if (!lives) attack.kills++;
}

/** AK8: every surviving Enemy that was a target turns to face the attacker, hit or missed; each turn checks AT2. */
export function* faceAttacker(game: Game, attack: StalkerAttack): Rule {
  for (const enemy of attack.hit) {
    if (enemy.space !== null && !attack.unaware.includes(enemy))
      yield* faceEntity(game, enemy, attack.stalker, ['AK8', 'F1']);
  }
  for (const enemy of attack.hit) {
    if (enemy.space === null) continue;
    const afterAttacked = enemyCard(game, enemy).abilities?.afterAttacked;
    if (afterAttacked) yield* afterAttacked(game, enemy);
  }
}

/** AK13: what follows an attack, in the order the player likes. */
export function* afterAttack(game: Game, attack: StalkerAttack): Rule {
  const done = new Set<AbilitySource['abilities']>();
  for (;;) {
    const due = attackSources(game, attack).filter(
      ({ owned, abilities }) =>
        abilities.afterAttack && !done.has(abilities) && abilities.afterAttack.applies(game, attack, owned),
    );
    if (due.length === 0) return;
    const { effect } = yield* choose({
      kind: 'orderAfter',
      who: attack.stalker.id,
      clauses: ['AK13'],
      about: { entity: attack.stalker.id, target: attack.target?.id ?? null },
      options: due.map(({ card, abilities }) => ({
        is: 'effect' as const,
        effect: `${card}:${abilities.afterAttack?.id}`,
        target: null,
        cost: 0,
      })),
    });
    const next = due.find(({ card, abilities }) => effect === `${card}:${abilities.afterAttack?.id}`);
    if (!next?.abilities.afterAttack) return;
    done.add(next.abilities);
    yield* next.abilities.afterAttack.perform(game, attack, next.owned);
  }
}
