/**
 * Hashes of plain JSON, whatever the order of keys. SHA-256 of a text rather than the engine's own hash: what proves that
 * the engine has not changed must not change with it.
 */
import { createHash, type Hash } from 'node:crypto';

/** Enough to tell any two games of a fingerprint apart. */
const DIGITS = 12;

const finish = (hash: Hash): string => hash.digest('hex').slice(0, DIGITS);

export const digestOf = (value: unknown): string => finish(createHash('sha256').update(canonical(value)));

/** One value after the other folded into one hash. */
export class Fold {
  private readonly hash: Hash = createHash('sha256');

  add(value: unknown): void {
    this.hash.update(`${canonical(value)}\n`);
  }

  /** Nothing can be added any more. */
  end(): string {
    return finish(this.hash);
  }
}

/** A text like JSON with sorted keys. What is undefined is not there, as in JSON. */
function canonical(value: unknown): string {
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'object' || value === null) return plain(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  let text = '';
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [field, entry] of fields) {
    if (entry !== undefined) text += `"${field}":${canonical(entry)},`;
  }
  return `{${text}}`;
}

function plain(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a ${typeof value} is no plain JSON`);
  return text;
}
