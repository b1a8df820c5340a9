/** Keys that identify equal questions and equal stops. */
import { IdentityCache } from '@zonecrawl/engine/cache';
import type { Condition } from '@zonecrawl/engine/model';
import type { Stop } from './types.ts';

/** Keys of the conditions in a Mission's data, cached as long as the Mission exists. */
const written = new IdentityCache<Condition, string>();

/** Equal conditions have the same key. Conditions made during the search are new objects and not cached. */
export function keyOfCondition(condition: Condition): string {
  switch (condition.if) {
    case 'face':
      return `face ${condition.card} ${condition.face ?? ''}`;
    case 'companion':
      return `companion ${condition.companion} ${condition.is}`;
    case 'counter': {
      const { counter, is, value } = condition;
      return `counter ${counter} ${is} ${typeof value === 'number' ? value : JSON.stringify(value)}`;
    }
    case 'everybodyLeft':
      return 'everybodyLeft';
    case 'token':
      return condition.place ? keyOfWritten(condition) : `token ${condition.token}`;
    default:
      return keyOfWritten(condition);
  }
}

const keyOfWritten = (condition: Condition): string => written.of(condition, JSON.stringify);

/** Stops with the same key are completed together. */
export const keyOfStop = ({ do: what, action, spaces, companion, enemies }: Stop): string =>
  `${what} ${action ?? ''} ${companion ?? ''} ${enemies?.join() ?? ''} ${spaces.join()}`;
