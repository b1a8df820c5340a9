/** A typed line as a command, and what things on the table are called by. It knows words only; nothing is done here. */
import { textOf } from '../../text/index.ts';

export const commandIds = [
  'go',
  'sneak',
  'where',
  'sees',
  'exits',
  'look',
  'shoot',
  'figures',
  'options',
  'reach',
  'danger',
  'measure',
  'event',
  'next',
  'again',
  'repeat',
  'skip',
  'undo',
  'redo',
  'help',
] as const;
export type CommandId = (typeof commandIds)[number];

export interface Command {
  readonly id: CommandId;
  /** What follows the command's own words. */
  readonly rest: string;
}

/** The ways to say a command; the first is the one that is shown. */
export const wordsOfCommand = (id: CommandId): readonly string[] =>
  textOf(`command.${id}.words`)
    .split(',')
    .map((words) => words.trim().toLowerCase());

/** Lower case, without punctuation; letters and numbers part: "R1" is "r 1". */
export const tokensOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];

/** Every word of the query begins a word of the name, in any order. */
export function isCalled(name: string, query: string): boolean {
  const names = [...tokensOf(name)];
  const asked = tokensOf(query);
  return (
    asked.length > 0 &&
    asked.every((token) => {
      const isMeant = (word: string): boolean => (/\d/.test(token) ? word === token : word.startsWith(token));
      const at = names.findIndex(isMeant);
      if (at >= 0) names.splice(at, 1);
      return at >= 0;
    })
  );
}

/** Those called so; if one is called exactly so, that one alone. */
export function calledSo<T>(all: readonly T[], query: string, nameOf: (one: T) => string): readonly T[] {
  const exact = all.filter((one) => tokensOf(nameOf(one)).join(' ') === tokensOf(query).join(' '));
  return exact.length > 0 ? exact : all.filter((one) => isCalled(nameOf(one), query));
}

/** The command a line begins with in full; the longest way to say it wins. */
export function commandOf(line: string): Command | null {
  const said = line.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  let best: (Command & { readonly length: number }) | null = null;
  for (const id of commandIds) {
    for (const words of wordsOfCommand(id)) {
      if (said !== words && !said.startsWith(`${words} `)) continue;
      if (best === null || words.length > best.length)
        best = { id, rest: said.slice(words.length).trim(), length: words.length };
    }
  }
  return best === null ? null : { id: best.id, rest: best.rest };
}

/** Commands whose first word begins like the line's: for short ways to type and for completions. */
export function commandsLike(line: string): readonly Command[] {
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  if (first === '') return [];
  return commandIds
    .filter((id) => wordsOfCommand(id).some((words) => words.startsWith(first)))
    .map((id) => ({ id, rest: rest.join(' ') }));
}
