import { hash } from '../../base/chance.ts';
import type { Terrain } from '../plan/types.ts';
import { mix, type NoiseTile, noiseTile, ramp, sample } from './noise.ts';

/** Red, green and blue of the point being painted. */
export type Paint = Float64Array;
/** Paints one point of ground; x and y in squares. */
export type Soil = (x: number, y: number, paint: Paint) => void;

export interface Noises {
  readonly soft: NoiseTile;
  readonly rough: NoiseTile;
  readonly other: NoiseTile;
}

export function noises(): Noises {
  return { soft: noiseTile(11, 4, 5), rough: noiseTile(23, 16, 4), other: noiseTile(37, 6, 5) };
}

type Rgb = readonly [number, number, number];

function put(paint: Paint, colour: Rgb, light = 1): void {
  paint[0] = colour[0] * light;
  paint[1] = colour[1] * light;
  paint[2] = colour[2] * light;
}

function blend(paint: Paint, colour: Rgb, share: number): void {
  paint[0] = mix(paint[0] ?? 0, colour[0], share);
  paint[1] = mix(paint[1] ?? 0, colour[1], share);
  paint[2] = mix(paint[2] ?? 0, colour[2], share);
}

function light(paint: Paint, factor: number): void {
  paint[0] = (paint[0] ?? 0) * factor;
  paint[1] = (paint[1] ?? 0) * factor;
  paint[2] = (paint[2] ?? 0) * factor;
}

/** A thin dark line where a noise passes its middle: cracks. */
function crack(value: number, width: number): number {
  return 1 - ramp(0, width, Math.abs(value - 0.5));
}

/** Distance to the nearest joint of a pattern of slabs, in squares. */
function joint(x: number, y: number, side: number): number {
  const fx = Math.abs(x / side - Math.round(x / side)) * side;
  const fy = Math.abs(y / side - Math.round(y / side)) * side;
  return Math.min(fx, fy);
}

