/** The player's games: their store, and what can be done with it besides playing. */
import { signal } from '@preact/signals';
import type { GameSave } from '@zonecrawl/engine/game';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import type { Notice } from '@zonecrawl/engine/kernel';
import type { GameSetup } from '@zonecrawl/engine/model';
import type { StoredBots } from '../bots/storedBots.ts';
import { readKept } from './bring.ts';
import { newId, progressOf } from './describe.ts';
import { download, type FileTrouble, fileName, readGameText, textOfGame } from './files.ts';
import { isAllKept, loadOn, type Problems, troubleOf } from './ports.ts';
import { askToPersist, onStoresChanged, saveStores, tellOtherTabs } from './stores.ts';
import type { SavedGame, SaveStore } from './types.ts';

export const gameStore = async (): Promise<SaveStore> => (await saveStores()).games;

/** The list as it was last read, newest first; null before. */
export const games = signal<readonly SavedGame[] | null>(null);

onStoresChanged(() => void refresh());

export async function refresh(): Promise<readonly SavedGame[]> {
  const list = await (await gameStore()).list().catch(unread);
  games.value = list ?? games.value ?? [];
  return games.value;
}

/** null: the list cannot be read just now; what was known of it stays. */
export function unread(error: unknown): null {
  console.warn('saves', error);
  return null;
}

/** Tells this list and those of other tabs. */
async function changed(): Promise<void> {
  tellOtherTabs();
  await refresh();
}

/** What a new record needs besides what the port tells of the game. */
export interface NewGame {
  readonly id: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly setup: GameSetup | null;
  /** The Campaign whose Mission it is. */
  readonly campaign?: string;
  readonly company?: StoredBots;
  readonly origin?: NonNullable<SavedGame['origin']>;
}

export interface StoredGame {
  readonly record: SavedGame;
  /** false: it could not be written yet. The game can be played, and its record follows. */
  readonly isThere: boolean;
}

/** Stores a game that has begun on a port. */
export async function keepRecord(update: Update, described: NewGame): Promise<StoredGame> {
  const { board } = update;
  if (board === undefined) throw new Error('a new game needs a picture of its map');
  const now = Date.now();
  const record: SavedGame = { ...described, created: now, ...progressOf(update, board, now) };
  const isThere = await (await gameStore()).add(record).then(() => true, isNotThere);
  askToPersist();
  await changed();
  return { record, isThere };
}

export function isNotThere(error: unknown): false {
  console.warn('saves', error);
  return false;
}

export async function renameGame(id: string, name: string): Promise<void> {
  await (await gameStore()).rename(id, name);
  await changed();
}

export async function removeGame(id: string): Promise<void> {
  await (await gameStore()).remove(id);
  await changed();
}

/** What is kept of a game that is not played here just now; undefined: nothing that could be read. */
export async function keptGame({ id }: SavedGame, startPort: () => GamePort): Promise<unknown> {
  const port = startPort();
  try {
    return await readKept(port, await gameStore(), id);
  } finally {
    port.close();
  }
}

/** The same as a file; false: there is nothing that could be read. */
export async function exportGame(record: SavedGame, startPort: () => GamePort): Promise<boolean> {
  const save = await keptGame(record, startPort);
  if (save === undefined) return false;
  download(fileName(record), textOfGame(record, save));
  return true;
}

/** The running game as a file, whatever is kept of it and whoever has it now. */
export async function exportRunning(
  record: SavedGame,
  port: { own(request: { readonly ask: 'save' }): Promise<object> },
): Promise<boolean> {
  const save = await port.own({ ask: 'save' }).catch(() => null);
  if (save === null || 'problems' in save) return false;
  download(fileName(record), textOfGame(record, save));
  return true;
}

export type Imported =
  /** `notice`: what happened to it on the way in; said now, since it opens like any other game later. */
  | { readonly ok: true; readonly record: SavedGame; readonly notice: Notice | null }
  | {
      readonly ok: false;
      readonly trouble: FileTrouble | 'unplayable' | 'notKept';
      readonly problems: Problems;
    };

/** Takes a file in: it is opened as a game first, and only one that can be played and kept is stored. */
export async function importGame(
  text: string,
  startPort: () => GamePort,
  nameFor: (update: Update) => string,
): Promise<Imported> {
  const file = readGameText(text);
  if (!file.ok) return { ok: false, trouble: file.trouble, problems: [] };
  const { people, company } = file;
  const port = startPort();
  try {
    return await takeIn(port, newId(), file.save, (update) => ({
      name: file.name === '' ? nameFor(update) : file.name,
      people,
      ...(company === undefined ? {} : { company }),
    }));
  } finally {
    port.close();
  }
}

/** Loads a save as a game of its own and stores it. The port may be closed afterwards. */
export async function takeIn(
  port: GamePort,
  id: string,
  save: unknown,
  describe: (update: Update) => Omit<NewGame, 'id' | 'setup'>,
): Promise<Imported> {
  const opened = await loadOn(port, id, save);
  if (!opened.ok) return { ok: false, trouble: troubleOf(opened.problems), problems: opened.problems };
  const loaded = await port.own({ ask: 'save' });
  if (!isAllKept(port) || 'problems' in loaded) return { ok: false, trouble: 'notKept', problems: [] };
  const { record, isThere } = await keepRecord(opened.update, {
    ...describe(opened.update),
    id,
    setup: setupOf(loaded),
  });
  if (!isThere) {
    await removeGame(id).catch(() => undefined);
    return { ok: false, trouble: 'notKept', problems: [] };
  }
  await (await gameStore()).keepSave(id, loaded);
  return { ok: true, record, notice: opened.update.notice };
}

/** How the game of a save began, to begin it again. */
export const setupOf = ({ start }: GameSave): GameSetup | null =>
  start?.from === 'mission' ? start.setup : null;
