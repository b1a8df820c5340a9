/** The player's Campaigns: their store, and what can be done with them besides playing. */
import { signal } from '@preact/signals';
import type { CampaignPort, CampaignUpdate } from '@zonecrawl/engine/campaign';
import type { GamePort } from '@zonecrawl/engine/host';
import type { Notice } from '@zonecrawl/engine/kernel';
import { readKept } from './bring.ts';
import { campaignProgress, missionId, newId } from './describe.ts';
import { download, fileName, readCampaignText, textOfCampaign } from './files.ts';
import { gameStore, type Imported, isNotThere, refresh, takeIn, unread } from './games.ts';
import { type PlayersOf, seatedOf } from './players.ts';
import { isAllKept, loadCampaignOn, troubleOf } from './ports.ts';
import { askToPersist, onStoresChanged, saveStores, tellOtherTabs } from './stores.ts';
import type { SavedCampaign, SaveStore } from './types.ts';

export const campaignStore = async (): Promise<SaveStore<SavedCampaign>> => (await saveStores()).campaigns;

/** The list as it was last read, newest first; null before. */
export const campaigns = signal<readonly SavedCampaign[] | null>(null);

onStoresChanged(() => void refreshCampaigns());

export async function refreshCampaigns(): Promise<readonly SavedCampaign[]> {
  const list = await (await campaignStore()).list().catch(unread);
  campaigns.value = list ?? campaigns.value ?? [];
  return campaigns.value;
}

async function changed(): Promise<void> {
  tellOtherTabs();
  await Promise.all([refreshCampaigns(), refresh()]);
}

export interface NewCampaign {
  readonly id: string;
  readonly name: string;
  readonly players?: PlayersOf;
}

export interface StoredCampaign {
  readonly record: SavedCampaign;
  /** false: it could not be written yet. The Campaign can be played, and its record follows. */
  readonly isThere: boolean;
}

/** Stores a Campaign that has begun on a port. */
export async function keepCampaignRecord(
  update: CampaignUpdate,
  { id, name, players = {} }: NewCampaign,
): Promise<StoredCampaign> {
  const now = Date.now();
  const record: SavedCampaign = { id, name, created: now, players, ...campaignProgress(update, now) };
  const isThere = await (await campaignStore()).add(record).then(() => true, isNotThere);
  askToPersist();
  await changed();
  return { record, isThere };
}

export async function renameCampaign(id: string, name: string): Promise<void> {
  await (await campaignStore()).rename(id, name);
  await changed();
}

/** Deletes a Campaign and its Missions; the returned function restores them. */
export async function removeCampaign(id: string): Promise<() => Promise<void>> {
  const [there, games] = [await campaignStore(), await gameStore()];
  const ofIt = (await games.list()).filter(({ campaign }) => campaign === id);
  const back = [await there.remove(id)];
  for (const game of ofIt) back.push(await games.remove(game.id));
  await changed();
  return async () => {
    for (const putBack of back) await putBack();
    await changed();
  };
}

export interface Ports {
  readonly campaign: () => CampaignPort;
  readonly game: () => GamePort;
}

/** What is kept of a Campaign that is not played here just now; undefined: nothing that could be read. */
export async function keptCampaign({ id }: SavedCampaign, ports: Pick<Ports, 'campaign'>): Promise<unknown> {
  const port = ports.campaign();
  try {
    return await readKept(port, await campaignStore(), id);
  } finally {
    port.close();
  }
}

/** The same as a file; false: there is nothing that could be read. */
export async function exportCampaign(record: SavedCampaign, ports: Ports): Promise<boolean> {
  const save = await keptCampaign(record, ports);
  return save !== undefined && exportWith(record, save, ports.game);
}

/** The running Campaign as a file, whatever is kept of it and whoever has it now. */
export async function exportRunningCampaign(
  record: SavedCampaign,
  port: CampaignPort,
  startGame: () => GamePort,
): Promise<boolean> {
  const save = await port.own({ ask: 'save' }).catch(() => null);
  return save !== null && !('problems' in save) && exportWith(record, save, startGame);
}

async function exportWith(record: SavedCampaign, save: unknown, startGame: () => GamePort): Promise<boolean> {
  const game = record.at === 'mission' ? await missionUnderWay(record, startGame) : undefined;
  download(fileName(record), textOfCampaign(record, save, game));
  return true;
}

/** Without it the file is still whole: the Mission then begins anew. */
async function missionUnderWay(
  { id, exploration }: SavedCampaign,
  startGame: () => GamePort,
): Promise<unknown> {
  const port = startGame();
  try {
    return await readKept(port, await gameStore(), missionId(id, exploration));
  } catch {
    return undefined;
  } finally {
    port.close();
  }
}

export type ImportedCampaign =
  | { readonly ok: true; readonly record: SavedCampaign; readonly notice: Notice | null }
  | Extract<Imported, { readonly ok: false }>;

/** Takes a file in: it is opened first, and only a Campaign that can be continued and kept is stored. */
export async function importCampaign(
  text: string,
  ports: Ports,
  nameFor: () => string,
): Promise<ImportedCampaign> {
  const file = readCampaignText(text);
  if (!file.ok) return { ok: false, trouble: file.trouble, problems: [] };
  const port = ports.campaign();
  const id = newId();
  try {
    const opened = await loadCampaignOn(port, id, file.save);
    if (!opened.ok) return { ok: false, trouble: troubleOf(opened.problems), problems: opened.problems };
    const name = file.name === '' ? nameFor() : file.name;
    const loaded = await port.own({ ask: 'save' });
    if (!isAllKept(port)) return { ok: false, trouble: 'notKept', problems: [] };
    const { record, isThere } = await keepCampaignRecord(opened.update, { id, name, players: file.players });
    if (!isThere) {
      await removeCampaign(id).catch(() => undefined);
      return { ok: false, trouble: 'notKept', problems: [] };
    }
    await (await campaignStore()).keepSave(id, loaded);
    if (file.game !== null && record.at === 'mission') await takeMissionAlong(record, file.game, ports.game);
    return { ok: true, record, notice: opened.update.notice };
  } finally {
    port.close();
  }
}

/** The Mission under way comes along with its Campaign; one that cannot be opened begins anew. */
async function takeMissionAlong(
  { id, name, players, exploration }: SavedCampaign,
  save: unknown,
  startPort: () => GamePort,
): Promise<void> {
  const port = startPort();
  try {
    await takeIn(port, missionId(id, exploration), save, ({ view }) => ({
      name,
      ...seatedOf(
        players,
        view.stalkers.map(({ card }) => card),
      ),
      campaign: id,
    }));
  } finally {
    port.close();
  }
}
