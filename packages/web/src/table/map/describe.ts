/** What is read aloud for a space: where it is, what the ground does, who and what is there. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { IdentityCache } from '@zonecrawl/engine/cache';
import type { BoardPicture, ReachableSpace, SpacePicture } from '@zonecrawl/engine/host';
import type { EnemyId } from '@zonecrawl/engine/model';
import { messagesNow, t } from '../../text/index.ts';
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

/** What is told of a space. The whole map is told anew at every change, and most of it has not changed. */
interface Told {
  /** What the ground does, and where one can go: always the same on one map. */
  readonly ground: readonly string[];
  readonly exits: readonly string[];
  /** What was told last, and in which words. */
  last: { readonly features: string; readonly text: string } | null;
}

/** By the texts, and by the map. */
const told = new IdentityCache<object, IdentityCache<BoardPicture, Map<SpaceId, Told>>>();

function toldOf(board: BoardPicture, space: SpacePicture): Told {
  const spaces = told.of(messagesNow(), () => new IdentityCache()).of(board, () => new Map());
  const known = spaces.get(space.id);
  if (known !== undefined) return known;
  const now: Told = { ground: groundText(space), exits: exitsText(board, space.id), last: null };
  spaces.set(space.id, now);
  return now;
}

function groundText({ water, room, capacity, cover, radiation }: SpacePicture): readonly string[] {
  const words: string[] = [];
  if (water) words.push(t('table.space.water'));
  words.push(t(room === null ? 'table.space.outdoor' : 'table.space.indoor'));
  if (!water) words.push(t('table.space.capacity', { capacity }));
  if (cover > 0) words.push(t('table.space.cover', { cover }));
  if (radiation > 0) words.push(t('table.space.radiation', { radiation }));
  return words;
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
  words.push(...toldOf(board, space).ground);
  for (const { symbols, anomaly } of view.overlays) {
    const here = symbols.filter((symbol) => symbol.space === id && !symbol.covered);
    if (anomaly !== null && here.length > 0) {
      words.push(
        t('table.space.anomaly', {
          anomaly: cardIn(anomaly.card),
          petals: here.map(({ petals }) => petals),
          count: here.length,
          most: Math.max(...here.map(({ petals }) => petals)),
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

export function describeSpace(words: Words, id: SpaceId, around: Around): string {
  const { board } = words;
  const space = board.spaces[id];
  const known = space === undefined ? null : toldOf(board, space);
  const features = [...spaceFeatures(words, id, around), ...(known?.exits ?? [])];
  const all = features.join('\n');
  if (known?.last?.features === all) return known.last.text;
  const text = t('table.space.described', { space: spaceName(board, id), features });
  if (known !== null) known.last = { features: all, text };
  return text;
}

function exitsText(board: BoardPicture, id: SpaceId): readonly string[] {
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
