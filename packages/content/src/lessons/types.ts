/** Lessons as data: when each is due, and what it points at. Their words are `lesson.<id>.title`, `.text` and `.task`. */
import type { CardId, DecisionKind, FactName } from '@zonecrawl/engine/model';

/** Something that was told, as the log has it. */
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

/** Somebody is asked this; perhaps only while that Action is among the options, or while none is due any more. */
export interface Asked {
  readonly on: 'decision';
  readonly kind: DecisionKind;
  readonly action?: string;
  readonly noneDue?: true;
}

/** Parts of the screen a lesson may point at. */
export const parts = ['geiger', 'turns', 'endTurn', 'log', 'health'] as const;
export type Part = (typeof parts)[number];

/** What a lesson points at: any of these that are there. */
export interface Pointing {
  /** Spaces of the introduction's map, by name. */
  readonly spaces?: readonly string[];
  /** The first Enemy of this card. */
  readonly enemy?: CardId;
  /** Where the Attention of whoever is asked lies. */
  readonly attention?: true;
  /** The button of an Action. */
  readonly action?: string;
  readonly part?: Part;
}

/** One idea. */
export interface Lesson {
  readonly id: string;
  /** Outside of the introduction it is a hint, due the first time this is so; without it there is none. */
  readonly hint?: Told | Asked;
  readonly points?: Pointing;
  /** Where the rules say more. */
  readonly clauses: readonly string[];
}

/** A lesson of the introduction, in its place. */
export interface Station {
  readonly lesson: string;
  /** Not before this has happened. */
  readonly after?: Deed;
  /** What is to be done, told by `lesson.<id>.task`; `looks`: an Enemy is tapped. Without it the lesson is only read. */
  readonly until?: Deed | { readonly on: 'looks'; readonly enemy: CardId };
  /** Whoever has come so far has no use for what lies behind. */
  readonly landmark?: true;
  /** In place of what the lesson points at elsewhere. */
  readonly points?: Pointing;
}
