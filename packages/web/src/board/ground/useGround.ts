import { useEffect, useState } from 'preact/hooks';
import type { BoardPicture } from '../plan/types.ts';
import type { PaintedGround } from './paint.ts';

/** The URL of the painted ground, once it is ready; until then the board shows plain colours. */
export function useGround(picture: BoardPicture): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let wanted = true;
    let made: string | undefined;
    const worker = new Worker(new URL('./ground.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', async (event: MessageEvent<PaintedGround>) => {
      worker.terminate();
      const blob = await pictureOf(event.data);
      if (!wanted || blob === null) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    });
    worker.postMessage(picture);
    return () => {
      wanted = false;
      worker.terminate();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
}

function pictureOf({ width, height, data }: PaintedGround): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
