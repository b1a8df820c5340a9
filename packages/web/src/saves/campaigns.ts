/** The player's Campaigns: their shelf, and what can be done with them besides playing. */
import { signal } from '@preact/signals';
import type { CampaignPort, CampaignSave, CampaignUpdate } from '@zonecrawl/engine/campaign';
import type { GamePort } from '@zonecrawl/engine/host';
import type { GameSave } from '@zonecrawl/engine/kernel';
import type { GameSetup } from '@zonecrawl/engine/model';
import { type Autosave, keepWriting } from './autosave.ts';
import { newId } from './describe.ts';
import { download, fileName, readCampaignText, textOfCampaign } from './files.ts';
import { type Imported, keepGame, openOn, refresh, shelf, troubleOf } from './games.ts';
import { type PlayersOf, seatedOf } from './players.ts';
import { keepsGames, onShelvesChanged, shelves, tellOtherTabs } from './shelves.ts';
import type { CampaignRecord, CampaignShelf, GameRecord, Owner } from './types.ts';

export const campaignShelf = async (): Promise<CampaignShelf> => (await shelves()).campaigns;

/** The list as it was last read, newest first; null before. */
export const campaigns = signal<readonly CampaignRecord[] | null>(null);

onShelvesChanged(() => void refreshCampaigns());

export async function refreshCampaigns(): Promise<readonly CampaignRecord[]> {
  const there = await campaignShelf();
  keepsGames.value = there.lasting;
  campaigns.value = await there.list().catch(() => []);
  return campaigns.value;
}

async function changed(): Promise<void> {
  tellOtherTabs();
  await Promise.all([refreshCampaigns(), refresh()]);
}

type Progress = Omit<CampaignRecord, 'id' | 'name' | 'created' | 'players'>;

export function campaignProgress({ view, decision, at }: CampaignUpdate, now: number): Progress {
  return {
    group: view.group,
    exploration: view.exploration.number,
    at: decision.kind,
    location: view.exploration.mission,
    won: [...new Set(view.finished.filter(({ won }) => won).map(({ mission }) => mission))],
    played: view.finished.length,
    coupons: view.stash.coupons,
    inputs: at,
    changed: now,
  };
}

export interface CampaignAutosaveOptions {
  readonly port: CampaignPort;
  readonly shelf: CampaignShelf;
  readonly record: CampaignRecord;
  readonly owner: Owner;
  readonly now?: () => number;
}

export const keepSavingCampaign = ({
  now = Date.now,
  ...options
}: CampaignAutosaveOptions): Autosave<CampaignRecord> =>
  keepWriting<CampaignRecord, CampaignSave, CampaignUpdate>({
    ...options,
    describe: (record, update) => ({ ...record, ...campaignProgress(update, now()) }),
  });

/** Puts a Campaign that stands on a port on the shelf. */
export async function keepCampaign(
  port: CampaignPort,
  update: CampaignUpdate,
  name: string,
  players: PlayersOf = {},
): Promise<CampaignRecord> {
  const save = await port.request({ ask: 'save' });
  if ('problems' in save) throw new Error(save.problems.map(({ what }) => what).join('; '));
  const now = Date.now();
  const record: CampaignRecord = {
    id: newId(),
    name,
    created: now,
    players,
    ...campaignProgress(update, now),
  };
  await (await campaignShelf()).add(record, save);
  void navigator.storage?.persist?.();
  await changed();
  return record;
}

export async function renameCampaign(id: string, name: string): Promise<void> {
  await (await campaignShelf()).rename(id, name);
  await changed();
}

/** Takes a Campaign and its Missions off the shelves; the function puts all of it back. */
export async function removeCampaign(id: string): Promise<() => Promise<void>> {
  const [there, games] = [await campaignShelf(), await shelf()];
  const ofIt = (await games.list()).filter(({ campaign }) => campaign === id);
  const removed = await there.remove(id);
  const missions = await Promise.all(ofIt.map((game) => games.remove(game.id)));
  await changed();
  return async () => {
    if (removed !== undefined) await there.add(removed.record, removed.now, removed.before);
    for (const game of missions) if (game !== undefined) await games.add(game.record, game.now, game.before);
    await changed();
  };
}

/** The game in which a Mission of this Campaign is being played, or was. */
export async function gameOf(id: string, setup: GameSetup): Promise<GameRecord | undefined> {
  const wanted = textOf(setup);
  return (await (await shelf()).list()).find(
    (game) => game.campaign === id && game.setup !== null && textOf(game.setup) === wanted,
  );
}

/** The same for the same set-up, in whatever order its parts were written down. */
const textOf = (setup: GameSetup): string =>
  JSON.stringify(setup, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

export async function exportCampaign(record: CampaignRecord): Promise<boolean> {
  const there = await campaignShelf();
  const save = (await there.read(record.id, 'now')) ?? (await there.read(record.id, 'before'));
  if (save === undefined) return false;
  download(fileName(record), textOfCampaign(record, save, await missionUnderWay(record.id)));
  return true;
}

async function missionUnderWay(id: string): Promise<GameSave | undefined> {
  const games = await shelf();
  const [game] = (await games.list()).filter(
    ({ campaign, standing }) => campaign === id && standing === 'running',
  );
  return game && games.read(game.id, 'now');
}

export type ImportedCampaign =
  | { readonly ok: true; readonly record: CampaignRecord }
  | Extract<Imported, { readonly ok: false }>;

export interface Ports {
  readonly campaign: () => CampaignPort;
  readonly game: () => GamePort;
}

/** Takes a file in: it is opened first, and only a Campaign that can be continued is put on the shelf. */
export async function importCampaign(
  text: string,
  ports: Ports,
  nameFor: () => string,
): Promise<ImportedCampaign> {
  const file = readCampaignText(text);
  if (!file.ok) return { ok: false, trouble: file.trouble, problems: [] };
  const port = ports.campaign();
  try {
    const opened = await openCampaignOn(port, file.save);
    if ('problems' in opened)
      return { ok: false, trouble: troubleOf(opened.problems), problems: opened.problems };
    const name = file.name === '' ? nameFor() : file.name;
    const record = await keepCampaign(port, opened.update, name, file.players);
    if (file.game !== null) await takeMissionAlong(record, file.game, ports.game);
    return { ok: true, record };
  } finally {
    port.close();
  }
}

/** The Mission under way comes along with its Campaign; one that cannot be opened begins anew. */
async function takeMissionAlong(
  { id, name, players }: CampaignRecord,
  save: unknown,
  startPort: () => GamePort,
): Promise<void> {
  const port = startPort();
  try {
    const opened = await openOn(port, save);
    if ('problems' in opened) return;
    const stalkers = opened.update.view.stalkers.map(({ card }) => card);
    await keepGame(port, opened.update, { name, ...seatedOf(players, stalkers), campaign: id });
  } finally {
    port.close();
  }
}

/** Loads a save on a port and waits for what it brings. */
export async function openCampaignOn(
  port: CampaignPort,
  save: unknown,
): Promise<
  | { readonly update: CampaignUpdate }
  | { readonly problems: readonly { readonly where: string; readonly what: string }[] }
> {
  const first = firstCampaignUpdate(port);
  const reply = await port.request({ ask: 'load', save });
  return reply.ok ? { update: await first } : { problems: reply.problems };
}

export function firstCampaignUpdate(port: CampaignPort): Promise<CampaignUpdate> {
  return new Promise((resolve) => {
    const leave = port.subscribe((update) => {
      leave();
      resolve(update);
    });
  });
}
