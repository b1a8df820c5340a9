/**
 * The closed set of hooks by which cards take part in the rules (DESIGN 7). A card is a literal: figures are fields,
 * behaviour is a few lines in one of these. Dice and bonuses are pure functions, so that odds can ask them too.
 */

import type { SpaceId } from '../board/types.ts';
import type { Modifier, RolledDie } from './facts.ts';
import type { Game } from './game.ts';
import type { CardId, Clause } from './ids.ts';
import type { Reason } from './reasons.ts';
import type { Rule } from './rule.ts';
import type { EnemyState, OwnedCard, StalkerState } from './state.ts';
import type { AnomalyCard } from './zone.ts';

/** A movement of a Stalker: how far it may go, and what is unusual about it (MV1). */
export interface StalkerMove {
  readonly upTo: number;
  /** A2: exactly that many. */
  readonly exactly: boolean;
  /** 'normal' AT3; 'none' A2; 'ifSeenAtEnd' MV8. */
  readonly attention: 'normal' | 'none' | 'ifSeenAtEnd';
  /** Spaces that may not be left or entered (A2: in an Enemy's LoS). */
  readonly forbids: ((game: Game, space: SpaceId) => boolean) | null;
  /** Enemies' Sight values are capped during it, except on the final space (a Stalker's sneaking). */
  readonly sightCap: number | null;
  /** A forced move: along the shortest route to this space, as far as it goes. */
  readonly toward: SpaceId | null;
  /** It does not end on spaces with Enemies (G1 against MV2). */
  readonly uninterrupted: boolean;
  readonly clauses: readonly Clause[];
}

/** A Stalker's attack while it is being resolved (AK). Lives only inside the running rule. */
export interface StalkerAttack {
  readonly stalker: StalkerState;
  /** The Weapon or other card it is made with; null for the Knife. */
  readonly owned: OwnedCard | null;
  readonly card: CardId | null;
  readonly attack: AttackLine;
  /** The main target; null where no Enemy is aimed at: a Grenade on a space, a comrade (AK14). */
  readonly target: EnemyState | null;
  /** From the attacker to the target's space, as the attacker measures (D11). */
  readonly range: number;
  readonly accurate: boolean;
  readonly ammo: number;
  readonly weapon: boolean;
  /** The dice as they lie after the roll. */
  dice: RolledDie[];
  /** Added to the roll, with the reason. */
  successes: Modifier[];
  masks: Modifier[];
  part: BodyPart;
  /** Set by a Blast trait: hits everybody on the target's space. */
  blast: boolean;
  /** Who successes and mask effects may go to: the main target, those of a Burst (AK9), everybody in a Blast (AK10). */
  within: EnemyState[];
  /** Everybody who was a target in the end (AK8), the main one first. */
  hit: EnemyState[];
  /** Of those the ones that do not turn to face the attacker (AK8): they never knew where it came from. */
  readonly unaware: EnemyState[];
  /** How many of them it killed. */
  kills: number;
}

/** An attack on a Stalker while it is being resolved (EK5, AK14). */
export interface Defense {
  readonly stalker: StalkerState;
  /** The attacker; null for a grenade or a comrade's mistake. */
  readonly attacker: EnemyState | null;
  /** Where the attack comes from; null: nowhere. */
  readonly from: SpaceId | null;
  /** "Suffer X damage" is no Attack (EK8). */
  readonly isAttack: boolean;
  damage: Modifier[];
  dice: RolledDie[];
  successes: Modifier[];
  halved: boolean;
}

export type BodyPart = 'head' | 'torso';

/** A line on a Weapon or other card that attacks (EQ6). */
export interface AttackLine {
  readonly id: string;
  readonly type:
    | 'singleShot'
    | 'aimedShot'
    | 'quickShot'
    | 'burst'
    | 'fullAuto'
    | 'barrel'
    | 'unload'
    | 'thrown'
    | 'melee';
  readonly cost: 'standard' | 'free';
  readonly oncePerTurn?: boolean;
  /** Ammo spent; 'X' lets the player say how much (Unload). */
  readonly ammo: number | 'X';
  /** Equipment dice; per ammo spent where ammo is 'X'. */
  readonly dice: number;
  readonly attention: 'high' | 'low' | 'none';
  /** Its Attention goes to the target's space instead of the own one (AK2). */
  readonly attentionAt?: 'target';
  readonly pickBodyPart?: boolean;
  readonly minimumRange?: number;
  /** Added to every roll of this attack. */
  readonly successes?: number;
  readonly masks?: number;
  /** Conditions of its own ("only if you have a Focus"). */
  refusal?(game: Game, stalker: StalkerState, owned: OwnedCard): Reason | null;
}

