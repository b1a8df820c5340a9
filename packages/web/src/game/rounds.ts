/** How many Rounds follow the one under way: the clock of a Mission, as people read it. */
import type { View } from '@zonecrawl/engine/view';
import { box } from './cards.ts';

/** R3: every Event left is a Round, but for one that ends the Mission as soon as it is drawn. */
export function roundsLeft({ mission, decks }: Pick<View, 'mission' | 'decks'>): number {
  return Math.max(0, decks.events - (endsByEvent(mission.id) ? 1 : 0));
}

function endsByEvent(id: string): boolean {
  const mission = box.value?.missions[id];
  const last = mission?.setup.events.at(-1);
  const card = mission?.events.find((event) => event.id === last);
  return card?.instant.some((effect) => effect.do === 'end') ?? false;
}
