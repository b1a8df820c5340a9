/** Paints weather off the main thread. */
import { painters, type Weather } from './weather.ts';

export type WeatherOrder =
  | { readonly canvas: OffscreenCanvas; readonly weather: readonly Weather[] }
  | { readonly width: number; readonly height: number }
  | { readonly paused: boolean };

const framesPerSecond = 24;

let sheet: OffscreenCanvas | undefined;
let pen: OffscreenCanvasRenderingContext2D | null = null;
let chosen: readonly Weather[] = [];
let paused = false;

function frame(): void {
  if (sheet === undefined || pen === null || paused) return;
  const { width, height } = sheet;
  pen.clearRect(0, 0, width, height);
  for (const kind of chosen) painters[kind](pen, { width, height, time: performance.now() / 1000 });
}

addEventListener('message', ({ data }: MessageEvent<WeatherOrder>) => {
  if ('canvas' in data) {
    sheet = data.canvas;
    pen = sheet.getContext('2d');
    chosen = data.weather;
    setInterval(frame, 1000 / framesPerSecond);
  } else if ('paused' in data) ({ paused } = data);
  else if (sheet !== undefined) {
    sheet.width = data.width;
    sheet.height = data.height;
  }
});