/** Something masks can buy (AK7), or a trait that always applies when its cost is 0. */
export interface MaskEffect {
  readonly id: string;
  readonly cost: number;
  /** Before successes are compared, after the wound, or at either moment. */
  readonly when: 'before' | 'after' | 'either';
  /** Once per attack only (Blast, Focused). */
  readonly once?: boolean;
  /** Changes the attack as a whole (Blast, Focused) instead of one target: offered without naming one. */
  readonly wholeAttack?: boolean;
  /** May it be bought now, against this target? */
  possible(game: Game, attack: StalkerAttack, target: EnemyState): boolean;
  apply(game: Game, attack: StalkerAttack, target: EnemyState): Rule;
}

/** A source of rerolls besides Focus (AK5), usable once per roll. */
export interface RerollSource {
  readonly id: string;
  /** Which of these dice it may reroll now, by index; none: it is not offered. Pure. */
  dice(game: Game, owner: StalkerState, roll: DiceRoll, owned: OwnedCard | null): readonly number[];
  /** At most that many of them. */
  readonly most?: number;
  /** Its price, paid when at least one die is rerolled. */
  pay?(game: Game, owner: StalkerState, owned: OwnedCard | null): Rule;
}

/** A roll that may be rerolled, and what it is for. */
export interface DiceRoll {
  readonly purpose: 'attack' | 'defense';
  readonly dice: readonly RolledDie[];
  readonly attack?: StalkerAttack;
  readonly defense?: Defense;
}

/** What a card does after an own attack (AK13): offered in the order the player likes while it applies. */
export interface AfterAttack {
  readonly id: string;
  applies(game: Game, attack: StalkerAttack, owned: OwnedCard | null): boolean;
  perform(game: Game, attack: StalkerAttack, owned: OwnedCard | null): Rule;
}

/** An Action a card grants (A9). One definition answers "may I?" and "do it". */
export interface CardAction {
  readonly id: string;
  readonly cost: 'standard' | 'free';
  /** Where the cost depends on the moment (Reload is Free while you have a Focus). */
  costNow?(game: Game, stalker: StalkerState): 'standard' | 'free';
  readonly oncePerTurn?: boolean;
  /** Discard the card when used (Items). */
  readonly discard?: boolean;
  /** It is a movement of its own: how far and how, for previews and bots. */
  readonly move?: StalkerMove | ((game: Game, stalker: StalkerState) => StalkerMove);
  /** It is thrown at a space: how far, and the Equipment dice of its Blast (AK10), for odds; 0: none. */
  readonly throws?: { readonly range: number; readonly dice: number };
  refusal(game: Game, stalker: StalkerState, owned: OwnedCard | null): Reason | null;
  /** Nobody looks at what it returns. */
  perform(game: Game, stalker: StalkerState, owned: OwnedCard | null): Rule<unknown>;
}

/**
 * What any card of a Stalker, equipped or innate, may do. `owner` carries the card; `owned` is null on Stalker cards.
 */
