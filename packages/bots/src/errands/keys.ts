/** What makes two questions the same, and two stops. */
import type { Condition } from '@zonecrawl/engine/model';
import type { Stop } from './types.ts';

/** Of the conditions a Mission is written in; they last as long as it does. */
const written = new WeakMap<Condition, string>();

/** Two conditions that say the same have the same key. What is asked on the way is a new object each time. */
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

function keyOfWritten(condition: Condition): string {
  let key = written.get(condition);
  if (key === undefined) {
    key = JSON.stringify(condition);
    written.set(condition, key);
  }
  return key;
}

/** Stops with the same key are done in one go. */
export const keyOfStop = ({ do: what, action, spaces, companion, enemies }: Stop): string =>
  `${what} ${action ?? ''} ${companion ?? ''} ${enemies?.join() ?? ''} ${spaces.join()}`;
