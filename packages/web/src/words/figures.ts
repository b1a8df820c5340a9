/** A figure on the map in one sentence: where it stands, how it fares, who sees whom. */
import type { CompanionState, EnemyState, EntityId, StalkerId, StalkerState } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { type Name, t } from '../text/index.ts';
import { cardIn, entitiesIn, entityIn } from './names.ts';
import { directionIn, spaceName } from './spaces.ts';
import { enemyStatuses, stalkerStatuses } from './statuses.ts';
import type { Words } from './words.ts';

const NONE = 'none';

/** The Stalkers an Enemy sees. */
export const seenStalkers = (view: View, enemy: EntityId): readonly StalkerId[] =>
  view.stalkers.filter(({ id }) => view.figures[id]?.seenBy.some((one) => one === enemy)).map(({ id }) => id);

const named = (statuses: readonly string[]): readonly Name[] | string =>
  statuses.length === 0 ? NONE : statuses.map((status) => ({ name: `term.${status}.name` }));

export function stalkerText(stalker: StalkerState, { view, board, cast }: Words): string {
  if (stalker.space === null) return t('spoken.away', { entity: cardIn(stalker.card) });
  if (stalker.dead)
    return t('spoken.dead', { entity: cardIn(stalker.card), space: spaceName(board, stalker.space) });
  const figures = view.figures[stalker.id];
  const seenBy = figures?.seenBy ?? [];
  return t('spoken.stalker', {
    stalker: cardIn(stalker.card),
    space: spaceName(board, stalker.space),
    hp: stalker.hp,
    max: figures?.maxHp ?? stalker.hp,
    statuses: named(stalkerStatuses(stalker)),
    enemies: seenBy.length === 0 ? NONE : entitiesIn(cast, seenBy),
    inSight: inSightOf(stalker, { view, cast }),
  });
}

/** The Enemies a Stalker sees, to be named. */
export function inSightOf({ id }: StalkerState, { view, cast }: Pick<Words, 'view' | 'cast'>) {
  const sees = view.figures[id]?.inSight ?? [];
  return sees.length === 0 ? NONE : entitiesIn(cast, sees);
}

/** How often a Companion was hit; they have no HP. */
export const hitsOf = ({ counters }: CompanionState): number => counters['wounds'] ?? 0;

export function enemyText(enemy: EnemyState, { view, board, cast }: Words): string {
  if (enemy.space === null) return t('spoken.away', { entity: entityIn(cast, enemy.id) });
  const sees = seenStalkers(view, enemy.id);
  return t('spoken.enemy', {
    enemy: entityIn(cast, enemy.id),
    space: spaceName(board, enemy.space),
    facing: directionIn(enemy.facing),
    hp: enemy.hp,
    statuses: named(enemyStatuses(enemy)),
    stalkers: sees.length === 0 ? NONE : entitiesIn(cast, sees),
  });
}

/** Whoever it is; '' for nobody that is known. */
export function figureText(id: EntityId, words: Words): string {
  const { view, board, cast } = words;
  const stalker = view.stalkers.find((one) => one.id === id);
  if (stalker !== undefined) return stalkerText(stalker, words);
  const enemy = view.enemies.find((one) => one.id === id);
  if (enemy !== undefined) return enemyText(enemy, words);
  const companion = view.companions.find((one) => one.id === id);
  if (companion === undefined) return '';
  const entity = entityIn(cast, id);
  return companion.space === null
    ? t('spoken.away', { entity })
    : t('spoken.companion', {
        entity,
        space: spaceName(board, companion.space),
        wounds: hitsOf(companion),
        kits: companion.counters['kits'] ?? 0,
      });
}

/** Everybody on the map: Stalkers, Companions, Enemies. */
export const figuresOnMap = ({ stalkers, companions, enemies }: View): readonly EntityId[] =>
  [...stalkers, ...companions, ...enemies].filter(({ space }) => space !== null).map(({ id }) => id);
