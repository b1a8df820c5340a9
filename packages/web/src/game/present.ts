/**
 * Intermediate views for playback: facts arrive together with the view after the last of them, and this applies one
 * fact to the view before it, so that they can be shown one by one. It decides nothing: when the last fact was shown
 * the true view takes its place.
 */

import { type EntityId, enemyId, type Fact } from '@zonecrawl/engine/model';
import type { EnemyView, StalkerView, View } from '@zonecrawl/engine/view';

type Of<N extends Fact['fact']> = Extract<Fact, { readonly fact: N }>;

export function presented(view: View, fact: Fact): View {
  switch (fact.fact) {
    case 'roundBegan':
      return { ...view, round: fact.round };
    case 'phaseBegan':
      return { ...view, phase: fact.phase };
    case 'eventDrawn':
      return { ...view, event: fact.card };
    case 'turnEnded':
      return { ...view, turn: null };
    case 'leadPassed':
      return { ...view, lead: { holder: fact.to, flipped: fact.flipped } };
    case 'leadTurnedBack':
      return { ...view, lead: { holder: fact.holder, flipped: false } };
    case 'moved':
      return entity(view, fact.entity, { space: fact.to });
    case 'turned':
      return entity(view, fact.enemy, { facing: fact.to });
    case 'placed':
      return placed(view, fact);
    case 'leftMap':
      return entity(view, fact.entity, { space: null });
    case 'died':
      return dead(view, fact.entity);
    case 'hpLost':
      return entity(view, fact.entity, { hp: fact.hp });
    case 'healed':
      return entity(view, fact.stalker, { hp: fact.hp });
    case 'statusGained':
      return entity(view, fact.entity, { [fact.status]: true });
    case 'statusLost':
      return entity(view, fact.entity, { [fact.status]: false });
    case 'criticalInjury':
      return injuries(view, fact.stalker, (token, isInjured) => isInjured || token === fact.token);
    case 'criticalInjuriesHealed':
      return injuries(view, fact.stalker, () => false);
    case 'dosageRaised':
    case 'dosageReduced':
      return stalker(view, fact.stalker, { dosage: fact.dosage });
    case 'attentionPlaced':
      return stalker(view, fact.stalker, { attention: { level: fact.level, space: fact.space } });
    case 'attentionMoved':
      return stalker(view, fact.stalker, { attention: { level: fact.level, space: fact.to } });
    case 'attentionReduced':
      return reduced(view, fact);
    case 'bolts':
      return stalker(view, fact.stalker, { bolts: fact.bolts });
    case 'ammoSpent':
    case 'reloaded':
      return ammo(view, fact.stalker, fact.owned, fact.ammo);
    case 'noVisibilityPlaced':
      return { ...view, noVisibility: [...view.noVisibility, fact.space] };
    case 'tokensDiscarded':
      return {
        ...view,
        bolts: [],
        noVisibility: [],
        enemies: view.enemies.map((enemy) => ({ ...enemy, pinDown: false })),
      };
    case 'boltPlaced':
      return { ...view, bolts: [...view.bolts, { overlay: fact.overlay, symbol: fact.symbol }] };
    case 'unknownTurnedUp':
      return { ...view, unknown: stackChanged(view.unknown, fact.space, -1) };
    case 'lootTurnedUp':
      return { ...view, loot: stackChanged(view.loot, fact.space, -1) };
    default:
      return view;
  }
}

function entity(view: View, id: EntityId, change: Partial<EnemyView> & Partial<StalkerView>): View {
  const changed = <E extends { readonly id: EntityId }>(all: readonly E[]): readonly E[] =>
    all.some((one) => one.id === id) ? all.map((one) => (one.id === id ? { ...one, ...change } : one)) : all;
  return {
    ...view,
    stalkers: changed(view.stalkers),
    enemies: changed(view.enemies),
    companions: changed(view.companions),
  };
}

/** Whoever is dead sees nobody any more, and is not seen; a Stalker stays where it fell, the others are taken away. */
const dead = (view: View, entityId: EntityId): View => ({
  ...view,
  stalkers: view.stalkers.map((one) => (one.id === entityId ? { ...one, dead: true } : one)),
  companions: view.companions.map((one) => (one.id === entityId ? { ...one, space: null } : one)),
  enemies: view.enemies.filter(({ id }) => id !== entityId),
  figures: view.figures.map((one) => ({
    ...one,
    seenBy: one.seenBy.filter((id) => id !== entityId),
    inSight: one.inSight.filter((id) => id !== entityId),
  })),
});

const stalker = (view: View, id: number, change: Partial<StalkerView>): View => ({
  ...view,
  stalkers: view.stalkers.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Which of the two Turn tokens lie under a Critical Injury. */
function injuries(view: View, id: number, isNow: (token: number, isInjured: boolean) => boolean): View {
  const who = view.stalkers.find((one) => one.id === id);
  if (who === undefined) return view;
  const [first, second] = who.turns;
  return stalker(view, id, {
    turns: [
      { ...first, injured: isNow(0, first.injured) },
      { ...second, injured: isNow(1, second.injured) },
    ],
  });
}

/** A standee comes onto the map; what is not told of it shows when the true view comes. */
function placed(view: View, fact: Of<'placed'>): View {
  const { entity: id, card, space, facing } = fact;
  const there = [...view.stalkers, ...view.enemies, ...view.companions].some((one) => one.id === id);
  if (there) return entity(view, id, facing === null ? { space } : { space, facing });
  if (facing === null) return view;
  const enemy: EnemyView = {
    id: enemyId(id),
    card,
    space,
    covers: [],
    arrived: undefined,
    facing,
    hp: 1,
    pinDown: false,
    exposed: false,
  };
  return { ...view, enemies: [...view.enemies, enemy] };
}

function reduced(view: View, { stalker: id, to }: Of<'attentionReduced'>): View {
  const attention = view.stalkers.find((one) => one.id === id)?.attention ?? null;
  const after = to === null || attention === null ? null : { level: to, space: attention.space };
  return stalker(view, id, { attention: after });
}

function ammo(view: View, id: number, owned: number, left: number): View {
  const who = view.stalkers.find((one) => one.id === id);
  if (who?.weapon?.id !== owned) return view;
  return stalker(view, id, { weapon: { ...who.weapon, ammo: left } });
}

function stackChanged<S extends { readonly space: number; readonly count: number }>(
  stacks: readonly S[],
  space: number,
  by: number,
): readonly S[] {
  return stacks
    .map((stack) => (stack.space === space ? { ...stack, count: stack.count + by } : stack))
    .filter(({ count }) => count > 0);
}
