/** Files of a Mission in older formats, brought up to date (docs/formats.md tells what changed). */
import { oldSeed } from '../base/seed.ts';
import { type FileFormat, isObject, type OldFile } from '../kernel/migrate.ts';
import type { Box } from '../model/box.ts';
import { FIRST, stateNow } from './spelling.ts';

/**
 * Format 1 is version 0.1.0: it named a version of the box instead of a digest, its states said so too, there was one
 * generator of chance, so that seeds had no tag, and the colours of Enemy tokens had other names.
 */
function saveFrom1(box: Box, { box: _box, start, checkpoint, ...file }: OldFile): OldFile {
  return {
    ...file,
    format: 2,
    digest: FIRST,
    start: startFrom1(box, start),
    checkpoint: stateFrom1(box, checkpoint),
    lineage: { is: isObject(start) ? 'repeats' : 'doesNotRepeat' },
  };
}

function recordFrom1(box: Box, { box: _box, start, ...file }: OldFile): OldFile {
  return { ...file, format: 2, digest: FIRST, start: startFrom1(box, start) };
}

function startFrom1(box: Box, start: unknown): unknown {
  if (!isObject(start)) return start;
  const { setup, position, state } = start;
  if (isObject(setup)) return { ...start, setup: { ...setup, seed: tagged(setup['seed']) } };
  if (isObject(state)) return { ...start, state: stateFrom1(box, state) };
  if (!isObject(position)) return start;
  // A position without a seed had one, too.
  const { seed = 'position' } = position;
  return { ...start, position: { ...position, seed: tagged(seed) } };
}

/** What is no text is refused by the schema later. */
export const tagged = (seed: unknown): unknown => (typeof seed === 'string' ? oldSeed(seed) : seed);

function stateFrom1(box: Box, state: unknown): unknown {
  if (!isObject(state)) return state;
  const { format: _format, box: _box, ...rest } = state;
  return stateNow(onFormerTiles(box, rest));
}

/** A state counts the spaces of its map: tiles that are drawn otherwise today are brought along as they were. */
function onFormerTiles(box: Box, state: OldFile): OldFile {
  const { map } = state;
  if (!isObject(map) || !Array.isArray(map['tiles']) || map['drawn'] !== undefined) return state;
  const laid = new Set(map['tiles'].map((tile) => (isObject(tile) ? tile['id'] : null)));
  const tiles = (box.formerTiles?.[FIRST] ?? []).filter(({ id }) => laid.has(id));
  return tiles.length === 0 ? state : { ...state, map: { ...map, drawn: { tiles, overlays: [] } } };
}

/** The formats of this box. */
export const gameFiles = (box: Box): { readonly save: FileFormat; readonly record: FileFormat } => ({
  save: { kind: 'save', format: 2, migrations: { 1: (file) => saveFrom1(box, file) } },
  record: { kind: 'record', format: 2, migrations: { 1: (file) => recordFrom1(box, file) } },
});
