/** Zone Survival (ZS): scenarios, maps and the decks of its own. How to write them: docs/survival.md. */
import type { SurvivalBook } from '@zonecrawl/engine/model';
import { events, notes } from './events/index.ts';
import { maps } from './maps/index.ts';
import { scenarios } from './scenarios/index.ts';
import { setupCards } from './setup/index.ts';

const byId = <T extends { readonly id: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((one) => [one.id, one]));

export const survival: SurvivalBook = {
  scenarios: byId(scenarios),
  maps: byId(maps),
  setupCards,
  notes,
  events,
  overlays: [],
};
