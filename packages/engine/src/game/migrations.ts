/** Files of a Mission in older formats, brought up to date (docs/formats.md tells what changed). */
import { oldSeed } from '../base/seed.ts';
import { type FileFormat, isObject, type OldFile } from '../kernel/migrate.ts';
import { FIRST, stateNow } from './spelling.ts';

/**
 * Format 1 is version 0.1.0: it named a version of the box instead of a digest, its states said so too, there was one
 * generator of chance, so that seeds had no tag, and the colours of Enemy tokens had other names.
 */
function saveFrom1({ box: _box, start, checkpoint, ...file }: OldFile): OldFile {
  return {
    ...file,
    format: 2,
    digest: FIRST,
    start: startFrom1(start),
    checkpoint: stateFrom1(checkpoint),
    lineage: { is: isObject(start) ? 'repeats' : 'doesNotRepeat' },
  };
}

function recordFrom1({ box: _box, start, ...file }: OldFile): OldFile {
  return { ...file, format: 2, digest: FIRST, start: startFrom1(start) };
}

function startFrom1(start: unknown): unknown {
  if (!isObject(start)) return start;
  const { setup, position, state } = start;
  if (isObject(setup)) return { ...start, setup: { ...setup, seed: tagged(setup['seed']) } };
  if (isObject(state)) return { ...start, state: stateFrom1(state) };
  if (!isObject(position)) return start;
  // A position without a seed had one, too.
  const { seed = 'position' } = position;
  return { ...start, position: { ...position, seed: tagged(seed) } };
}

/** What is no text will be refused by whoever reads the file. */
export const tagged = (seed: unknown): unknown => (typeof seed === 'string' ? oldSeed(seed) : seed);

function stateFrom1(state: unknown): unknown {
  if (!isObject(state)) return state;
  const { format: _format, box: _box, ...rest } = state;
  return stateNow(rest);
}

export const SAVE: FileFormat = { kind: 'save', format: 2, migrations: { 1: saveFrom1 } };
export const RECORD: FileFormat = { kind: 'record', format: 2, migrations: { 1: recordFrom1 } };
