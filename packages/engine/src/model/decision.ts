/** A Decision is data: who is asked what, with every legal answer listed (DESIGN 5). */
import type { Crossing, Direction, SpaceId } from '../board/types.ts';
import type { BodyPart } from './abilities.ts';
import type { Modifier, RolledDie } from './facts.ts';
import type { CardId, Clause, EnemyId, EntityId, OverlayId, OwnedId, StalkerId } from './ids.ts';
import type { Magazine } from './state.ts';

/** What is asked; each has texts in the locales under `decision.<kind>`. */
export type DecisionKind =
  // The round
  | 'chooseLead' // LS1
  | 'nextTurn' // R5, R6
  | 'action' // R7
  // Movement
  | 'step' // MV1
  | 'push' // MV4: whom
  | 'pushTo' // MV4: where
  | 'pushAway' // W3
  | 'anomalyOrder' // MV9
  // Ties and disputes the Lead Stalker settles
  | 'tieRoute' // D3
  | 'tieClosest' // D5
  | 'tieOrder' // EA3
  | 'tieFacing' // F1
  | 'tieForward' // EM2
  | 'unknownOrder' // T6
  | 'target' // whom to attack, heal, ...
  | 'defender' // EK1: players choose on the same space
  // Attacks
  | 'bodyPart' // AK3
  | 'ammo' // Unload: how much
  | 'reroll' // AK5
  | 'masks' // AK7
  | 'spread' // AK9
  | 'blastOrder' // AK10
  | 'useAbility' // an additional rule that "may" be used
  | 'criticalInjury' // S5
  | 'orderAfter' // AK13, Z5: the players' order of several effects
  // Equipment
  | 'reload' // A4
  | 'pickUp' // A5
  | 'gain' // EQ5: backpack or equip
  | 'install' // EQ5, A3
  | 'discard' // EQ3
  | 'prepare' // A3: exchange and equip until done
  | 'magazine'
  // Places and things
  | 'space'
  | 'symbol' // A7, AN7
  | 'leadToken' // LS2
  | 'control' // resist or obey
  | 'choice' // MI5: choices of a Note, Event or Contact
  | 'card'
  | 'entrance'; // LT1

/** Answers that are only said; each has a text `decision.say.<say>`. */
export const sayings = [
  'artifact',
  'backpack',
  'done',
  'endTurn',
  'equip',
  'focus',
  'heal',
  'keep',
  'loot',
  'no',
  'pass',
  'skip',
  'stop',
  'yes',
] as const;
export type Saying = (typeof sayings)[number];

/** One legal answer. What it points at on the map or the PDA can be shown there. */
export type Option =
  | { readonly is: 'say'; readonly say: Saying }
  | {
      readonly is: 'action';
      readonly action: string;
      readonly source: OwnedId | null;
      readonly card: CardId | null;
      readonly free: boolean;
    }
  | { readonly is: 'turn'; readonly token: 0 | 1 }
  | { readonly is: 'space'; readonly space: SpaceId }
  | { readonly is: 'entity'; readonly entity: EntityId; readonly space: SpaceId | null }
  | { readonly is: 'stalker'; readonly stalker: StalkerId }
  | { readonly is: 'route'; readonly route: readonly Crossing[] }
  | { readonly is: 'direction'; readonly direction: Direction }
  | {
      readonly is: 'die';
      readonly die: number;
      readonly kind: 'stalker' | 'equipment' | 'anomaly';
      readonly face: number;
    }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'part'; readonly part: string }
  | { readonly is: 'symbol'; readonly overlay: OverlayId; readonly symbol: number; readonly space: SpaceId }
  | { readonly is: 'overlay'; readonly overlay: OverlayId }
  | { readonly is: 'owned'; readonly owned: OwnedId; readonly card: CardId }
  | { readonly is: 'magazine'; readonly magazine: Magazine }
  | { readonly is: 'effect'; readonly effect: string; readonly target: EnemyId | null; readonly cost: number }
  | { readonly is: 'choice'; readonly choice: string; readonly standard: boolean }
  /** A3: hand a thing over, equip, stow, install or remove it. */
  | {
      readonly is: 'exchange';
      readonly exchange: 'give' | 'equip' | 'stow' | 'install' | 'remove';
      readonly from: StalkerId;
      readonly to: StalkerId;
      readonly thing: Thing;
    };

export type SpaceOption = Extract<Option, { readonly is: 'space' }>;

const spaceOptions: SpaceOption[] = [];

/** Spaces are asked about at every step: each is made an option once. */
export function spaceOption(space: SpaceId): SpaceOption {
  const known = spaceOptions[space];
  if (known !== undefined) return known;
  const made: SpaceOption = { is: 'space', space };
  spaceOptions[space] = made;
  return made;
}

