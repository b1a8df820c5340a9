/** The client's side of a Campaign online: puts updates together again and notices when one is missing. */
import type { CampaignUpdate } from '../campaign/protocol.ts';
import { patched } from './difference.ts';
import type { ServerMessage } from './messages.ts';

type CampaignMessage = Extract<ServerMessage, { readonly type: 'campaign' }>;
type Shown = Pick<CampaignUpdate, 'view' | 'decision'>;

export class CampaignReader {
  private game: string | null = null;
  private number = -1;
  private shown: Shown | null = null;

  /** The update as at any port of a Campaign; null: something was missed, ask for a `resync`. */
  read({ game, update, parts }: CampaignMessage): CampaignUpdate | null {
    const shown = this.put(game, parts);
    if (!shown) return null;
    this.game = game;
    this.number = update.number;
    this.shown = shown;
    return { ...update, ...shown };
  }

  private put(game: string, parts: CampaignMessage['parts']): Shown | null {
    if ('whole' in parts) return parts.whole;
    if (game !== this.game || parts.from !== this.number || !this.shown) return null;
    try {
      // The border: a difference that was made from what is held here leads to a view and a decision.
      return patched(this.shown, parts.changed) as Shown;
    } catch {
      return null;
    }
  }
}
