/** The browser's clock; tests bring their own. */
import type { Clock } from '@zonecrawl/engine/kernel';

export const clock: Clock = {
  after: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
