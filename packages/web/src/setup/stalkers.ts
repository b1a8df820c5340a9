/** Stalkers in the order they are offered. */
import type { Box, CardId } from '@zonecrawl/engine/model';

/** The four that the rules recommend for a first game, as far as the box has them; then the rest as they come. */
const recommended: readonly CardId[] = ['borsuk', 'mamon', 'milady', 'velet'];

export function stalkersOf(there: Box): readonly CardId[] {
  const all = Object.keys(there.stalkers);
  return [
    ...recommended.filter((card) => all.includes(card)),
    ...all.filter((card) => !recommended.includes(card)),
  ];
}
