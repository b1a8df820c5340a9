/** The box: everything content brings to the engine. The engine knows no card by name. */

import type { DrawingSource, TileDrawing } from '../board/types.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import type { CampaignBook } from './campaignBook.ts';
import type { ContactCard } from './contacts.ts';
import type { ControlCard, EnemyCard, HighActivationCard, LowActivationCard, WoundCard } from './enemies.ts';
import type {
  ArmorCard,
  ArtifactCard,
  AttachmentCard,
  ItemCard,
  StalkerCard,
  WeaponCard,
} from './equipment.ts';
import type { RolledDie } from './facts.ts';
import type { CardId } from './ids.ts';
import type { EnvironmentCard, EventCard, LostTerritorySetup, Mission } from './mission.ts';
import type { Magazine } from './state.ts';
import type { SurvivalBook } from './survival.ts';
import type { AnomalyCard, AnomalyPattern, CompanionCard, LootTokenFace, UnknownTokenFace } from './zone.ts';

export type Deck<C> = Readonly<Record<CardId, C>>;

/** Counts of limited components (G5). */
export interface Components {
  readonly focus: number;
  readonly pinDown: number;
  readonly exposed: number;
  readonly criticalInjury: number;
  readonly bolts: number;
  readonly noVisibility: number;
  readonly artifacts: number;
  /** Tokens that Missions and cards lay on the map by name; with `cover`, their space has at least that much (M10). */
  readonly tokens?: Readonly<Record<string, { readonly count: number; readonly cover?: number }>>;
  readonly magazines: Readonly<Record<Magazine, number>>;
  /** Standees by kind; several Enemy cards may share one (E5). */
  readonly standees: Readonly<Record<string, number>>;
}

/** Faces of the dice: successes and masks; the accurate face is a 2 that may count 4 (AK6). */
export interface Dice {
  readonly stalker: readonly { readonly successes: number; readonly masks: number }[];
  readonly equipment: readonly { readonly successes: number; readonly accurate: boolean }[];
  readonly anomaly: readonly (1 | 2 | 3 | 4)[];
}

/** AK6: in a Weapon attack inside accurate Range the accurate face counts 4 instead of 2. */
export const ACCURATE = 4;

/** The successes of one die as it lies; an Anomaly die has none. */
export function successesOn(
  { stalker, equipment }: Dice,
  { kind, face }: RolledDie,
  accurate: boolean,
): number {
  if (kind === 'stalker') return stalker[face]?.successes ?? 0;
  if (kind === 'anomaly') return 0;
  const shown = equipment[face];
  if (!shown) return 0;
  return accurate && shown.accurate ? ACCURATE : shown.successes;
}

export interface Box {
  /** Of rules and content: games of one digest repeat exactly (DESIGN 12). */
  readonly digest: string;
  readonly dice: Dice;
  readonly components: Components;
  readonly drawings: DrawingSource;
  /** Tiles drawn otherwise by an older version, by that version: games that began on them bring them along. */
  readonly formerTiles?: Readonly<Record<string, readonly TileDrawing[]>>;
  readonly stalkers: Deck<StalkerCard>;
  readonly weapons: Deck<WeaponCard>;
  readonly armors: Deck<ArmorCard>;
  readonly attachments: Deck<AttachmentCard>;
  readonly artifacts: Deck<ArtifactCard>;
  readonly items: Deck<ItemCard>;
  readonly enemies: Deck<EnemyCard>;
  readonly wounds: Deck<WoundCard>;
  readonly lowActivations: Deck<LowActivationCard>;
  readonly highActivations: Deck<HighActivationCard>;
  readonly controls: Deck<ControlCard>;
  readonly anomalies: Deck<AnomalyCard>;
  readonly patterns: readonly AnomalyPattern[];
  readonly randomEvents: Deck<EventCard>;
  readonly loot: Deck<LootTokenFace>;
  readonly unknown: Deck<UnknownTokenFace>;
  readonly companions: Deck<CompanionCard>;
  readonly missions: Readonly<Record<string, Mission>>;
  /** C5: whom the Stalkers may turn to between Missions. */
  readonly contacts?: Deck<ContactCard>;
  /** C: the Zone Map and its stories. */
  readonly campaign?: CampaignBook;
  /** LT: Setup cards and L-cards. */
  readonly lostTerritories?: {
    readonly setups: Deck<LostTerritorySetup>;
    readonly environment: Deck<EnvironmentCard>;
  };
  /** ZS: scenarios, maps and their decks. */
  readonly survival?: SurvivalBook;
}

/** EQ1: the decks of Equipment. */
export const EQUIPMENT_DECKS = ['weapons', 'armors', 'attachments', 'artifacts', 'items'] as const;
export type EquipmentDeck = (typeof EQUIPMENT_DECKS)[number];

const decksByCard = new IdentityCache<Box, ReadonlyMap<CardId, EquipmentDeck>>();

const byCard = (box: Box): ReadonlyMap<CardId, EquipmentDeck> =>
  new Map(EQUIPMENT_DECKS.flatMap((deck) => Object.keys(box[deck]).map((card) => [card, deck] as const)));

/** undefined for what is no Equipment card of the box. */
export const equipmentDeckOf = (box: Box, card: CardId): EquipmentDeck | undefined =>
  decksByCard.of(box, byCard).get(card);
