/** Lessons as data: when each is due, and what it points at. Texts: `lesson.<id>.title`, `.text` and `.task`. */
import type { CardId, DecisionKind, FactName } from '@zonecrawl/engine/model';

/** A fact in the log. */
export interface Told {
  readonly on: 'fact';
  readonly fact: FactName;
  /** Only with these figures. */
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

/** A Stalker came to one of these spaces, by name. */
export interface Reached {
  readonly on: 'reached';
  readonly spaces: readonly string[];
}

export type Deed = Told | Reached;

/** A decision of this kind is open; optionally only while that Action is offered, or no Standard Action is due. */
export interface Asked {
  readonly on: 'decision';
  readonly kind: DecisionKind;
  readonly action?: string;
  readonly noneDue?: true;
}

/** Parts of the screen a lesson may point at. */
export const parts = ['geiger', 'turns', 'endTurn', 'log', 'health'] as const;
export type Part = (typeof parts)[number];

export type PointedAnswer = 'turn' | 'head' | 'equip';

/** What a lesson points at: those of them that are present. */
export interface Pointing {
  /** Spaces of the introduction's map, by name. */
  readonly spaces?: readonly string[];
  /** The first Enemy of this card. */
  readonly enemy?: CardId;
  /** The Attention token of the Stalker who has the open decision. */
  readonly attention?: true;
  /** The button of an Action. */
  readonly action?: string;
  /** Once an Artifact lies open: its space and the button that picks it up, instead. */
  readonly artifact?: true;
  /** What to choose once it is asked: a Turn token, the head of a target, to equip what was gained. */
  readonly answer?: PointedAnswer;
  readonly part?: Part;
}

/** One idea. */
export interface Lesson {
  readonly id: string;
  /** Outside of the introduction it is a hint, due the first time this happens; without it there is no hint. */
  readonly hint?: Told | Asked;
  readonly points?: Pointing;
  /** The clauses that explain more. */
  readonly clauses: readonly string[];
}

/** A lesson of the introduction, in its place. */
export interface Station {
  readonly lesson: string;
  /** Not before this has happened. */
  readonly after?: Deed;
  /** What has to be done (`lesson.<id>.task`); `looks`: an Enemy is tapped. Without it the lesson is only read. */
  readonly until?: Deed | { readonly on: 'looks'; readonly enemy: CardId };
  /** Reaching this station completes all stations before it. */
  readonly landmark?: true;
  /** Overrides what the lesson points at elsewhere. */
  readonly points?: Pointing;
}
