import { useEffect, useRef } from 'preact/hooks';
import { maySelfMove, motion } from '../theme/index.ts';
import type { Weather } from './weather.ts';
import type { WeatherOrder } from './weather.worker.ts';

export interface AtmosphereProps {
  readonly weather: readonly Weather[];
}

/** Half the resolution is enough for weather. */
const coarse = 0.6;
/** Started after the rest of the page. */
const patience = 400;

/** A thin layer of weather over what lies behind it. None under reduced motion, still while the page is hidden. */
export function Atmosphere({ weather }: AtmosphereProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wish = motion.value;
  const kinds = weather.join(' ');
  useEffect(() => {
    const { current: box } = frame;
    if (box === null || wish === 'none' || !maySelfMove()) return undefined;
    let stop = () => {};
    const waiting = setTimeout(() => {
      stop = begin(box, weather);
    }, patience);
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [kinds, wish]);
  return <div class="atmosphere" ref={frame} aria-hidden="true" />;
}

/** A new canvas for each start: it can be transferred to a worker only once. */
function begin(box: HTMLElement, weather: readonly Weather[]): () => void {
  const sheet = document.createElement('canvas');
  // Without OffscreenCanvas there is no weather.
  if (!('transferControlToOffscreen' in sheet)) return () => {};
  box.append(sheet);
  const worker = new Worker(new URL('./weather.worker.ts', import.meta.url), { type: 'module' });
  const order = (message: WeatherOrder, hand: Transferable[] = []) => worker.postMessage(message, hand);
  const canvas = sheet.transferControlToOffscreen();
  order({ canvas, weather }, [canvas]);
  const size = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    order({ width: Math.round(width * coarse), height: Math.round(height * coarse) });
  });
  size.observe(box);
  const pause = () => order({ paused: document.hidden });
  document.addEventListener('visibilitychange', pause);
  return () => {
    document.removeEventListener('visibilitychange', pause);
    size.disconnect();
    worker.terminate();
    sheet.remove();
  };
}
