/** Whether a well-formed Mission makes sense with this box: every name means something, every place is on the map. */

import { compileBoard, drawingSource } from '../../board/index.ts';
import type { Board, OverlayDrawing, Placement, SpaceId } from '../../board/types.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Box } from '../../model/box.ts';
import type { EnvironmentCard, Mission } from '../../model/mission.ts';
import type { Place } from '../../model/words.ts';
import { fixedSpaces, spaceNamed, spacesOnBoard } from '../words/places.ts';
import { References } from './references.ts';
import { textsOf } from './texts.ts';
import { walkMission } from './walk.ts';

/** What is wrong, where in the file, and what would be right. */
export interface MissionProblem {
  readonly where: string;
  readonly what: string;
  readonly expected: string;
}

export type Problem = (where: string, what: string, expected: string) => void;

const MOST_STALKERS = 4;

export function validate(
  box: Box,
  mission: Mission,
  hasText?: (key: string) => boolean,
): readonly MissionProblem[] {
  const problems: MissionProblem[] = [];
  const problem: Problem = (where, what, expected) => {
    problems.push({ where, what, expected });
  };
  checkIds(mission, problem);
  new References(box, mission, problem).check();
  checkEndings(mission, problem);
  const board = checkMap(box, mission, problem);
  if (board) {
    checkPlaces(mission, board, problem);
    checkGoals(box, mission, board, problem);
  }
  if (hasText) {
    for (const { key, where } of textsOf(mission)) {
      if (!hasText(key)) problem(where, `the text "${key}" is missing`, 'a text in the locales');
    }
  }
  return problems;
}

function checkIds(mission: Mission, problem: Problem): void {
  const lists: Readonly<Record<string, readonly { readonly id: string }[]>> = {
    events: mission.events,
    environment: mission.environment,
    overlays: mission.overlays,
    triggers: mission.triggers ?? [],
    actions: mission.actions ?? [],
    places: mission.places ?? [],
  };
  for (const [list, entries] of Object.entries(lists)) unique(entries, list, problem);
  for (const [i, card] of mission.environment.entries()) {
    for (const face of ['a', 'b'] as const) {
      unique(card[face]?.triggers ?? [], `environment.${i}.${face}.triggers`, problem);
      unique(card[face]?.actions ?? [], `environment.${i}.${face}.actions`, problem);
    }
  }
}

function unique(entries: readonly { readonly id: string }[], where: string, problem: Problem): void {
  const seen = new Set<string>();
  for (const [i, { id }] of entries.entries()) {
    if (seen.has(id)) problem(`${where}.${i}.id`, `"${id}" is there twice`, 'an id of its own');
    seen.add(id);
  }
}

/** R13, MI7: every ending that is named is there, and the Mission can be won. */
function checkEndings(mission: Mission, problem: Problem): void {
  const { endings } = mission;
  const known = Object.keys(endings).join(', ');
  const check = (ending: string, where: string, won: boolean | null): void => {
    const found = endings[ending];
    if (!found) problem(where, `there is no ending "${ending}"`, `one of ${known}`);
    else if (won !== null && found.won !== won) {
      problem(
        where,
        `the ending "${ending}" is ${won ? 'no success' : 'a success'}`,
        `an ending that is ${won ? '' : 'not '}won`,
      );
    }
  };
  check(mission.death, 'death', false);
  check(mission.time, 'time', false);
  let winnable = false;
  if (mission.objective) {
    check(mission.objective.ending, 'objective.ending', true);
    winnable = true;
  }
  walkMission(mission, {
    effect(effect, where, { in: kind }) {
      if (effect.do !== 'end') return;
      check(effect.ending, `${where}.ending`, null);
      if (kind === 'ending')
        problem(where, 'the Mission is over when this Event is read', 'no "end" on an ending\'s Event');
      if (endings[effect.ending]?.won) winnable = true;
    },
  });
  if (!winnable)
    problem('objective', 'the Mission cannot be won', 'an objective, or an "end" with a won ending');
}

/** The board at set-up; every overlay must fit where its card puts it. */
function checkMap(box: Box, mission: Mission, problem: Problem): Board | null {
  const source = missionDrawings(box, mission);
  const { tiles, entrances = [] } = mission.setup;
  const bare = compileBoard({ tiles, overlays: [], entrances }, source);
  if (!bare.ok) {
    for (const { where, what } of bare.problems)
      problem('setup.tiles', `${where}: ${what}`, 'tiles of the box side by side');
    return null;
  }
  for (const [i, card] of mission.environment.entries()) {
    for (const { face, lies } of placesOfCard(mission, card)) {
      const overlay = card[face]?.overlay;
      if (overlay === undefined || !lies) continue;
      const laid = compileBoard({ tiles, overlays: [{ id: overlay, ...lies }], entrances }, source);
      if (laid.ok) continue;
      for (const { what } of laid.problems)
        problem(`environment.${i}.${face}.overlay`, what, 'a drawing that fits the map where it lies');
    }
  }
  return setupBoard(box, mission, 'a') ?? bare.board;
}

/** The box's drawings and the Mission's own. */
export function missionDrawings(box: Box, mission: Mission): Box['drawings'] {
  const known = sources.get(mission);
  if (known && known.box === box) return known.drawings;
  const own = drawingSource([], mission.overlays);
  const drawings: Box['drawings'] = {
    tile: (id) => box.drawings.tile(id),
    overlay: (id): OverlayDrawing | undefined => own.overlay(id) ?? box.drawings.overlay(id),
  };
  sources.set(mission, { box, drawings });
  return drawings;
}
const sources = new IdentityCache<Mission, { readonly box: Box; readonly drawings: Box['drawings'] }>();

