import { useEffect, useRef } from 'preact/hooks';
import { maySelfMove, motion } from '../theme/index.ts';
import { painters, type Weather } from './weather.ts';

export interface AtmosphereProps {
  readonly weather: readonly Weather[];
}

const framesPerSecond = 24;
/** Weather is soft: half the points are enough. */
const coarse = 0.6;

/** A thin layer of weather over what lies behind it. Still under reduced motion and while the page is hidden. */
export function Atmosphere({ weather }: AtmosphereProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const wish = motion.value;
  const kinds = weather.join(' ');
  useEffect(() => {
    const { current: sheet } = canvas;
    const pen = sheet?.getContext('2d') ?? null;
    if (sheet === null || pen === null || wish === 'none' || !maySelfMove()) return undefined;
    const chosen = weather.map((kind) => painters[kind]);
    let request = 0;
    let last = 0;
    const frame = (now: number) => {
      request = requestAnimationFrame(frame);
      if (now - last < 1000 / framesPerSecond || document.hidden) return;
      last = now;
      const width = Math.round(sheet.clientWidth * coarse);
      const height = Math.round(sheet.clientHeight * coarse);
      if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height });
      pen.clearRect(0, 0, width, height);
      for (const paint of chosen) paint(pen, { width, height, time: now / 1000 });
    };
    request = requestAnimationFrame(frame);
    return () => {
      cancelAnimationFrame(request);
      pen.clearRect(0, 0, sheet.width, sheet.height);
    };
  }, [kinds, wish]);
  return <canvas class="atmosphere" ref={canvas} aria-hidden="true" />;
}
