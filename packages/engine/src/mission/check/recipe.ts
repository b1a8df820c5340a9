/** ZS2: a recipe can be laid out on its map, and everything the map offers or calls by name can be walked to. */

import type { Say } from '../../base/problems.ts';
import type { Board, SpaceId } from '../../board/types.ts';
import type { Mission, RecipeSetup, Trigger } from '../../model/mission.ts';
import { spaceNamed, spacesOnBoard } from '../words/places.ts';
import { walkMission } from './walk.ts';

export function checkRecipe(mission: Mission, recipe: RecipeSetup, board: Board, say: Say): void {
  checkWays(mission, recipe, board, say);
  checkCards(recipe, say);
  walkMission(mission, { trigger: (trigger, where) => checkEnds(trigger, where, say) });
}

/** From every starting space. */
function checkWays(mission: Mission, recipe: RecipeSetup, board: Board, say: Say): void {
  const { setup, places = [] } = mission;
  const starts = setup.start.flatMap((name) => spaceNamed(board, name) ?? []);
  const isReached = (space: SpaceId): boolean =>
    starts.every((start) => space === start || board.routes('stalker', start, []).tied(space, 1).length > 0);
  const check = (name: string, where: string): void => {
    const space = spaceNamed(board, name);
    if (space === undefined) say(where, 'mission.noSpace', { space: name });
    else if (!isReached(space)) say(where, 'mission.unreachable', { space: name });
  };
  const all = (names: readonly string[], where: string): void =>
    names.forEach((name, i) => {
      check(name, `${where}.${i}`);
    });
  all(
    recipe.posts.map(({ space }) => space),
    'setup.recipe.posts',
  );
  all(
    recipe.sites.map(({ x, y }) => `@${x},${y}`),
    'setup.recipe.sites',
  );
  all(recipe.lootSpaces, 'setup.recipe.lootSpaces');
  all(recipe.cardSpaces, 'setup.recipe.cardSpaces');
  all(setup.unknown.spaces, 'setup.unknown.spaces');
  for (const [i, { id, place }] of places.entries()) {
    const spaces = spacesOnBoard(board, place) ?? [];
    if (spaces.length === 0 || !spaces.every(isReached))
      say(`places.${i}.place`, 'mission.placeUnreachable', { place: id });
  }
  walkMission(mission, {
    place(place, where) {
      if (place.at === 'space') check(place.space, where);
    },
  });
}

function checkCards({ cards, cardSpaces }: RecipeSetup, say: Say): void {
  if (cardSpaces.length < cards.count)
    say('setup.recipe.cardSpaces', 'mission.cardSpaces', { spaces: cardSpaces.length, cards: cards.count });
  if (new Set(cardSpaces).size < cardSpaces.length) say('setup.recipe.cardSpaces', 'mission.cardSpaceTwice');
}

const AT_THE_END: ReadonlySet<string> = new Set(['points', 'if', 'repeat', 'show']);

/** ZS5: when the game is over nobody is asked or hurt any more. */
function checkEnds({ wait, do: effects }: Trigger, where: string, say: Say): void {
  if (wait.on !== 'ends') return;
  for (const [i, effect] of effects.entries()) {
    if (!AT_THE_END.has(effect.do)) say(`${where}.do.${i}`, 'mission.afterEnd', { effect: effect.do });
  }
}
