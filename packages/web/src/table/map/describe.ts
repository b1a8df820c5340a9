/** What is read aloud for a space: where it is, what the ground does, who and what is there. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { View } from '@zonecrawl/engine/view';
import { listOf, t } from '../../text/index.ts';
import { type Cast, cardName, entityName, tokenName } from '../../words/names.ts';
import { spaceName } from '../../words/spaces.ts';

export function spaceFeatures(view: View, board: BoardPicture, cast: Cast, id: SpaceId): readonly string[] {
  const space = board.spaces[id];
  if (space === undefined) return [];
  const words: string[] = [];
  if (space.water) words.push(t('table.space.water'));
  words.push(t(space.room === null ? 'table.space.outdoor' : 'table.space.indoor'));
  if (!space.water) words.push(t('table.space.capacity', { capacity: space.capacity }));
  if (space.cover > 0) words.push(t('table.space.cover', { cover: space.cover }));
  if (space.radiation > 0) words.push(t('table.space.radiation', { radiation: space.radiation }));
  for (const { symbols, anomaly } of view.overlays) {
    const here = symbols.filter((symbol) => symbol.space === id && !symbol.covered);
    if (anomaly !== null && here.length > 0) {
      words.push(
        t('table.space.anomaly', {
          anomaly: cardName(anomaly.card),
          petals: listOf(here.map(({ petals }) => String(petals))),
        }),
      );
    }
  }
  if (view.noVisibility.includes(id)) words.push(t('term.noVisibility.name'));
  const loot = view.loot.find((stack) => stack.space === id);
  if (loot !== undefined) words.push(t('table.space.loot', { count: loot.count }));
  const unknown = view.unknown.find((stack) => stack.space === id);
  if (unknown !== undefined) words.push(t('table.space.unknown', { count: unknown.count }));
  if (view.artifacts.some((token) => token.space === id)) words.push(t('term.artifact.name'));
  for (const { token, space: at } of view.mission.tokens) if (at === id) words.push(tokenName(token));
  for (const { card, attention } of view.stalkers) {
    if (attention?.space === id)
      words.push(t(`table.space.attention.${attention.level}`, { stalker: cardName(card) }));
  }
  for (const entity of [...view.stalkers, ...view.enemies, ...view.companions]) {
    if (entity.space === id) words.push(entityName(cast, entity.id));
  }
  return words;
}

export const describeSpace = (view: View, board: BoardPicture, cast: Cast, id: SpaceId): string =>
  [spaceName(board, id), ...spaceFeatures(view, board, cast, id)].join(', ');