type Lies = Omit<Placement, 'id'> | undefined;

/** Where each face of a card may come to lie. */
function placesOfCard(
  mission: Mission,
  card: EnvironmentCard,
): readonly { readonly face: 'a' | 'b'; readonly lies: Lies }[] {
  const places: Lies[] = [];
  for (const { card: which, at } of mission.setup.cards) {
    if (which === card.id || (typeof which === 'object' && which.oneOf.includes(card.id))) places.push(at);
  }
  walkMission(mission, {
    effect(effect) {
      if (effect.do === 'placeCard' && effect.card === card.id) places.push(effect.at);
      if (effect.do === 'findCard' && effect.of.includes(card.id)) places.push(effect.at);
    },
  });
  const ofA = places.map((at) => at ?? card.a.at);
  return [
    ...ofA.map((lies) => ({ face: 'a' as const, lies })),
    ...ofA.map((lies) => ({ face: 'b' as const, lies: card.b?.at ?? lies })),
  ];
}

/** The board with the cards of the set-up lying on it, all with this face up; of variants the first. */
function setupBoard(box: Box, mission: Mission, face: 'a' | 'b'): Board | null {
  const overlays: Placement[] = [];
  for (const { card: which, at } of mission.setup.cards) {
    const id = typeof which === 'string' ? which : which.oneOf[0];
    const card = mission.environment.find((one) => one.id === id);
    const lies = card?.[face]?.at ?? at ?? card?.a.at;
    const overlay = card?.[face]?.overlay;
    if (overlay !== undefined && lies) overlays.push({ id: overlay, ...lies });
  }
  const { tiles, entrances = [] } = mission.setup;
  const compiled = compileBoard({ tiles, overlays, entrances }, missionDrawings(box, mission));
  return compiled.ok ? compiled.board : null;
}

/** Every space that is named is there, can be stood on, and has room. */
function checkPlaces(mission: Mission, board: Board, problem: Problem): void {
  const { setup } = mission;
  const space = (name: string, where: string): SpaceId | null => {
    const found = spaceNamed(board, name);
    if (found === undefined) {
      problem(
        where,
        `no space is called "${name}"`,
        'a space of the map: "<tile>:<name>", or a square of it: "@x,y"',
      );
      return null;
    }
    if (board.spaces[found]?.water)
      problem(where, `"${name}" is water (M8)`, 'a space somebody can stand on');
    return found;
  };
  let room = 0;
  for (const [i, name] of setup.start.entries()) {
    const found = space(name, `setup.start.${i}`);
    room += found === null ? MOST_STALKERS : (board.spaces[found]?.capacity ?? 0);
  }
  if (room < MOST_STALKERS) problem('setup.start', `there is room for ${room} Stalkers`, 'room for four');
  for (const [i, { standing }] of setup.enemies.entries()) {
    for (const [j, { space: name }] of standing.entries()) {
      space(name, `setup.enemies.${i}.standing.${j}.space`);
    }
  }
  for (const [i, { space: name }] of setup.loot.entries()) {
    space(name, `setup.loot.${i}.space`);
  }
  for (const [i, name] of setup.unknown.spaces.entries()) {
    space(name, `setup.unknown.spaces.${i}`);
  }
  for (const [i, { x, y }] of setup.anomalies.entries()) space(`@${x},${y}`, `setup.anomalies.${i}`);
  for (const [i, { place }] of (mission.places ?? []).entries()) {
    if (spacesOnBoard(board, place) === null)
      problem(
        `places.${i}.place`,
        'only a game would tell where this is',
        'a place that the map alone decides: space, tile, room, building, either of these',
      );
  }
  walkMission(mission, {
    place(place, where, { actor }) {
      checkPlace(board, place, where, problem);
      if (place.at === 'here' && !actor)
        problem(where, 'nobody caused this, so there is no "here"', 'a place on the map');
    },
  });
}

function checkPlace(board: Board, place: Place, where: string, problem: Problem): void {
  switch (place.at) {
    case 'space':
    case 'mark':
    case 'tile':
      if (fixedSpaces(board, place).length === 0)
        problem(where, 'there is no such place on this map', 'a space, mark or tile of the map');
      break;
    case 'room':
    case 'building':
      if (fixedSpaces(board, place).length === 0)
        problem(where, `"${place.of}" is not indoors (M9)`, 'a space of a Room');
      break;
    default:
      break;
  }
}

/** The goals can be reached from the start: as set up, with every card turned, or on the bare tiles. */
function checkGoals(box: Box, mission: Mission, board: Board, problem: Problem): void {
  const { tiles, entrances = [] } = mission.setup;
  const bare = compileBoard({ tiles, overlays: [], entrances }, missionDrawings(box, mission));
  const boards = [board, setupBoard(box, mission, 'b'), bare.ok ? bare.board : null].filter(
    (one) => one !== null,
  );
  for (const [i, goal] of (mission.goals ?? []).entries()) {
    if (!isFixed(goal)) continue;
    const reachable = boards.some((one) => {
      const start = spaceNamed(one, mission.setup.start[0] ?? '');
      if (start === undefined) return true;
      const routes = one.routes('stalker', start, []);
      return fixedSpaces(one, goal).some((space) => space === start || routes.tied(space, 1).length > 0);
    });
    if (!reachable)
      problem(`goals.${i}`, 'no way leads there from the start', 'a place Stalkers can walk to');
  }
}

const isFixed = (
  place: Place,
): place is Extract<Place, { at: 'space' | 'mark' | 'room' | 'building' | 'tile' | 'anywhere' }> =>
  ['space', 'mark', 'room', 'building', 'tile', 'anywhere'].includes(place.at);
