/** Aims of the second story: a village that is held or left, a hunt with three ends, a hatch that shuts. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { CompanionState, EnemyState, Game } from '@zonecrawl/engine/model';
import {
  bearerAway,
  carried,
  closestAway,
  count,
  distance,
  ending,
  health,
  isUp,
  lyingLow,
  marked,
  named,
  type RecordingGoal,
  STAGE,
  STEP,
  teamAway,
  toward,
  well,
  wounded,
} from './measures.ts';

const tokens = ({ state }: Game, token: string): readonly SpaceId[] =>
  state.mission.tokens.filter((one) => one.token === token).map(({ space }) => space);

/** B1, one job after the other: the battery, the aerial, the bench. */
function repair(game: Game): number {
  const done = count(game, 'set') * 1500 + count(game, 'aerial') * 1500 + well(game);
  if (count(game, 'current') > 0)
    return 2 * STAGE + done + (isUp(game, 'B1-07', 'b') ? toward(game, '8:K') : toward(game, '14:V'));
  if (carried(game, 'battery') > 0)
    return STAGE + done - bearerAway(game, 'battery', named(game.board, '8:K')) * STEP * 3;
  return done + toward(game, '7:H');
}

function evacuate(game: Game): number {
  const done = count(game, 'boat') * 1500 + count(game, 'aboard') * 3000 + well(game);
  if (!isUp(game, 'B1-08', 'b')) return done + toward(game, '7:i');
  const waiting = tokens(game, 'people');
  if (waiting.length > 0) return STAGE + done - closestAway(game, waiting) * STEP * 3;
  return 2 * STAGE + done - teamAway(game, named(game.board, '7:i')) * STEP;
}

/** Whatever comes finds nobody in its way. */
function silence(game: Game): number {
  const { state, board } = game;
  const people = tokens(game, 'people');
  const prowling = state.enemies.reduce((sum, { space }) => {
    if (space === null) return sum;
    const routes = board.routes('beast', space, []);
    return sum + Math.min(12, ...people.map((house) => routes.spaces(house)));
  }, 0);
  return count(game, 'lost') * STAGE - prowling * STEP + well(game);
}

const beggarOf = ({ state }: Game): EnemyState | undefined =>
  state.enemies.find(({ card }) => card === 'izlom');

const LAIRS = { 'B2-03': '12:G', 'B2-04': '11:H', 'B2-05': '6:V', 'B2-06': '10:S' } as const;

/** The next hole nobody has looked into. */
function search(game: Game): number {
  const holes = Object.entries(LAIRS).flatMap(([card, space]) => (isUp(game, card, 'a') ? [space] : []));
  return count(game, 'tracks') * 300 - holes.length * 800 + toward(game, ...holes) + well(game);
}

function shoot(game: Game): number {
  const it = beggarOf(game);
  if (!it || it.space === null) return search(game);
  return (
    STAGE +
    count(game, 'shed') * STAGE -
    it.hp * 2500 +
    (it.exposed ? 200 : 0) -
    teamAway(game, [it.space]) * 10 +
    health(game.state)
  );
}

/** Powder, bread in the pit, and somebody on the rim when it comes. */
function bury(game: Game): number {
  const pit = named(game.board, '12:p');
  const rim = named(game.board, '12:b', '12:c');
  const it = beggarOf(game);
  const ready = carried(game, 'powder') * STAGE + well(game);
  if (carried(game, 'powder') === 0) return ready + toward(game, '12:G');
  if (!it || it.space === null) return ready + search(game);
  const walks = game.board.routes('human', it.space, []).spaces(pit[0] ?? it.space);
  const keg = bearerAway(game, 'powder', rim) * STEP;
  if (walks === 0 || tokens(game, 'bait').length > 0) return ready + 2 * STAGE - walks * STEP * 5 - keg;
  if (carried(game, 'bread') > 0) return ready + STAGE - bearerAway(game, 'bread', pit) * STEP * 3;
  return ready - closestAway(game, tokens(game, 'bread')) * STEP * 3;
}

function feed(game: Game): number {
  const it = beggarOf(game);
  const given = count(game, 'fed') * STAGE + well(game);
  const bread = carried(game, 'bread');
  const more = tokens(game, 'bread');
  if (more.length > 0 && bread + count(game, 'fed') < 4)
    return given + bread * 3000 - closestAway(game, more) * STEP * 3;
  if (!it || it.space === null) return given + bread * 3000 + search(game);
  return given + bread * 3000 + STAGE - bearerAway(game, 'bread', [it.space]) * STEP * 3;
}

