import type { BoardPicture } from '../plan/types.ts';
import { finenessFor, paintGround } from './paint.ts';

/** Paints off the page's thread, so that a map of any size never blocks a tap. */
globalThis.addEventListener('message', (event: MessageEvent<BoardPicture>) => {
  const painted = paintGround(event.data, finenessFor(event.data));
  globalThis.postMessage(painted, { transfer: [painted.data.buffer] });
});
