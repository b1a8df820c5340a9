/** Games as files: out to the player's own disk, and in from anywhere. */
import type { GameSave } from '@zonecrawl/engine/kernel';
import type { GameRecord } from './types.ts';

const FORMAT = 1;
/** No game of ours is this big; reading more would only freeze the page. */
const BIGGEST = 30_000_000;

interface GameFile {
  readonly zonecrawl: 'game';
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly people: readonly string[];
  readonly save: unknown;
}

export type FileTrouble = 'empty' | 'tooBig' | 'noJson' | 'foreign' | 'tooNew';

export type ReadFile =
  | { readonly ok: true; readonly name: string; readonly people: readonly string[]; readonly save: unknown }
  | { readonly ok: false; readonly trouble: FileTrouble };

export const textOfGame = ({ name, people }: GameRecord, save: GameSave): string =>
  `${JSON.stringify({ zonecrawl: 'game', format: FORMAT, name, people, save } satisfies GameFile)}\n`;

export function fileName({ name, changed }: GameRecord): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `zonecrawl-${plain || 'game'}-${new Date(changed).toISOString().slice(0, 10)}.json`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the file apart as far as it is ours to judge; whether the save in it can be played the rules will say. */
export function readGameText(text: string): ReadFile {
  if (text.length > BIGGEST) return { ok: false, trouble: 'tooBig' };
  if (text.trim() === '') return { ok: false, trouble: 'empty' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, trouble: 'noJson' };
  }
  if (!isObject(file)) return { ok: false, trouble: 'foreign' };
  // A bare save, as other programs of the game write it.
  if (file['zonecrawl'] === 'save') return { ok: true, name: '', people: [], save: file };
  if (file['zonecrawl'] !== 'game') return { ok: false, trouble: 'foreign' };
  if (file['format'] !== FORMAT) return { ok: false, trouble: 'tooNew' };
  const { name, people, save } = file;
  return {
    ok: true,
    name: typeof name === 'string' ? name.slice(0, 80) : '',
    people: Array.isArray(people) ? people.slice(0, 4).map((one) => String(one).slice(0, 40)) : [],
    save,
  };
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
