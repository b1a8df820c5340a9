/** What somebody does in a room, with a notice where it is refused. */
import type { RoomAction, RoomRefusal } from '@zonecrawl/engine/online';
import { notify } from '../../shell/notices.ts';
import { t, textOr } from '../../text/index.ts';
import type { RoomClient } from '../wire/room.ts';

/** A refusal in words: of a room, of the server, or that there is none. */
export const refusalText = (refused: RoomRefusal | string): string =>
  textOr(t('online.refused.failed'), [`online.refused.${refused}`]);

/** Resolves with the reply; null: it was refused, which was said. */
export async function act(client: RoomClient, action: RoomAction): Promise<unknown> {
  try {
    const acted = await client.act(action);
    if (acted.ok) return acted.reply;
    notify(refusalText(acted.refused), { tone: 'danger' });
  } catch {
    // The room is left or gone: its page says so.
  }
  return null;
}
