/** C7: with whom and with what a Mission begins, as plain JSON. */
import type { CardId } from './ids.ts';
import type { Magazine, Options } from './state.ts';

/** Everything a game of a Mission begins with, as plain JSON. */
export interface GameSetup {
  /** Id of a Mission of the box. */
  readonly mission: string;
  /** In seat order, clockwise. */
  readonly stalkers: readonly Loadout[];
  readonly seed: string;
  readonly options?: Partial<Options>;
  readonly campaign?: FromCampaign;
}

/** C5: Contacts who take part in a Mission, with their b-sides and with what was paid for in advance. */
export interface Hired {
  readonly companion?: CardId;
  readonly contract?: CardId;
  readonly services?: readonly { readonly contact: CardId; readonly service: string }[];
  /** C9: the scars of those who go, by Stalker. */
  readonly scars?: Readonly<Record<CardId, readonly string[]>>;
}

/** What a Campaign brings to the table besides the team's gear (C1, C5). */
export interface FromCampaign extends Hired {
  /** What the stories remember: the Mission reads it as the counters `story.<flag>`. */
  readonly story?: Readonly<Record<string, number>>;
  /** Cards that are in no deck: they lie in the Stash, or are out of the Campaign. */
  readonly away?: readonly CardId[];
  /** Magazines in the Stash: as long as they lie there, nobody finds them (G5). */
  readonly magazines?: Readonly<Partial<Record<Magazine, number>>>;
}

/** One Stalker and its gear; what is left out it does not have. Weapons come loaded, HP at the maximum. */
export interface Loadout {
  readonly stalker: CardId;
  readonly weapon?: CardId;
  readonly weaponAttachments?: readonly CardId[];
  readonly armor?: CardId;
  readonly armorAttachment?: CardId;
  readonly artifacts?: readonly CardId[];
  readonly backpack?: readonly CardId[];
  readonly magazines?: Readonly<Partial<Record<Magazine, number>>>;
  /** C7: 3 unless said otherwise. */
  readonly bolts?: number;
  /** C7: yes unless said otherwise. */
  readonly focus?: boolean;
}
