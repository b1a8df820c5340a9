/** The client's side of a game online: puts updates together again and notices when one is missing. */
import { hash } from '../base/hash.ts';
import type { BoardPicture, Update } from '../host/protocol.ts';
import type { StalkerId } from '../model/ids.ts';
import type { View } from '../view/view.ts';
import { patched } from './difference.ts';
import type { Seen, ServerMessage } from './messages.ts';

type GameMessage = Extract<ServerMessage, { readonly type: 'game' }>;

/** What the hash in a reply is of: all that everybody with these rights sees, without what only the client knows. */
export const hashOfTable = (view: unknown, decision: unknown, hashed = hash): string =>
  hashed({ view, decision });

interface Shown {
  readonly view: View;
  readonly board: BoardPicture;
}

export class TableReader {
  private game: string | null = null;
  private number = -1;
  private at = -1;
  private shown: Shown | null = null;
  private decision: unknown = null;

  /** What to say in a `hello`; null: nothing was seen yet. */
  get seen(): Seen | null {
    const { game, number, at } = this;
    return game === null ? null : { game, number, at };
  }

  /** Whether what is seen here is what the server says is to be seen. */
  agrees(hashed: string): boolean {
    return this.shown !== null && hashOfTable(this.shown.view, this.decision) === hashed;
  }

  /** The update as at any port of a game, for these seats; null: something was missed, ask for a `resync`. */
  read({ game, update, parts }: GameMessage, seats: readonly StalkerId[]): Update | null {
    const knew = this.shown?.board.key;
    const shown = this.put(game, parts);
    if (!shown) return null;
    this.game = game;
    this.number = update.number;
    this.at = update.at;
    this.shown = shown;
    this.decision = update.decision;
    const { view, board } = shown;
    return {
      ...update,
      view: { ...view, seats },
      yours: update.decision !== null && seats.includes(update.decision.who),
      vote: null,
      ...('whole' in parts || knew !== board.key ? { board } : {}),
    };
  }

  private put(game: string, parts: GameMessage['parts']): Shown | null {
    // The border: what the server sends is a view and a board; that they are the right ones the hash says.
    if ('whole' in parts) return parts.whole as Shown;
    if (game !== this.game || parts.from !== this.number || !this.shown) return null;
    try {
      return patched(this.shown, parts.changed) as Shown;
    } catch {
      return null;
    }
  }
}
