import type { BoardPicture } from '../plan/types.ts';
import { finenessFor, paintGround } from './paint.ts';

/** Paints in a worker, so that a map of any size never blocks input. */
globalThis.addEventListener('message', (event: MessageEvent<BoardPicture>) => {
  const painted = paintGround(event.data, finenessFor(event.data));
  globalThis.postMessage(painted, { transfer: [painted.data.buffer] });
});