export function soils({ soft, rough, other }: Noises): Readonly<Record<Terrain | 'water', Soil>> {
  return {
    grass(x, y, paint) {
      const patch = sample(soft, x * 0.085, y * 0.085);
      const tuft = sample(other, x * 0.36 + 0.3, y * 0.36);
      const blade = sample(rough, x * 1.9 + tuft * 0.08, y * 1.1);
      put(paint, [56, 63, 34]);
      blend(paint, [104, 94, 50], ramp(0.44, 0.68, patch) * 0.75);
      blend(paint, [36, 45, 26], ramp(0.5, 0.68, tuft) * 0.9);
      light(paint, 0.7 + blade * 0.6);
      blend(paint, [142, 128, 70], ramp(0.66, 0.8, blade) * ramp(0.4, 0.6, patch) * 0.5);
    },
    road(x, y, paint) {
      const patch = sample(soft, x * 0.13, y * 0.13 + 0.4);
      const grit = sample(rough, x * 2.1, y * 2.1);
      put(paint, [70, 70, 68], 0.74 + patch * 0.36);
      light(paint, 0.8 + grit * 0.4);
      blend(paint, [22, 22, 20], crack(sample(other, x * 0.17, y * 0.17), 0.012) * 0.85);
      blend(paint, [84, 76, 54], ramp(0.52, 0.66, sample(soft, x * 0.05 + 0.2, y * 0.5)) * 0.4);
      blend(paint, [66, 68, 40], ramp(0.6, 0.72, sample(other, x * 0.3 + 0.6, y * 0.3)) * 0.6);
    },
    concrete(x, y, paint) {
      const slab = hash(Math.floor(x), Math.floor(y), 5);
      const stain = sample(soft, x * 0.15 + 0.2, y * 0.15);
      put(paint, [104, 103, 92], 0.74 + slab * 0.1 + stain * 0.24);
      light(paint, 0.86 + sample(rough, x * 1.1, y * 1.1) * 0.28);
      blend(paint, [36, 36, 29], (1 - ramp(0.008, 0.028, joint(x, y, 1))) * 0.7);
      blend(paint, [40, 38, 31], crack(sample(other, x * 0.2 + 0.1, y * 0.2 + 0.5), 0.009) * 0.7);
      blend(paint, [58, 66, 40], ramp(0.58, 0.75, sample(other, x * 0.4, y * 0.4)) * 0.4);
    },
    wood(x, y, paint) {
      const board = Math.floor(y / 0.2);
      const shift = hash(board, 3) * 2;
      const length = Math.floor((x + shift) / 1.6);
      const tone = hash(board, length, 9);
      put(paint, [96, 70, 42], 0.66 + tone * 0.42);
      light(paint, 0.8 + sample(rough, x * 0.14 + tone, y * 1.9) * 0.42);
      const gap = Math.min(
        Math.abs(y / 0.2 - Math.round(y / 0.2)) * 0.2,
        Math.abs((x + shift) / 1.6 - Math.round((x + shift) / 1.6)) * 1.6,
      );
      blend(paint, [22, 15, 9], (1 - ramp(0.006, 0.02, gap)) * 0.85);
      blend(paint, [40, 31, 21], ramp(0.58, 0.74, sample(soft, x * 0.2, y * 0.2)) * 0.6);
    },
    mud(x, y, paint) {
      const wet = sample(soft, x * 0.2, y * 0.2 + 0.7);
      const lump = sample(rough, x * 0.5, y * 0.5);
      put(paint, [70, 56, 37], 0.66 + lump * 0.6);
      blend(paint, [37, 33, 26], ramp(0.48, 0.6, wet) * 0.85);
      blend(paint, [112, 110, 92], ramp(0.62, 0.64, wet) * ramp(0.5, 0.62, lump) * 0.5);
    },
    sand(x, y, paint) {
      const wave = Math.sin((y + sample(soft, x * 0.12, y * 0.12) * 2.4) * 26) * 0.5 + 0.5;
      put(paint, [128, 108, 70], 0.76 + wave * 0.1 + sample(soft, x * 0.1, y * 0.1) * 0.18);
      light(paint, 0.88 + sample(rough, x * 1.4, y * 1.4) * 0.24);
    },
    snow(x, y, paint) {
      const drift = sample(soft, x * 0.12, y * 0.12);
      put(paint, [150, 160, 164], 0.72 + drift * 0.4);
      light(paint, 0.94 + sample(rough, x * 1.2, y * 1.2) * 0.12);
      blend(paint, [84, 84, 70], ramp(0.6, 0.72, sample(other, x * 0.3, y * 0.3)) * 0.6);
    },
    rock(x, y, paint) {
      const bed = sample(other, x * 0.2, y * 0.2);
      put(paint, [92, 86, 74], 0.56 + Math.abs(bed - 0.5) * 1.9);
      light(paint, 0.78 + sample(rough, x * 0.7, y * 0.7) * 0.44);
      blend(paint, [30, 28, 23], crack(sample(other, x * 0.3 + 0.5, y * 0.3), 0.02) * 0.8);
    },
    metal(x, y, paint) {
      const plate = hash(Math.floor(x), Math.floor(y), 17);
      put(paint, [82, 88, 88], 0.72 + plate * 0.16);
      const tread =
        (Math.abs(((x * 12 + y * 12) % 2) - 1) < 0.18 ? 1 : 0) *
        (Math.floor(x * 6 + 60) % 2 === Math.floor(y * 6 + 60) % 2 ? 1 : 0);
      light(paint, 0.92 + tread * 0.16);
      blend(
        paint,
        [112, 66, 32],
        ramp(0.52, 0.7, sample(soft, x * 0.22 + 0.5, y * 0.22)) * 0.75 * (0.5 + sample(rough, x, y)),
      );
      blend(paint, [20, 22, 22], (1 - ramp(0.008, 0.024, joint(x, y, 1))) * 0.8);
      const rivet = Math.hypot(Math.abs(x - Math.round(x)) - 0.09, Math.abs(y - Math.round(y)) - 0.09);
      blend(paint, [150, 152, 146], (1 - ramp(0.012, 0.026, rivet)) * 0.6);
    },
    tiles(x, y, paint) {
      const side = 0.25;
      const odd = (Math.floor(x / side) + Math.floor(y / side)) % 2 === 0;
      const tone = hash(Math.floor(x / side), Math.floor(y / side), 29);
      put(paint, odd ? [118, 122, 108] : [82, 90, 84], 0.78 + tone * 0.16);
      blend(
        paint,
        [74, 64, 46],
        tone > 0.9 ? 0.8 : ramp(0.52, 0.72, sample(soft, x * 0.2, y * 0.2 + 0.3)) * 0.55,
      );
      blend(paint, [30, 30, 26], (1 - ramp(0.004, 0.014, joint(x, y, side))) * 0.7);
      light(paint, 0.9 + sample(rough, x, y) * 0.2);
    },
    water(x, y, paint) {
      const deep = sample(soft, x * 0.14, y * 0.14);
      const glint = crack(sample(other, x * 0.3 + deep * 0.3, y * 0.34), 0.05);
      put(paint, [26, 54, 56], 0.66 + deep * 0.5);
      blend(paint, [70, 112, 106], glint * 0.32);
      blend(paint, [58, 70, 38], ramp(0.58, 0.74, sample(other, x * 0.22 + 0.4, y * 0.22)) * 0.4);
    },
  };
}
