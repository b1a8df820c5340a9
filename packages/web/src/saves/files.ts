/** Games and Campaigns as files: out to the player's own disk, and in from anywhere. */
import { parseStoredBots, type StoredBots } from '../bots/storedBots.ts';
import { type PlayersOf, playersIn } from './players.ts';
import type { SavedCampaign, SavedGame, SaveMeta } from './types.ts';

const FORMAT = 1;
/** No game of ours is this big; reading more would only freeze the page. */
const BIGGEST = 30_000_000;

interface GameFile {
  readonly zonecrawl: 'game';
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly people: readonly string[];
  /** Absent if there are no bots. */
  readonly company?: StoredBots | undefined;
  readonly save: unknown;
}

interface CampaignFile {
  readonly zonecrawl: 'campaignFile';
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly players?: PlayersOf | undefined;
  readonly save: unknown;
  /** The Mission under way, if there is one. */
  readonly game: unknown;
}

export type FileTrouble = 'empty' | 'tooBig' | 'noJson' | 'foreign' | 'noRecord' | 'tooNew';

type NotOurs = { readonly ok: false; readonly trouble: FileTrouble };

export type ReadCampaignFile =
  | {
      readonly ok: true;
      readonly name: string;
      readonly players: PlayersOf;
      readonly save: unknown;
      readonly game: unknown;
    }
  | NotOurs;

export type ReadFile =
  | {
      readonly ok: true;
      readonly name: string;
      readonly people: readonly string[];
      readonly company?: StoredBots | undefined;
      readonly save: unknown;
    }
  | NotOurs;

export const textOfGame = (
  { name, people, company }: Pick<SavedGame, 'name' | 'people' | 'company'>,
  save: unknown,
): string =>
  `${JSON.stringify({ zonecrawl: 'game', format: FORMAT, name, people, company, save } satisfies GameFile)}\n`;

export const textOfCampaign = (
  { name, players }: Pick<SavedCampaign, 'name' | 'players'>,
  save: unknown,
  game: unknown,
): string =>
  `${JSON.stringify({ zonecrawl: 'campaignFile', format: FORMAT, name, players, save, game: game ?? null } satisfies CampaignFile)}\n`;

export function fileName({ name, changed }: SaveMeta): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `zonecrawl-${plain || 'game'}-${new Date(changed).toISOString().slice(0, 10)}.json`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a file, whatever it is. */
function objectIn(
  text: string,
): { readonly ok: true; readonly file: Readonly<Record<string, unknown>> } | NotOurs {
  if (text.length > BIGGEST) return { ok: false, trouble: 'tooBig' };
  if (text.trim() === '') return { ok: false, trouble: 'empty' };
  try {
    const file: unknown = JSON.parse(text);
    return isObject(file) ? { ok: true, file } : { ok: false, trouble: 'foreign' };
  } catch {
    return { ok: false, trouble: 'noJson' };
  }
}

const nameIn = (name: unknown): string => (typeof name === 'string' ? name.slice(0, 80) : '');

/** Parses the outer file; the engine validates the save in it. */
export function readGameText(text: string): ReadFile {
  const read = objectIn(text);
  if (!read.ok) return read;
  const { file } = read;
  // A bare save or record, as other programs of the game write it.
  if (file['zonecrawl'] === 'save' || file['zonecrawl'] === 'record')
    return { ok: true, name: '', people: [], save: file };
  if (file['zonecrawl'] === 'report') return readReport(file);
  if (file['zonecrawl'] !== 'game') return { ok: false, trouble: 'foreign' };
  if (file['format'] !== FORMAT) return { ok: false, trouble: 'tooNew' };
  const { name, people, save } = file;
  return {
    ok: true,
    name: nameIn(name),
    people: Array.isArray(people) ? people.slice(0, 4).map((one) => String(one).slice(0, 40)) : [],
    company: parseStoredBots(file['company']),
    save,
  };
}

/** The game in a problem report (`report/report.ts`). */
function readReport({ format, record }: Readonly<Record<string, unknown>>): ReadFile {
  if (format !== FORMAT) return { ok: false, trouble: 'tooNew' };
  return isObject(record)
    ? { ok: true, name: '', people: [], save: record }
    : { ok: false, trouble: 'noRecord' };
}

export function readCampaignText(text: string): ReadCampaignFile {
  const read = objectIn(text);
  if (!read.ok) return read;
  const { file } = read;
  if (file['zonecrawl'] === 'campaign') return { ok: true, name: '', players: {}, save: file, game: null };
  if (file['zonecrawl'] !== 'campaignFile') return { ok: false, trouble: 'foreign' };
  if (file['format'] !== FORMAT) return { ok: false, trouble: 'tooNew' };
  const { name, players, save, game } = file;
  return { ok: true, name: nameIn(name), players: playersIn(players), save, game: game ?? null };
}

/** Hands a text to the player as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has to begin reading first.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
