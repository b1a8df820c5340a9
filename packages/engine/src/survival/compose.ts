/**
 * ZS1: any scenario on any map as a Mission. Nothing is drawn here: amounts and posts depend on the team and the seed
 * only when the table is set up (ZS2).
 */
import { IdentityCache } from '../cache/identityCache.ts';
import type { Box } from '../model/box.ts';
import type { Mission, RecipeSetup } from '../model/mission.ts';
import type { MapPlan, Scenario, SurvivalBook } from '../model/survival.ts';
import { pairOf, survivalId } from './names.ts';

/** ZS2. */
const SETUP_CARDS = 4;

export function compose(book: SurvivalBook, scenario: Scenario, map: MapPlan): Mission {
  const { tiles, entrances, start, emptyOverlays } = map;
  const { aims, begin, triggers, actions, objective } = scenario;
  return {
    id: survivalId({ scenario: scenario.id, map: map.id }),
    kind: 'survival',
    setup: {
      tiles,
      ...(entrances && { entrances }),
      cards: [],
      start,
      enemies: [],
      anomalies: [],
      ...(emptyOverlays && { emptyOverlays }),
      loot: [],
      unknown: { spaces: map.unknown, tokens: scenario.unknown },
      recipe: recipeOf(book, scenario, map),
      events: [{ random: scenario.rounds }],
    },
    places: map.places,
    ...(aims && { aims }),
    environment: [...book.setupCards, ...book.notes, ...(scenario.environment ?? [])],
    overlays: book.overlays,
    events: scenario.events ?? [],
    randomEvents: book.events,
    fate: true,
    budget: scenario.budget,
    ...(begin && { begin }),
    ...(triggers && { triggers }),
    ...(actions && { actions }),
    ...(objective && { objective }),
    death: scenario.death,
    time: scenario.time,
    endings: scenario.endings,
  };
}

const recipeOf = ({ setupCards }: SurvivalBook, scenario: Scenario, map: MapPlan): RecipeSetup => ({
  posts: map.posts,
  sites: map.sites,
  lootSpaces: map.loot,
  cardSpaces: map.cards,
  enemies: scenario.enemies,
  anomalies: scenario.anomalies,
  loot: scenario.loot,
  cards: { count: SETUP_CARDS, of: setupCards.map(({ id }) => id) },
});

/** Composed once for each pair: what is kept by identity (boards, indexes of cards) is kept with it. */
const composed = new IdentityCache<SurvivalBook, Map<string, Mission>>();

/** A Mission of the box by its id, also one composed of a scenario and a map. */
export function missionNamed(box: Box, id: string): Mission | undefined {
  if (Object.hasOwn(box.missions, id)) return box.missions[id];
  const { survival } = box;
  const pair = survival && pairOf(id);
  if (!pair) return undefined;
  const { scenarios, maps } = survival;
  const scenario = Object.hasOwn(scenarios, pair.scenario) ? scenarios[pair.scenario] : undefined;
  const map = Object.hasOwn(maps, pair.map) ? maps[pair.map] : undefined;
  if (!scenario || !map) return undefined;
  const known = composed.of(survival, () => new Map());
  const before = known.get(id);
  if (before) return before;
  const mission = compose(survival, scenario, map);
  known.set(id, mission);
  return mission;
}

/** Ids of every scenario on every map. */
export const survivalMissions = ({ survival }: Box): readonly string[] =>
  Object.keys(survival?.scenarios ?? {}).flatMap((scenario) =>
    Object.keys(survival?.maps ?? {}).map((map) => survivalId({ scenario, map })),
  );
