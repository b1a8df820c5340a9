/**
 * What a Mission decided by chance when it began and keeps to itself: counters that one of several branches set, while
 * nothing on the table shows which. It is out as soon as something that asks for one of them has fired.
 */

import { IdentityCache } from '../../cache/identityCache.ts';
import type { Effect } from '../../model/effects.ts';
import type { Game } from '../../model/game.ts';
import type { Mission } from '../../model/mission.ts';
import { missionOf } from '../../rules/basics/mission.ts';
import { walkMission } from './walk.ts';

export interface Secret {
  /** For each branch, as likely as any other, what the counters would be. */
  readonly branches: readonly Readonly<Record<string, number>>[];
  /** Keys of triggers, as `MissionState.fired` has them, that give it away. */
  readonly toldBy: readonly string[];
}

const known = new IdentityCache<Mission, readonly Secret[]>();

/** Those nobody can know yet. */
export function secretsOf(game: Game): readonly Secret[] {
  const secrets = known.of(missionOf(game), find);
  const { fired } = game.state.mission;
  // Before the Mission has begun there is nothing to hide.
  if (secrets.length === 0 || game.state.round === 0) return [];
  return secrets.filter(({ toldBy }) => !toldBy.some((key) => fired.includes(key)));
}

function find(mission: Mission): readonly Secret[] {
  return (mission.begin ?? []).flatMap((effect) => {
    if (effect.do !== 'random') return [];
    const branches = effect.of.map(countersSet);
    if (branches.includes(null)) return [];
    const counters = [...new Set(branches.flatMap((branch) => Object.keys(branch ?? {})))];
    const whole = branches.map((branch) =>
      Object.fromEntries(counters.map((counter) => [counter, branch?.[counter] ?? 0])),
    );
    return [{ branches: whole, toldBy: readersOf(mission, counters) }];
  });
}

/** What a branch sets, if it does nothing that could be seen. */
function countersSet(effects: readonly Effect[]): Readonly<Record<string, number>> | null {
  const set: Record<string, number> = {};
  for (const effect of effects) {
    if (effect.do !== 'counter' || typeof effect.set === 'object') return null;
    set[effect.counter] = (effect.set ?? 0) + (effect.add ?? 0);
  }
  return set;
}

/** Triggers that ask for one of these counters anywhere in them. */
function readersOf(mission: Mission, counters: readonly string[]): readonly string[] {
  const triggers: { readonly where: string; readonly key: string }[] = [];
  const read: string[] = [];
  walkMission(mission, {
    trigger: ({ id }, where, { card }) => triggers.push({ where, key: `${card ?? ''}/${id}` }),
    condition: (condition, where) => {
      if (condition.if === 'counter' && counters.includes(condition.counter)) read.push(where);
    },
  });
  return triggers
    .filter(({ where }) => read.some((place) => place.startsWith(`${where}.`)))
    .map(({ key }) => key);
}
