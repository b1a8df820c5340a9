/** Enemies, their wounds and what makes them act (E, W, EA). */

import type { SpaceId } from '../board/types.ts';
import type { Modifier } from './facts.ts';
import type { Game } from './game.ts';
import type { CardId } from './ids.ts';
import type { Rule } from './rule.ts';
import type { EnemyState, EntityState, Petals, StalkerState } from './state.ts';

/** E2: the colours of Enemy tokens, from the mightiest to the weakest. A colour is no category (E1). */
export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export type EnemyType = 'human' | 'mutant' | 'psionic';
export type Category = 'horde' | 'elite' | 'boss';

/** As far as the eye, or an attack, reaches. */
export const UNLIMITED = 254;

/** The highest threshold reached counts; its effects left to right (AK6). */
export interface ToHit {
  readonly at: number;
  readonly effects: readonly ('light' | 'heavy' | 'loseHp')[];
}

/** An Enemy's Attack while it is being resolved (EK). */
export interface Strike {
  readonly enemy: EnemyState;
  target: EntityState;
  /** Spaces moved by the Charge of this attack. */
  moved: number;
  /** By the activation step, before the attack's own text. */
  readonly step: readonly Modifier[];
  readonly reaction: boolean;
}

export interface EnemyAttack {
  readonly id: string;
  readonly kind: 'charge' | 'ranged';
  readonly damage: number;
  readonly range: number;
  /** Hits every possible target on the target's space (EK5). */
  readonly wholeSpace?: boolean;
  /** When charging it is placed on the target's space, or adjacent to it, over everything (a Snork's leap). */
  readonly leaps?: boolean;
  /** The Anomaly die, rolled before attacking, says the damage, or sends it forward a space instead (a Zombie's aim). */
  readonly byPetals?: Readonly<Record<Petals, number | 'goForward'>>;
  /** Before the attack: may replace the damage, or end the attack by returning null. Where a die says it: `byPetals`. */
  before?(game: Game, strike: Strike): Rule<number | null>;
  /** Changes to the damage, with reasons. Pure, and from the strike's own enemy and target: previews imagine others. */
  modifiers?(game: Game, strike: Strike): readonly Modifier[];
  /** After a Stalker's Defense roll and before HP are lost, for each Stalker hit (EK5). */
  afterRoll?(game: Game, strike: Strike, stalker: StalkerState): Rule;
  /** After the target's Defense, for each Stalker hit. */
  after?(game: Game, strike: Strike, stalker: StalkerState, damage: number): Rule;
}

export interface Special {
  readonly id: string;
  perform(game: Game, enemy: EnemyState): Rule;
  /** It would do nothing now: then nobody is asked whether it comes before others (EA3). Pure. */
  idle?(game: Game, enemy: EnemyState): boolean;
}

export interface EnemyCard {
  readonly id: CardId;
  /** Numbers that its hooks count with and its text says (`{heal}`). */
  readonly figures?: Readonly<Record<string, number>>;
  readonly copies: number;
  /** Of the deck of Zone Survival: the box's own deck does not count it. */
  readonly survival?: true;
  readonly category: Category;
  readonly types: readonly EnemyType[];
  readonly movement: number;
  readonly hp: number;
  readonly sight: {
    readonly front: number;
    readonly left: number;
    readonly right: number;
    readonly back: number;
  };
  readonly body: { readonly head?: readonly ToHit[]; readonly torso: readonly ToHit[] };
  readonly attack: EnemyAttack;
  /** Kind of standee, and how many of it are in the box (E5). */
  readonly standee: string;
  readonly standees: number;
  readonly special?: Special;
  readonly abilities?: EnemyAbilities;
}

