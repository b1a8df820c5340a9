/** Whether a well-formed Mission makes sense with this box: every name means something, every place is on the map. */

import { inside, type Problem, type Say, sayTo, unknownName } from '../../base/problems.ts';
import { compileBoard, drawingSource } from '../../board/index.ts';
import type { Board, OverlayDrawing, Placement, SpaceId } from '../../board/types.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Box } from '../../model/box.ts';
import type { EnvironmentCard, Mission } from '../../model/mission.ts';
import type { Place } from '../../model/words.ts';
import { fixedSpaces, spaceNamed, spacesOnBoard } from '../words/places.ts';
import { checkRecipe } from './recipe.ts';
import { References } from './references.ts';
import { textsOf } from './texts.ts';
import { walkMission } from './walk.ts';

const MOST_STALKERS = 4;

export function validate(box: Box, mission: Mission, hasText?: (key: string) => boolean): readonly Problem[] {
  const problems: Problem[] = [];
  const say = sayTo(problems);
  checkIds(mission, say);
  new References(box, mission, problems).check();
  checkEndings(mission, problems);
  const board = checkMap(box, mission, problems);
  if (board) {
    checkPlaces(mission, board, say);
    checkGoals(box, mission, board, say);
    if (mission.setup.recipe) checkRecipe(mission, mission.setup.recipe, board, say);
  }
  if (hasText) {
    for (const { key, where } of textsOf(mission)) {
      if (!hasText(key)) say(where, 'mission.noText', { key });
    }
  }
  return problems;
}

function checkIds(mission: Mission, say: Say): void {
  const lists: Readonly<Record<string, readonly { readonly id: string }[]>> = {
    events: mission.events,
    environment: mission.environment,
    overlays: mission.overlays,
    triggers: mission.triggers ?? [],
    actions: mission.actions ?? [],
    places: mission.places ?? [],
    randomEvents: mission.randomEvents ?? [],
    aims: mission.aims ?? [],
  };
  for (const [list, entries] of Object.entries(lists)) unique(entries, list, say);
  for (const [i, card] of mission.environment.entries()) {
    for (const face of ['a', 'b'] as const) {
      unique(card[face]?.triggers ?? [], `environment.${i}.${face}.triggers`, say);
      unique(card[face]?.actions ?? [], `environment.${i}.${face}.actions`, say);
    }
  }
}

function unique(entries: readonly { readonly id: string }[], where: string, say: Say): void {
  const seen = new Set<string>();
  for (const [i, { id }] of entries.entries()) {
    if (seen.has(id)) say(`${where}.${i}.id`, 'name.twice', { id });
    seen.add(id);
  }
}

/** R13, MI7: every ending that is named is there, and the Mission can be won. */
function checkEndings(mission: Mission, problems: Problem[]): void {
  const say = sayTo(problems);
  const { endings } = mission;
  const check = (ending: string, where: string, won: boolean | null): void => {
    const found = endings[ending];
    if (!found) problems.push(unknownName(where, 'ending', ending, Object.keys(endings)));
    else if (won !== null && found.won !== won)
      say(where, 'mission.ending', { ending, should: won ? 'win' : 'lose' });
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
      if (kind === 'ending') say(where, 'mission.endAtEnd');
      if (endings[effect.ending]?.won) winnable = true;
    },
  });
  if (!winnable) say('objective', 'mission.unwinnable');
}

/** The board at set-up; every overlay must fit where its card puts it. */
function checkMap(box: Box, mission: Mission, problems: Problem[]): Board | null {
  const source = missionDrawings(box, mission);
  const { tiles, entrances = [] } = mission.setup;
  const bare = compileBoard({ tiles, overlays: [], entrances }, source);
  if (!bare.ok) {
    problems.push(...inside('setup', bare.problems));
    return null;
  }
  for (const [i, card] of mission.environment.entries()) {
    for (const { face, lies } of placesOfCard(mission, card)) {
      const overlay = card[face]?.overlay;
      if (overlay === undefined || !lies) continue;
      const laid = compileBoard({ tiles, overlays: [{ id: overlay, ...lies }], entrances }, source);
      if (laid.ok) continue;
      const where = `environment.${i}.${face}.overlay`;
      problems.push(...laid.problems.map((problem) => ({ ...problem, where })));
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
function checkPlaces(mission: Mission, board: Board, say: Say): void {
  const { setup } = mission;
  const space = (name: string, where: string): SpaceId | null => {
    const found = spaceNamed(board, name);
    if (found === undefined) {
      say(where, 'mission.noSpace', { space: name });
      return null;
    }
    if (board.spaces[found]?.water) say(where, 'mission.water', { space: name });
    return found;
  };
  let room = 0;
  for (const [i, name] of setup.start.entries()) {
    const found = space(name, `setup.start.${i}`);
    room += found === null ? MOST_STALKERS : (board.spaces[found]?.capacity ?? 0);
  }
  if (room < MOST_STALKERS) say('setup.start', 'mission.room', { room });
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
    if (spacesOnBoard(board, place) === null) say(`places.${i}.place`, 'mission.placeOfGame');
  }
  walkMission(mission, {
    place(place, where, { actor }) {
      checkPlace(board, place, where, say);
      if (place.at === 'here' && !actor) say(where, 'mission.noHere');
    },
  });
}

function checkPlace(board: Board, place: Place, where: string, say: Say): void {
  switch (place.at) {
    case 'space':
    case 'mark':
    case 'tile':
      if (fixedSpaces(board, place).length === 0) say(where, 'mission.noPlace');
      break;
    case 'room':
    case 'building':
      if (fixedSpaces(board, place).length === 0) say(where, 'mission.notIndoors', { space: place.of });
      break;
    default:
      break;
  }
}

/** The goals can be reached from the start: as set up, with every card turned, or on the bare tiles. */
function checkGoals(box: Box, mission: Mission, board: Board, say: Say): void {
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
    if (!reachable) say(`goals.${i}`, 'mission.goal');
  }
}

const isFixed = (
  place: Place,
): place is Extract<Place, { at: 'space' | 'mark' | 'room' | 'building' | 'tile' | 'anywhere' }> =>
  ['space', 'mark', 'room', 'building', 'tile', 'anywhere'].includes(place.at);
