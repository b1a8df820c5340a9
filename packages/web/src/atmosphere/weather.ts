export const weathers = ['fog', 'ash', 'rain'] as const;
export type Weather = (typeof weathers)[number];

export interface Sky {
  readonly width: number;
  readonly height: number;
  /** Seconds since it began. */
  readonly time: number;
}

/** The drawing context of weather, on the main thread or in a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A painter of one kind of weather: a pure function of time, without state. */
export type WeatherPainter = (pen: Pen, sky: Sky) => void;

const share = (value: number) => value - Math.floor(value);
const chance = (seed: number) => share(Math.sin(seed * 127.1 + 11.7) * 43758.5453);

/** Large pale clouds that drift across. */
function fog(pen: Pen, { width, height, time }: Sky): void {
  for (let cloud = 0; cloud < 7; cloud += 1) {
    const reach = (0.35 + chance(cloud) * 0.3) * Math.max(width, height);
    const x =
      share(chance(cloud + 20) + time * (0.004 + chance(cloud + 40) * 0.006)) * (width + reach * 2) - reach;
    const y = chance(cloud + 60) * height + Math.sin(time * 0.12 + cloud) * 14;
    const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
    glow.addColorStop(0, 'rgb(196 200 176 / 0.11)');
    glow.addColorStop(1, 'rgb(196 200 176 / 0)');
    pen.fillStyle = glow;
    pen.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
}

/** Flakes of ash that sink and sway, a few still glowing. */
function ash(pen: Pen, { width, height, time }: Sky): void {
  const flakes = Math.min(90, Math.round((width * height) / 9000));
  for (let flake = 0; flake < flakes; flake += 1) {
    const depth = 0.35 + chance(flake) * 0.65;
    const y = share(chance(flake + 100) + time * 0.016 * (0.5 + depth)) * (height + 20) - 10;
    const x =
      share(chance(flake + 200) + time * 0.006 * depth) * (width + 40) -
      20 +
      Math.sin(time * 0.7 + flake) * 12 * depth;
    const glowing = flake % 9 === 0;
    pen.fillStyle = glowing ? `rgb(255 176 84 / ${0.75 * depth})` : `rgb(214 208 186 / ${0.34 * depth})`;
    const size = (glowing ? 1.2 : 1.7) * depth;
    pen.beginPath();
    pen.ellipse(x, y, size * 1.5, size * 0.8, time * 0.6 + flake, 0, Math.PI * 2);
    pen.fill();
  }
}

/** Slanting strokes of rain. */
function rain(pen: Pen, { width, height, time }: Sky): void {
  const drops = Math.min(130, Math.round((width * height) / 6500));
  pen.strokeStyle = 'rgb(178 204 202 / 0.26)';
  pen.lineWidth = 1;
  pen.beginPath();
  for (let drop = 0; drop < drops; drop += 1) {
    const speed = 0.9 + chance(drop) * 0.7;
    const y = share(chance(drop + 300) + time * speed) * (height + 60) - 40;
    const x = share(chance(drop + 500) - time * 0.05) * (width + 60) - 20;
    pen.moveTo(x, y);
    pen.lineTo(x - 4 * speed, y + 17 * speed);
  }
  pen.stroke();
}

export const painters: Readonly<Record<Weather, WeatherPainter>> = { fog, ash, rain };