/** The closed set of what an Enemy's ability may change. */
export interface EnemyAbilities {
  readonly id: string;
  /** Sets Anomalies off and is spared itself (AN3). */
  readonly ignoresAnomalies?: boolean;
  /** Taken off the successes of every attack on it; below 0 it is added. Pure. */
  armored?(game: Game, enemy: EnemyState, from: SpaceId | null): number;
  /** Cannot be pushed, pinned, exposed. */
  readonly immune?: readonly ('push' | 'pinDown' | 'exposed')[];
  /** When it lost HP or was attacked and lived, after AK8. */
  afterAttacked?(game: Game, enemy: EnemyState): Rule;
  /** When it dies, before the standee leaves. */
  dies?(game: Game, enemy: EnemyState): Rule;
  /** End of Round (Z5). */
  endOfRound?(game: Game, enemy: EnemyState): Rule;
  /** Stalkers see it only within this Range (a Bloodsucker's cloak). */
  readonly cloak?: number;
}

/** The six outcomes of the Wound deck (W2). */
export type WoundOutcome =
  | 'exposed'
  | 'exposedAndPinDown'
  | 'pushIfPinned'
  | 'loseHp'
  | 'loseHpIfPinned'
  | 'loseHpAndReshuffle';

export interface WoundCard {
  readonly id: CardId;
  readonly copies: number;
  readonly light: WoundOutcome;
  readonly heavy: WoundOutcome;
}

/** What an Activation step points at (EA3, EA8). */
export type Interest = 'lowAttention' | 'highAttention' | 'attention' | 'leadStalker';
export type Goal =
  | Interest
  | 'room'
  | 'roomWithoutColour'
  | 'coverWithoutColour'
  | 'coverOutOfSight'
  | 'outOfSight'
  | 'stalker'
  /** The closest other Enemy of the same colour; Loot; an Unknown token. */
  | 'ally'
  | 'loot'
  | 'unknown';

/** Who acts: Enemies of these colours, or all; perhaps only the N+1 closest to something, or those who see a target. */
export interface Who {
  readonly colours: readonly Colour[] | 'all';
  readonly nearest?: Interest;
  readonly withTarget?: boolean;
}

/** The verbs of EA5. */
export type ActivationStep =
  | {
      readonly do: 'move';
      readonly who: Who;
      readonly upTo: number | 'movement';
      readonly toward: Goal;
      readonly uninterrupted?: boolean;
      readonly thenLookAround?: readonly Colour[];
    }
  | { readonly do: 'goForward'; readonly who: Who; readonly upTo: number | 'movement' }
  | {
      readonly do: 'attack';
      readonly who: Who;
      /** By colour; 'all' includes unmarked Enemies (E2). */
      readonly damage?: readonly { readonly colours: readonly Colour[] | 'all'; readonly by: number }[];
    }
  | { readonly do: 'lookAround'; readonly who: Who }
  | { readonly do: 'special'; readonly who: Who }
  | { readonly do: 'moveAttention'; readonly by: number };

/** The separate last step of a high card (EA4). */
export type BottomStep =
  | { readonly do: 'throwGrenade'; readonly damage: number }
  | { readonly do: 'suppressingFire'; readonly enemies: number }
  | { readonly do: 'exposeSeen' }
  | { readonly do: 'focusLost' }
  | { readonly do: 'resolveUnknown' }
  | { readonly do: 'specialOfColours'; readonly colours: readonly Colour[] };

export interface LowActivationCard {
  readonly id: CardId;
  readonly copies: number;
  readonly parts:
    | { readonly any: readonly ActivationStep[] }
    | { readonly none: readonly ActivationStep[]; readonly low: readonly ActivationStep[] };
}

export interface HighActivationCard {
  readonly id: CardId;
  readonly copies: number;
  readonly steps: readonly ActivationStep[];
  readonly bottom?: BottomStep;
}

/** EK5: a Controller's card: resist by losing HP (less with a Focus), or obey. */
export interface ControlCard {
  readonly id: CardId;
  /** Numbers that its hooks count with and its text says (`{heal}`). */
  readonly figures?: Readonly<Record<string, number>>;
  readonly copies: number;
  readonly resist: number;
  readonly resistWithFocus: number;
  readonly otherwise: string;
  obey(game: Game, stalker: StalkerState, controller: EnemyState): Rule;
}
