/** C7, C9: the game in which a Campaign's Mission is played, found by its name whatever the lists say. */

import type { MissionResult } from '@zonecrawl/engine/game';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import { bring, readKept } from './bring.ts';
import { missionId } from './describe.ts';
import { gameStore, keepRecord, type NewGame, removeGame, takeIn } from './games.ts';
import { holdGame } from './lock.ts';
import { firstUpdate } from './ports.ts';
import type { SavedCampaign, SavedGame } from './types.ts';

export type MissionGame =
  | { readonly is: 'notBegun'; readonly id: string }
  | { readonly is: 'running'; readonly record: SavedGame }
  | { readonly is: 'over'; readonly record: SavedGame; readonly result: MissionResult };

/** `describe`: what its record says, should it have none. */
export async function missionGame(
  campaign: Pick<SavedCampaign, 'id' | 'exploration'>,
  port: GamePort,
  describe: (update: Update) => Pick<NewGame, 'name' | 'people' | 'company'>,
): Promise<MissionGame> {
  const there = await gameStore();
  const id = await named(campaign, port);
  const where = await there.whereabouts(id);
  if (where.in === 'nowhere') return { is: 'notBegun', id };
  // Where there is no place for journals the page remembers the game, and the worker has yet to hear of it.
  if (where.in === 'saves') await port.own({ ask: 'load', game: id, save: where.saves[0] });
  const record = (await there.record(id)) ?? (await described(id, campaign.id, port, describe));
  if (record === undefined) return { is: 'notBegun', id };
  const reply = await port.own({ ask: 'result', game: id });
  return reply.ok && reply.result ? { is: 'over', record, result: reply.result } : { is: 'running', record };
}

/** A page that was closed just after the Mission had begun leaves a game without a record. */
async function described(
  id: string,
  campaign: string,
  port: GamePort,
  describe: (update: Update) => Pick<NewGame, 'name' | 'people' | 'company'>,
): Promise<SavedGame | undefined> {
  const first = firstUpdate(port);
  const brought = await bring(port, await gameStore(), id);
  if (!brought.ok) return undefined;
  const update = await first;
  const { record } = await keepRecord(update, { id, campaign, setup: null, ...describe(update) });
  return record;
}

/**
 * Version 0.1.0 gave the game of a Mission any name and found it by how it began: its seed ends with the number of the
 * Exploration. Such a game gets its name now, unless another tab plays it.
 */
async function named(
  { id: campaign, exploration }: Pick<SavedCampaign, 'id' | 'exploration'>,
  port: GamePort,
): Promise<string> {
  const there = await gameStore();
  const id = missionId(campaign, exploration);
  const old = (await there.list()).find(
    (game) =>
      game.campaign === campaign &&
      !game.id.startsWith(`${campaign}.`) &&
      game.setup?.seed.endsWith(` ${exploration}`),
  );
  if (old === undefined) return id;
  const hold = await holdGame(old.id, async () => {});
  if (hold === null) return old.id;
  try {
    if ((await there.whereabouts(id)).in === 'nowhere' && !(await renamed(old, id, port))) return old.id;
    await removeGame(old.id);
    return id;
  } finally {
    hold.release();
  }
}

async function renamed(old: SavedGame, id: string, port: GamePort): Promise<boolean> {
  const save = await readKept(port, await gameStore(), old.id);
  if (save === undefined) return false;
  const { name, people, campaign, company } = old;
  const taken = await takeIn(port, id, save, () => ({
    name,
    people,
    ...(campaign === undefined ? {} : { campaign }),
    ...(company === undefined ? {} : { company }),
  }));
  return taken.ok;
}
