/** What matters now on the map: what is played back, or who is asked and what can be chosen. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { EntityId } from '@zonecrawl/engine/model';
import type { Game } from '../../game/store.ts';
import type { Ui } from '../state/ui.ts';
import { placeOfOption, spaceOfEntity, spaceOfFact, whoseFact } from '../state/where.ts';

/** Who acts or is asked, if that one is on the map. */
export function figureInPlay(game: Game): EntityId | undefined {
  const shown = game.shown.value;
  const told = game.playback.now.value;
  const decision = game.decision.value;
  const who = told === null ? (decision?.about.entity ?? decision?.who) : whoseFact(told.fact);
  return shown !== null && spaceOfEntity(shown.view, who) !== undefined ? who : undefined;
}

/** The first matter most. */
export function spacesInPlay(game: Game, ui: Ui): readonly SpaceId[] {
  const shown = game.shown.value;
  if (shown === null) return [];
  const { view, board } = shown;
  const fact = game.playback.now.value?.fact;
  if (fact !== undefined) {
    const target = 'target' in fact && typeof fact.target === 'number' ? fact.target : undefined;
    return [spaceOfFact(fact, view) ?? undefined, spaceOfEntity(view, target)].filter(isThere);
  }
  const decision = game.decision.value;
  if (decision === null) return [];
  const stands = spaceOfEntity(view, decision.about.entity) ?? spaceOfEntity(view, decision.who);
  // Who is attacked, and by whom.
  const other = spaceOfEntity(view, decision.about.target);
  const taught = [...ui.pointedSpaces.value, spaceOfEntity(view, ui.pointed.value)].filter(isThere);
  const lit = [
    ...ui.reach.value.map(({ space }) => space),
    ...decision.options.flatMap((option) => {
      const { space, entity, route = [] } = placeOfOption(option, decision, view);
      return [space, spaceOfEntity(view, entity), route.at(-1)].filter(isThere);
    }),
  ];
  const near = stands ?? lit[0];
  const nearestFirst =
    near === undefined ? lit : lit.toSorted((a, b) => apart(board, near, a) - apart(board, near, b));
  return [...new Set([...[stands, other].filter(isThere), ...taught, ...nearestFirst])];
}

const isThere = (space: SpaceId | undefined): space is SpaceId => space !== undefined;

/** As the crow flies, in squares. */
function apart(board: BoardPicture, one: SpaceId, other: SpaceId): number {
  const [a = 0] = board.spaces[one]?.squares ?? [];
  const [b = 0] = board.spaces[other]?.squares ?? [];
  return Math.hypot(
    (a % board.width) - (b % board.width),
    Math.floor(a / board.width) - Math.floor(b / board.width),
  );
}
