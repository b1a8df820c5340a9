/** The player's games: the one shelf of this page, and what can be done with it besides playing. */
import { signal } from '@preact/signals';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import type { GameSave } from '@zonecrawl/engine/kernel';
import type { KeptCompany } from '../bots/kept.ts';
import { newId, progressOf, setupOf } from './describe.ts';
import { download, type FileTrouble, fileName, readGameText, textOfGame } from './files.ts';
import { keepsGames, onShelvesChanged, shelves, tellOtherTabs } from './shelves.ts';
import type { GameRecord, Shelf } from './types.ts';

export const shelf = async (): Promise<Shelf> => (await shelves()).games;

/** The list as it was last read, newest first; null before. */
export const games = signal<readonly GameRecord[] | null>(null);

onShelvesChanged(() => void refresh());

export async function refresh(): Promise<readonly GameRecord[]> {
  const there = await shelf();
  keepsGames.value = there.lasting;
  games.value = await there.list().catch(() => []);
  return games.value;
}

/** Tells this list and those of other tabs. */
async function changed(): Promise<void> {
  tellOtherTabs();
  await refresh();
}

/** What a new record needs besides what the port tells of the game. */
export interface NewGame {
  readonly name: string;
  readonly people: readonly string[];
  /** The Campaign whose Mission it is. */
  readonly campaign?: string;
  readonly company?: KeptCompany;
}

/** Puts a game that stands on a port on the shelf. */
export async function keepGame(port: GamePort, update: Update, described: NewGame): Promise<GameRecord> {
  const save = await port.request({ ask: 'save' });
  if ('problems' in save) throw new Error(save.problems.map(({ what }) => what).join('; '));
  return keepSave(update, save, described);
}

export async function keepSave(update: Update, save: GameSave, described: NewGame): Promise<GameRecord> {
  const now = Date.now();
  const { board } = update;
  if (board === undefined) throw new Error('a new game needs a picture of its map');
  const record: GameRecord = {
    id: newId(),
    ...described,
    setup: setupOf(save),
    created: now,
    ...progressOf(update, board, now),
  };
  await (await shelf()).add(record, save);
  // Ask once that games outlive a clean-up of the browser; a no changes nothing.
  void navigator.storage?.persist?.();
  await changed();
  return record;
}

export async function renameGame(id: string, name: string): Promise<void> {
  await (await shelf()).rename(id, name);
  await changed();
}

export async function removeGame(id: string): Promise<void> {
  await (await shelf()).remove(id);
  await changed();
}

export async function exportGame(record: GameRecord): Promise<boolean> {
  const there = await shelf();
  const save = (await there.read(record.id, 'now')) ?? (await there.read(record.id, 'before'));
  if (save === undefined) return false;
  download(fileName(record), textOfGame(record, save));
  return true;
}

export type Imported =
  | { readonly ok: true; readonly record: GameRecord }
  | {
      readonly ok: false;
      readonly trouble: FileTrouble | 'unplayable' | 'otherVersion';
      readonly problems: readonly { readonly where: string; readonly what: string }[];
    };

/** Takes a file in: it is opened as a game first, and only one that can be played is put on the shelf. */
export async function importGame(
  text: string,
  startPort: () => GamePort,
  nameFor: (update: Update) => string,
): Promise<Imported> {
  const file = readGameText(text);
  if (!file.ok) return { ok: false, trouble: file.trouble, problems: [] };
  const port = startPort();
  try {
    const opened = await openOn(port, file.save);
    if ('problems' in opened)
      return { ok: false, trouble: troubleOf(opened.problems), problems: opened.problems };
    const name = file.name === '' ? nameFor(opened.update) : file.name;
    const { people, company } = file;
    const described = { name, people, ...(company === undefined ? {} : { company }) };
    return { ok: true, record: await keepGame(port, opened.update, described) };
  } finally {
    port.close();
  }
}

/** The rules name the version of the box where it does not fit. */
export const troubleOf = (problems: readonly { readonly where: string }[]): 'unplayable' | 'otherVersion' =>
  problems.some(({ where }) => where === 'box' || where === 'format') ? 'otherVersion' : 'unplayable';

/** Loads a save on a port and waits for the table it brings. */
export async function openOn(
  port: GamePort,
  save: unknown,
): Promise<
  | { readonly update: Update }
  | { readonly problems: readonly { readonly where: string; readonly what: string }[] }
> {
  const first = firstUpdate(port);
  const reply = await port.request({ ask: 'load', save });
  return reply.ok ? { update: await first } : { problems: reply.problems };
}

/** The next update with a map in it. */
export function firstUpdate(port: GamePort): Promise<Update> {
  return new Promise((resolve) => {
    const leave = port.subscribe((update) => {
      if (update.board === undefined) return;
      leave();
      resolve(update);
    });
  });
}
