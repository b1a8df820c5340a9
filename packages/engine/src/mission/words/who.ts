/** Which Stalkers and Enemies a word of the vocabulary means. */
import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyState, StalkerState } from '../../model/state.ts';
import type { Enemies, Stalkers } from '../../model/words.ts';
import { coverOf } from '../../rules/basics/cover.ts';
import { enemyCard, kindOf, stalkerOf, stalkersFromLead } from '../../rules/basics/entities.ts';
import { enemySees } from '../../rules/basics/sight.ts';
import { actorOf, type EffectContext } from './effectContext.ts';
import { isIn } from './places.ts';

/** Those on the map, clockwise from the Lead. 'chosen' means everybody here: who asks picks among them. */
export function stalkersMeant(game: Game, who: Stalkers, about: EffectContext): readonly StalkerState[] {
  if (who === 'lead') return onMap([stalkerOf(game, game.state.lead.holder)]);
  if (who === 'actor') return onMap([actorOf(game, about)]);
  const all = stalkersFromLead(game);
  if (who === 'all' || who === 'chosen') return all;
  if (who === 'others') {
    const actor = actorOf(game, about);
    return all.filter(({ id }) => id !== actor.id);
  }
  if ('cover' in who) return all.filter(({ space }) => space !== null && hasCover(game, space) === who.cover);
  const inside = who.not !== true;
  return all.filter(({ space }) => space !== null && isIn(game, who.in, space, about) === inside);
}

const onMap = (stalkers: readonly StalkerState[]): readonly StalkerState[] =>
  stalkers.filter(({ space }) => space !== null);

const hasCover = (game: Game, space: SpaceId): boolean => coverOf(game, space) > 0;

/** Without `closest`, which needs the Lead Stalker for ties (effects/pick.ts). */
export function enemiesMeant(game: Game, which: Enemies, about: EffectContext): EnemyState[] {
  return game.state.enemies.filter((enemy) => {
    const { space, card } = enemy;
    if (space === null) return false;
    if (which.kind !== undefined && card !== which.kind) return false;
    if (which.colour !== undefined && !kindOf(game, card).colours.includes(which.colour)) return false;
    if (which.type !== undefined && !enemyCard(game, enemy).types.includes(which.type)) return false;
    if (which.cover !== undefined && hasCover(game, space) !== which.cover) return false;
    if (which.in !== undefined && !isIn(game, which.in, space, about)) return false;
    if (which.seesStalker === undefined) return true;
    const sees = game.state.stalkers.some((s) => s.space !== null && enemySees(game, enemy, s.space));
    return sees === which.seesStalker;
  });
}
