/** The border where saves come in: a damaged or foreign file is told apart, with the place in it that is wrong. */
import type { Box } from '../cards/box.ts';
import { hash } from './hash.ts';
import type { GameSave } from './save.ts';

export interface SaveProblem {
  readonly where: string;
  readonly what: string;
}

export function parseSave(
  _box: Box,
  file: unknown,
): { readonly ok: true; readonly save: GameSave } | { readonly ok: false; readonly problems: readonly SaveProblem[] } {
  const save = file as GameSave;
  if (save.zonecrawl !== 'save') return { ok: false, problems: [{ where: 'zonecrawl', what: 'this is no save of Zonecrawl' }] };
  if (hash(save.checkpoint) !== save.hash) return { ok: false, problems: [{ where: 'hash', what: 'the file was changed or damaged' }] };
  return { ok: true, save };
}
