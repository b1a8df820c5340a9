/** Something that is about to be thrown: where it may go, and where it is aimed at. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { Replies } from '@zonecrawl/engine/host';
import type { Game } from '../../game/store.ts';
import type { ActionOption } from '../../words/actions.ts';

export interface Throwing {
  readonly option: ActionOption;
  readonly spaces: Replies['blastOdds'];
  /** null: it has not been aimed yet. */
  readonly at: SpaceId | null;
}

/** Nothing is decided before this. */
export async function throwIt(game: Game, { option, at }: Throwing): Promise<void> {
  if (at !== null) await game.answerAll([option, { is: 'space', space: at }]);
}