export interface Abilities {
  /** Extra dice for an own attack. */
  attackDice?(game: Game, attack: StalkerAttack): { readonly stalker?: number; readonly equipment?: number };
  /** Successes or masks added to an own attack roll. */
  attackBonus?(game: Game, attack: StalkerAttack): { readonly successes?: number; readonly masks?: number };
  /** After an own attack roll and before it is counted. */
  afterAttackRoll?(game: Game, attack: StalkerAttack, owned: OwnedCard | null): Rule;
  /** After AK8 (AK13). */
  readonly afterAttack?: AfterAttack;
  readonly maskEffects?: readonly MaskEffect[];
  readonly rerolls?: readonly RerollSource[];
  /** This Weapon attack ignores No Visibility tokens, or Cover up to a value. */
  readonly ignoresNoVisibility?: boolean;
  ignoresCover?(game: Game, attack: StalkerAttack): number;
  /** The Attention an own attack places, changed ("High becomes Low"). */
  attention?(game: Game, attack: StalkerAttack, level: AttackLine['attention']): AttackLine['attention'];
  /** Added to the equipped Weapon's maximum Range, to the far end of its accurate Range, to its capacity. */
  readonly maximumRange?: number;
  readonly accurateRange?: number;
  readonly capacity?: number;
  /** An Enemy anywhere attacks anybody, the owner included: after its Charge, before damage is counted. */
  enemyAttacks?(game: Game, owner: StalkerState, enemy: EnemyState, owned: OwnedCard | null): Rule;
  /** An Attack on the owner is declared, before cover, Exposed and dice. */
  attacked?(game: Game, defense: Defense, owned: OwnedCard | null): Rule;
  /**
   * An Enemy attacks another Stalker: may make the owner the target instead (EK7). Returns what is added to the
   * owner's Defense then (often nothing: `[]`), or null if the target stays.
   */
  comradeAttacked?(
    game: Game,
    owner: StalkerState,
    target: StalkerState,
    enemy: EnemyState,
  ): Rule<readonly Modifier[] | null>;
  defenseDice?(game: Game, defense: Defense): number;
  defenseBonus?(game: Game, defense: Defense): number;
  /** Before the Defense dice are rolled ("may roll 2 more, but ..."). Returns extra dice. */
  beforeDefense?(game: Game, defense: Defense, owned: OwnedCard | null): Rule<number>;
  afterDefenseRoll?(game: Game, defense: Defense, owned: OwnedCard | null): Rule;
  /** After an Attack on the owner is resolved. */
  afterDefense?(game: Game, defense: Defense, owned: OwnedCard | null): Rule;
  readonly actions?: readonly CardAction[];
  /** More (or fewer) cards in the Backpack (EQ3). */
  readonly backpack?: number;
  readonly container?: 'improved' | 'advanced';
  /** Taken off radiation from the map (RD1). */
  readonly mapRadiation?: number;
  /** Added to the roll of an Anomaly die as a reroll source, once per roll. */
  readonly rerollsAnomaly?: boolean;
  /** Added to the spaces of the Movement and Careful Movement Actions (A1, A2); at least 1 is left. */
  readonly movement?: number;
  readonly carefulMovement?: number;
  /** The owner's Movement does not end on spaces with Enemies (G1 against MV2). */
  readonly slipsBy?: boolean;
  /** The owner's movements neither place nor move its Low Attention (AT3). */
  readonly quiet?: boolean;
  /** Reload is Free for the owner (A4). */
  readonly freeReload?: boolean;
  /** Added to the dice of the owner's Radiation Exposure (RD3). */
  readonly exposureDice?: number;
  /** When a Turn of the owner begins, and when it ends, before Reactions are listed (R7, R9). */
  startOfTurn?(game: Game, owner: StalkerState, owned: OwnedCard | null): Rule;
  endOfTurn?(game: Game, owner: StalkerState, owned: OwnedCard | null): Rule;
  /** After an Action of the owner; `card` is where it came from, null for the Basic Actions. */
  acted?(game: Game, owner: StalkerState, action: string, card: CardId | null): Rule;
  /** The owner would gain a Critical Injury (S5). Returns whether this averts it. */
  beforeCriticalInjury?(game: Game, owner: StalkerState, owned: OwnedCard | null): Rule<boolean>;
  /** HP lost to an Anomaly, changed; before `hpLoss`. Pure. */
  anomalyLoss?(game: Game, owner: StalkerState, loss: number, anomaly: AnomalyCard): number;
  /** At the end of a Round (Z5), before the Event's part. */
  endOfRound?(game: Game, owner: StalkerState, owned: OwnedCard | null): Rule;
  /** Each time the owner would lose HP from any source, after Defense; may lower it. Pure. */
  hpLoss?(game: Game, owner: StalkerState, loss: number, source: string): number;
}