/** What Stalkers can hand to each other (A3). */
export type Thing =
  | { readonly thing: 'card'; readonly owned: OwnedId; readonly card: CardId }
  | { readonly thing: 'bolt' }
  | { readonly thing: 'magazine'; readonly magazine: Magazine }
  | { readonly thing: 'finding'; readonly finding: string };

/** Dice in question, and what they are compared with. */
export interface RollSubject {
  /** The dice as they lie now, in the order that options of kind 'die' count. */
  readonly dice?: readonly RolledDie[];
  /** Where the dice are a Defense: the damage it is against, with its reasons. */
  readonly incoming?: readonly Modifier[];
  /** What that comes to in all, halving included. */
  readonly damage?: number;
  /** Where the dice are an attack: the Body Part it is aimed at, and whether accurate faces count 4 (AK6). */
  readonly part?: BodyPart;
  readonly accurate?: boolean;
  /** What is added to the dice and taken off them: bonuses; in an attack Cover and the target's own card, too. */
  readonly modifiers?: readonly Modifier[];
}

/** What the decision is about, for showing it next to that. */
export interface Subject extends RollSubject {
  readonly entity?: EntityId | null;
  readonly target?: EntityId | null;
  readonly space?: SpaceId | null;
  readonly overlay?: OverlayId | null;
  readonly card?: CardId | null;
  readonly action?: string;
  /** An amount in question: damage coming in, successes to deal out, masks left ... */
  readonly amount?: number;
  /** What the dice in question were rolled for. */
  readonly cause?: RollCause;
}

export type RollCause = 'attack' | 'defense' | 'anomaly';

export interface Decision<O extends Option = Option> {
  readonly kind: DecisionKind;
  /** Whose player answers; the Lead Stalker for ties and disputes. */
  readonly who: StalkerId;
  readonly clauses: readonly Clause[];
  readonly about: Subject;
  readonly options: readonly O[];
  /** Present when several options may be chosen at once (dice to reroll): the least and most of them. */
  readonly pick?: { readonly min: number; readonly max: number };
}

/** The index of the chosen option, or the indices where several may be picked. */
export type Answer = number | readonly number[];

/**
 * What a question is about, by its kind: the messages of the decision may say that. A new kind does not compile before it
 * is here, nor does a question that lacks what it is always about.
 */
export const decisionSubjects = {
  chooseLead: {},
  nextTurn: { entity: 'always' },
  action: { entity: 'always' },
  step: { entity: 'always', amount: 'always' },
  push: { entity: 'always', space: 'always' },
  pushTo: { target: 'always', space: 'always' },
  pushAway: { entity: 'always' },
  anomalyOrder: { entity: 'always' },
  tieRoute: { entity: 'always', space: 'always' },
  tieClosest: { entity: 'sometimes' },
  tieOrder: {},
  tieFacing: { entity: 'always', space: 'always' },
  tieForward: { entity: 'always' },
  unknownOrder: {},
  target: { action: 'sometimes', card: 'sometimes' },
  defender: { entity: 'always' },
  bodyPart: { entity: 'always', target: 'always' },
  ammo: { entity: 'always', card: 'always' },
  reroll: { entity: 'always', cause: 'always' },
  masks: { amount: 'always' },
  spread: { target: 'always', amount: 'always' },
  blastOrder: {},
  useAbility: { card: 'always', action: 'always' },
  criticalInjury: { entity: 'always' },
  orderAfter: {},
  reload: { entity: 'always' },
  pickUp: { entity: 'always' },
  gain: { entity: 'always', card: 'always' },
  install: { entity: 'always', card: 'always' },
  discard: { entity: 'always', amount: 'always' },
  prepare: { entity: 'always' },
  magazine: { entity: 'always' },
  space: { action: 'sometimes', card: 'sometimes' },
  symbol: { entity: 'always' },
  leadToken: { entity: 'always' },
  control: { entity: 'always', target: 'always', card: 'always' },
  choice: { card: 'sometimes' },
  card: { card: 'sometimes' },
  entrance: { card: 'always' },
} as const satisfies Readonly<
  Record<DecisionKind, Readonly<Partial<Record<keyof Subject, 'always' | 'sometimes'>>>>
>;

type Always<K extends DecisionKind> = {
  [F in keyof (typeof decisionSubjects)[K]]: (typeof decisionSubjects)[K][F] extends 'always' ? F : never;
}[keyof (typeof decisionSubjects)[K]] &
  keyof Subject;

/** What a question of this kind is about. */
export type SubjectOf<K extends DecisionKind> = Subject & {
  readonly [F in Always<K>]-?: NonNullable<Subject[F]>;
};

/** A decision as a rule asks for it. */
export interface Question<K extends DecisionKind, O extends Option = Option> extends Decision<O> {
  readonly kind: K;
  readonly about: SubjectOf<K>;
}
