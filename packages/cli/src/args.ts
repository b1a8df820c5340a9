/** Parses and validates the options of a command: an unknown one is reported with the list of known ones. */
import { parseArgs } from 'node:util';
import { UserError } from './errors.ts';

/** `text` and `number` take a value, `flag` does not. */
export type OptionKind = 'text' | 'number' | 'flag';
type Value<Kind extends OptionKind> = Kind extends 'text' ? string : Kind extends 'number' ? number : boolean;

export type ParsedOptions<Kinds extends Readonly<Record<string, OptionKind>>> = {
  readonly [Name in keyof Kinds]: Value<Kinds[Name]> | undefined;
};

export interface Arguments<Kinds extends Readonly<Record<string, OptionKind>>> {
  readonly options: ParsedOptions<Kinds>;
  readonly files: readonly string[];
}

export function readArguments<Kinds extends Readonly<Record<string, OptionKind>>>(
  args: readonly string[],
  kinds: Kinds,
  usage: string,
): Arguments<Kinds> {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? 'boolean' : 'string' } as const,
    ]),
  );
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      const [said = ''] = String(error instanceof Error ? error.message : error).split('. ');
      throw new UserError(`${said}.\nUsage: ${usage}`);
    }
  })();
  const values: Record<string, string | number | boolean | undefined> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = parsed.values[name];
    values[name] = kind === 'number' && typeof value === 'string' ? numberOf(name, value) : plain(value);
  }
  // Each value was parsed by its kind.
  return { options: values as ParsedOptions<Kinds>, files: parsed.positionals };
}

const plain = (value: unknown): string | boolean | undefined =>
  typeof value === 'string' || typeof value === 'boolean' ? value : undefined;

function numberOf(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number) || number < 0) {
    throw new UserError(`--${name} takes a whole number, not "${value}".`);
  }
  return number;
}

/** The single file argument of a command. */
export function onlyFile(files: readonly string[], usage: string): string {
  const [file, more] = files;
  if (file === undefined || more !== undefined) throw new UserError(`One file is needed.\nUsage: ${usage}`);
  return file;
}