const wardOf = ({ state }: Game, card: string): CompanionState | undefined =>
  state.companions.find((one) => one.card === card && one.space !== null);

/** How far one of the two is on the way down: found, led, safe. */
function bring(game: Game, card: string, safe: string, find: number): number {
  if (count(game, safe) > 0) return 2 * STAGE;
  const ward = wardOf(game, card);
  if (!ward || ward.space === null) return find;
  const way = distance(game, 'companion', ward.space, marked(game.board, 'shelter'));
  const hurt = (ward.counters['wounds'] ?? 0) * 1000;
  return STAGE - way * STEP * 4 - closestAway(game, [ward.space]) * 10 - hurt;
}

const boyWay = (game: Game): number => bring(game, 'petryk', 'boySafe', toward(game, '9:G'));
const doctorWay = (game: Game): number =>
  bring(game, 'vereta', 'doctorSafe', count(game, 'crank') * 1500 + toward(game, '15:N', '15:Q'));

const left = ({ state }: Game): number => state.stalkers.filter(({ space }) => space === null).length;
const goingDown = (game: Game): number =>
  left(game) * 1500 - teamAway(game, marked(game.board, 'shelter')) * STEP;
/** Whoever has gone down is no help. */
const stayingUp = (game: Game): number => -left(game) * STAGE;

const saveBoy = (game: Game): number =>
  boyWay(game) + well(game) + (count(game, 'boySafe') > 0 ? goingDown(game) : stayingUp(game));

function saveBoth(game: Game): number {
  const boySafe = count(game, 'boySafe') > 0;
  const both = boySafe && count(game, 'doctorSafe') > 0;
  return (
    boyWay(game) + (boySafe ? doctorWay(game) : 0) + well(game) + (both ? goingDown(game) : stayingUp(game))
  );
}

/** Both of them met, and let down. */
function loseBoth(game: Game): number {
  const gone = count(game, 'gone') * 3 * STAGE;
  const wounds = [wardOf(game, 'petryk'), wardOf(game, 'vereta')].reduce(
    (sum, ward) => sum + (ward?.counters['wounds'] ?? 0) * STAGE,
    0,
  );
  const meet = wardOf(game, 'vereta') ? toward(game, '9:G') : doctorWay(game);
  return gone + wounds + meet + stayingUp(game) + health(game.state);
}

/** Both of them on the map when the call comes. */
function bothMet(game: Game): number {
  const boyMet = wardOf(game, 'petryk') ? 2 * STAGE : toward(game, '9:G');
  const doctorMet = wardOf(game, 'vereta') ? STAGE : doctorWay(game);
  return boyMet + doctorMet + stayingUp(game) + well(game);
}

const chosen = (
  mission: string,
  name: string,
  choice: string,
  nearness: RecordingGoal['nearness'],
): RecordingGoal => ({
  mission,
  name,
  stalkers: [2],
  reached: (facts) => facts.some((fact) => fact.fact === 'choiceMade' && fact.choice === choice),
  nearness,
});

const some = (aim: RecordingGoal, ...stalkers: readonly number[]): RecordingGoal => ({ ...aim, stalkers });

export const storyB: readonly RecordingGoal[] = [
  ending('b1', 'success', repair),
  ending('b1', 'evacuated', evacuate),
  some(ending('b1', 'silence', silence), 2),
  {
    ...ending('b1', 'church', evacuate),
    stalkers: [2],
    reached: (facts) =>
      facts.some((fact) => fact.fact === 'actionBegan' && fact.action === 'B1-05.sendToBoat'),
  },
  ending('b1', 'fatality', wounded),
  ending('b1', 'time', lyingLow),
  ending('b2', 'success', shoot),
  some(ending('b2', 'buried', bury), 1),
  some(ending('b2', 'fed', feed), 1, 2),
  ending('b2', 'fatality', wounded),
  ending('b2', 'time', lyingLow),
  ending('b3', 'saved', saveBoy),
  some(ending('b3', 'both', saveBoth), 4),
  chosen('b3', 'rack', 'liftTheRack', (game) => doctorWay(game) + stayingUp(game) + well(game)),
  { ...chosen('b3', 'luhy', 'letLuhyTalk', bothMet), stalkers: [4], story: { luhy: 2 } },
  some(
    ending('b3', 'alone', (game) => goingDown(game) + health(game.state)),
    2,
  ),
  some(ending('b3', 'nobody', loseBoth), 2),
  ending('b3', 'fatality', wounded),
  ending('b3', 'time', ({ state }) => health(state)),
];
