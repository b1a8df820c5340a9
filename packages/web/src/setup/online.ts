/** What is to be played online: chosen on the pages of a new game or among stored ones, opened as a room on another. */
import { signal } from '@preact/signals';
import type { CardId, GameSetup } from '@zonecrawl/engine/model';
import type { Opening } from '@zonecrawl/engine/online';
import { startWorkerPort } from '../game/port.ts';
import { keptGame, type SavedGame } from '../saves/index.ts';
import { go } from '../shell/route.ts';

export interface Plan {
  readonly opening: Opening;
  /** null: a Campaign. */
  readonly mission: string | null;
  /** By seat; null: they are chosen later. */
  readonly stalkers: readonly CardId[] | null;
  /** The name of a stored game that goes on online; null: a new one begins. */
  readonly stored: string | null;
}

/** null: nothing is chosen yet. */
export const planned = signal<Plan | null>(null);

function plan(next: Plan): void {
  planned.value = next;
  go({ screen: 'online' });
}

/** The seed is left out: the server makes its own. */
export function planOnline({ mission, stalkers, options }: GameSetup): void {
  const setup = { mission, stalkers, ...(options === undefined ? {} : { options }) };
  plan({
    opening: { mode: 'mission', setup },
    mission,
    stalkers: stalkers.map(({ stalker }) => stalker),
    stored: null,
  });
}

export const planCampaign = (): void =>
  plan({ opening: { mode: 'campaign' }, mission: null, stalkers: null, stored: null });

/** A stored game goes on online, and stays here as it is; false: nothing of it could be read. */
export async function takeOnline(record: SavedGame): Promise<boolean> {
  const save = await keptGame(record, startWorkerPort);
  if (save === undefined) return false;
  const { mission, stalkers, name } = record;
  plan({ opening: { mode: 'save', save }, mission, stalkers, stored: name });
  return true;
}

export function planStoredCampaign(save: unknown, name: string): void {
  plan({ opening: { mode: 'save', save }, mission: null, stalkers: null, stored: name });
}
