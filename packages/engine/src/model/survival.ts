/**
 * Zone Survival as data (ZS): a scenario says what is to be done, a map where. `survival/compose.ts` makes a Mission of
 * any two. Both are plain JSON and have a schema (mission/schema/survival.ts); what they compose to is validated like any Mission.
 */
import type { BoardPlan, OverlayDrawing, Placement } from '../board/types.ts';
import type { Effect } from './effects.ts';
import type {
  Aim,
  ByTeam,
  Ending,
  EnvironmentAction,
  EnvironmentCard,
  EventCard,
  MissionSetup,
  NamedPlace,
  Post,
  RecipeAnomalies,
  RecipeEnemies,
  Trigger,
  UnknownSet,
} from './mission.ts';
import type { Amount, Condition } from './words.ts';

/** A map and what lies ready on it. A space goes by its name (`4:R`) or by a square (`@3,0`). */
export interface MapPlan {
  readonly id: string;
  /** In codes (survival/code.ts): given once, never changed, never used again. */
  readonly number: number;
  readonly tiles: readonly Placement[];
  readonly entrances?: BoardPlan['entrances'];
  readonly start: readonly string[];
  readonly posts: readonly Post[];
  /** Centers of Anomaly overlays. */
  readonly sites: readonly { readonly x: number; readonly y: number }[];
  readonly emptyOverlays?: NonNullable<MissionSetup['emptyOverlays']>;
  readonly loot: readonly string[];
  readonly unknown: readonly string[];
  /** Where Setup cards have their tokens. */
  readonly cards: readonly string[];
  /** Every place that scenarios and cards name (SURVIVAL_PLACES), and more if the map likes. */
  readonly places: readonly NamedPlace[];
}

/** The places that every map has and any card may name. */
export const SURVIVAL_PLACES = ['exit', 'depths', 'shelter', 'yard', 'watch', 'cache'] as const;
export type SurvivalPlace = (typeof SURVIVAL_PLACES)[number];

export interface Scenario {
  readonly id: string;
  /** As the map's. */
  readonly number: number;
  readonly budget: { readonly coupons: ByTeam<number>; readonly tier: 1 | 2 | 3 };
  readonly enemies: readonly RecipeEnemies[];
  readonly anomalies: readonly RecipeAnomalies[];
  readonly loot: { readonly stacks: Amount; readonly tokens: number };
  readonly unknown: ByTeam<UnknownSet>;
  /** How many Events, that is Rounds, unless effects add some (ZS3). */
  readonly rounds: Amount;
  /** What to do next, as in a Mission. */
  readonly aims?: readonly Aim[];
  /** Cards of its own besides the common decks. */
  readonly environment?: readonly EnvironmentCard[];
  readonly events?: readonly EventCard[];
  readonly begin?: readonly Effect[];
  readonly triggers?: readonly Trigger[];
  readonly actions?: readonly EnvironmentAction[];
  readonly objective?: { readonly when: Condition; readonly ending: string };
  readonly death: string;
  readonly time: string;
  readonly endings: Readonly<Record<string, Ending>>;
}

/** Everything of Zone Survival in a box. */
export interface SurvivalBook {
  readonly scenarios: Readonly<Record<string, Scenario>>;
  readonly maps: Readonly<Record<string, MapPlan>>;
  /** Setup cards; four of them, no two with a common tag, are drawn for a game (ZS2). */
  readonly setupCards: readonly EnvironmentCard[];
  /** Cards that Events leave lying out: weather, improved Enemies, aces in the hole (ZS3). */
  readonly notes: readonly EnvironmentCard[];
  readonly events: readonly EventCard[];
  readonly overlays: readonly OverlayDrawing[];
}
