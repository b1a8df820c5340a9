/** `zone dominated`: lists cards that are no better than a cheaper one of their deck in anything. There should be none. */
import { box } from '@zonecrawl/content';
import type { Box } from '@zonecrawl/engine/model';
import { readArguments } from '../args.ts';
import { FOUND } from '../errors.ts';
import { printJson } from '../files.ts';
import { type Dominated, dominatedIn } from './compare.ts';

const DECKS = ['weapons', 'armors', 'attachments', 'artifacts', 'items'] as const;

/** Unique pieces are found, not chosen: they may outdo anything. */
export const dominatedCards = (of: Box): readonly Dominated[] =>
  DECKS.flatMap((deck) => dominatedIn(deck, common(Object.values(of[deck]))));

const common = <C extends { readonly unique?: boolean }>(cards: readonly C[]): readonly C[] =>
  cards.filter(({ unique }) => unique !== true);

export function dominated(args: readonly string[]): number {
  const { options } = readArguments(args, { json: 'flag' }, 'zone dominated [--json]');
  const found = dominatedCards(box);
  if (options.json) printJson(found);
  else {
    for (const { deck, card, by } of found) console.log(`${deck}: ${card} has nothing that ${by} has not`);
    console.log(found.length === 0 ? 'Every card has something for it.' : `${found.length} found.`);
  }
  return found.length === 0 ? 0 : FOUND;
}
