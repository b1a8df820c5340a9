/** All that one Enemy does, gathered from its facts: what a beat tells of it, on the map and to whoever listens. */
import type { Direction, SpaceId } from '@zonecrawl/engine/board';
import type { EntityId, Fact } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { actorOf } from '../game/beats.ts';
import type { LogLine } from '../game/log.ts';

type Of<N extends Fact['fact']> = Extract<Fact, { readonly fact: N }>;

export interface EnemyActs {
  readonly enemy: EntityId;
  from: SpaceId | null;
  to: SpaceId | null;
  facing: Direction | null;
  special: string | null;
  attack: EnemyAttack | null;
  /** Why it does not attack, and why it does not move. */
  heldFire: Of<'enemyHeldFire'>['reason'] | null;
  stayed: Of<'enemyStayed'>['reason'] | null;
  /** Whom it sees where it stands now, as far as facts tell; null: none does. */
  saw: readonly EntityId[] | null;
}

export interface EnemyAttack {
  readonly target: EntityId;
  readonly damage: number;
  /** null: not defended yet. */
  through: number | null;
  /** What the target has left; null: it has lost nothing yet. */
  hp: number | null;
}

export const noActs = (enemy: EntityId): EnemyActs => ({
  enemy,
  from: null,
  to: null,
  facing: null,
  special: null,
  attack: null,
  heldFire: null,
  stayed: null,
  saw: null,
});

/** Adds a fact in which that Enemy acts. */
export function addAct(acts: EnemyActs, fact: Fact): void {
  switch (fact.fact) {
    case 'moved':
      acts.from ??= fact.from;
      acts.to = fact.to;
      acts.saw = null;
      return;
    case 'turned':
      acts.facing = fact.to;
      acts.saw = null;
      return;
    case 'enemyAttacked':
      acts.attack = { target: fact.target, damage: fact.damage, through: null, hp: null };
      acts.heldFire = null;
      return;
    case 'enemyHeldFire':
      acts.heldFire = fact.reason;
      if (fact.reason === 'noTarget') acts.saw = [];
      return;
    case 'enemyStayed':
      acts.stayed = fact.reason;
      return;
    case 'interrupted':
      acts.saw = [fact.target];
      return;
    case 'lookedAround':
      acts.saw = fact.found === null ? [] : [fact.found];
      return;
    case 'specialPerformed':
      acts.special = fact.special;
      return;
    default:
      return;
  }
}

/** Adds what its attack brings to whoever is attacked; false: the fact is about something else. */
export function addOutcome({ attack }: EnemyActs, fact: Fact): boolean {
  if (attack === null) return false;
  if (fact.fact === 'defended' && fact.stalker === attack.target && attack.through === null) {
    attack.through = fact.damage;
    return true;
  }
  if (fact.fact === 'hpLost' && fact.entity === attack.target && attack.hp === null) {
    attack.hp = fact.hp;
    return true;
  }
  return false;
}

/** It stands elsewhere than before. */
export const hasMoved = ({ from, to }: EnemyActs): boolean => to !== null && to !== from;

/**
 * Whom the Enemy sees after what it did: as its facts tell, and as the view tells that comes after all later facts,
 * unless one of these changes what is seen. null: nothing tells.
 */
export function seenBy(
  { enemy, saw }: EnemyActs,
  after: View,
  later: readonly Fact[],
): readonly EntityId[] | null {
  const friends = new Set<EntityId>([...after.stalkers, ...after.companions].map(({ id }) => id));
  const isThere = after.enemies.some(({ id, space }) => id === enemy && space !== null);
  if (!isThere || later.some((fact) => changesSight(fact, enemy, friends))) return saw;
  const stalkers: readonly EntityId[] = after.stalkers
    .filter(({ id }) => after.figures[id]?.seenBy.some((one) => one === enemy))
    .map(({ id }) => id);
  const seen = [...new Set([...stalkers, ...(saw ?? [])])];
  // A view does not tell who sees a Companion.
  return seen.length === 0 && after.companions.some(({ space }) => space !== null) ? saw : seen;
}

function changesSight(fact: Fact, enemy: EntityId, friends: ReadonlySet<EntityId>): boolean {
  switch (fact.fact) {
    case 'moved':
    case 'placed':
    case 'leftMap':
    case 'died':
      return fact.entity === enemy || friends.has(fact.entity);
    case 'turned':
      return fact.enemy === enemy;
    case 'noVisibilityPlaced':
    case 'mapChanged':
      return true;
    case 'tokensDiscarded':
      return fact.noVisibility > 0;
    default:
      return false;
  }
}

/** What an Enemy has done in a beat so far; null: it is no Enemy's. */
export function enemyBeat(beat: readonly LogLine[], enemies: ReadonlySet<EntityId>): EnemyActs | null {
  const first = beat[0];
  const actor = first === undefined ? undefined : actorOf(first.fact);
  if (actor === undefined || !enemies.has(actor)) return null;
  const acts = noActs(actor);
  for (const { fact } of beat) {
    if (actorOf(fact) === actor) addAct(acts, fact);
    else addOutcome(acts, fact);
  }
  return acts;
}
