/** What is read aloud for a space: where it is, what the ground does, who and what is there. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { ReachableSpace } from '@zonecrawl/engine/host';
import type { EnemyId } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { cardIn, entitiesIn, entityName, tokenName } from '../../words/names.ts';
import { pinsAt, pinText, placesOf } from '../../words/pins.ts';
import { directionIn, spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import { type Exit, exitsOf } from '../state/exits.ts';

/** What is known about spaces beyond the view: where a movement could end, and who sees what. */
export interface Around {
  readonly reach: readonly ReachableSpace[];
  readonly watched: readonly { readonly space: SpaceId; readonly seenBy: readonly EnemyId[] }[];
}

export function spaceFeatures(
  { view, board, cast }: Words,
  id: SpaceId,
  { reach, watched }: Around,
): readonly string[] {
  const space = board.spaces[id];
  if (space === undefined) return [];
  const words: string[] = [...placesOf(board, view.mission.id, id)];
  const way = reach.find((one) => one.space === id);
  if (way !== undefined) words.push(t('spoken.steps', { steps: way.path.length }));
  const seenBy = watched.find((one) => one.space === id)?.seenBy ?? [];
  if (seenBy.length > 0) words.push(t('spoken.seenBy', { enemies: entitiesIn(cast, seenBy) }));
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
          anomaly: cardIn(anomaly.card),
          petals: here.map(({ petals }) => petals),
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
      words.push(t(`table.space.attention.${attention.level}`, { stalker: cardIn(card) }));
  }
  for (const entity of [...view.stalkers, ...view.enemies, ...view.companions]) {
    if (entity.space === id) words.push(entityName(cast, entity.id));
  }
  for (const pin of pinsAt(view, id)) words.push(pinText(pin));
  return words;
}

export const describeSpace = (words: Words, id: SpaceId, around: Around): string =>
  t('table.space.described', {
    space: spaceName(words.board, id),
    features: [...spaceFeatures(words, id, around), ...exitsText(words, id)],
  });

function exitsText({ board }: Words, id: SpaceId): readonly string[] {
  const exits = exitsOf(board, id).map((exit) => exitText(exit, board, []));
  return exits.length === 0 ? [] : [t('spoken.exits', { exits })];
}

/** A way out, and whether Enemies see where it leads. */
export function exitText(
  { direction, to, by }: Exit,
  board: Words['board'],
  watched: Around['watched'],
): string {
  const space = spaceName(board, to);
  const seen = watched.some((one) => one.space === to && one.seenBy.length > 0) ? 'yes' : 'no';
  return direction === null
    ? t('spoken.entrance', { space, seen })
    : t('spoken.exit', { direction: directionIn(direction), space, by: by === 'open' ? 'other' : by, seen });
}
