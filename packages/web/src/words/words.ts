/** What every sentence about a game needs to find its names. */
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { View } from '@zonecrawl/engine/view';
import type { Cast } from './names.ts';

export interface Words {
  /** Who is who, by id; those who left the map included. */
  readonly cast: Cast;
  readonly view: View;
  readonly board: BoardPicture;
}
