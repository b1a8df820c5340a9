import type { Problem } from '../base/problems.ts';

/** What happened to a game when it was opened, besides that it goes on. */
export type Notice =
  /** The rules have changed: it goes on under the new ones. `lost` rows at its end could not be taken along. */
  | { readonly notice: 'carriedOver'; readonly from: string; readonly lost: number }
  /** This row is damaged or does not lead where it led: the game stands as it stood before it. */
  | { readonly notice: 'broken'; readonly number: number; readonly problems: readonly Problem[] }
  /** A record of other rules goes another way now: it is taken as far as these inputs of all those recorded. */
  | { readonly notice: 'diverged'; readonly at: number; readonly of: number };
