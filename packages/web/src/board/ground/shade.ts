import { edgeAbove, edgeLeftOf } from '../plan/geometry.ts';
import type { BoardPicture, EdgeKind } from '../plan/types.ts';

/** Points of the shade map per square. */
const fine = 16;

/** How much light walls take from the ground beside them, 0 to 1. */
export type Shade = (x: number, y: number) => number;

/** Low sun from the north-west: walls throw a shadow to the south-east, and every corner is a little dark. */
export function shadeOf(picture: BoardPicture): Shade {
  const width = picture.width * fine;
  const height = picture.height * fine;
  const walls = new Float32Array(width * height);
  const fill = (x0: number, y0: number, x1: number, y1: number, strength: number) => {
    for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 1) {
      for (let x = Math.max(0, x0); x < Math.min(width, x1); x += 1) walls[y * width + x] = strength;
    }
  };
  for (let y = 0; y <= picture.height; y += 1) {
    for (let x = 0; x <= picture.width; x += 1) {
      const left = y < picture.height ? strengthOf(edgeLeftOf(picture, x, y)) : 0;
      const above = x < picture.width ? strengthOf(edgeAbove(picture, x, y)) : 0;
      if (left > 0) fill(x * fine - 1, y * fine - 1, x * fine + 1, (y + 1) * fine + 1, left);
      if (above > 0) fill(x * fine - 1, y * fine - 1, (x + 1) * fine + 1, y * fine + 1, above);
    }
  }
  const near = blur(blur(walls, width, height, 3), width, height, 2);
  const thrown = blur(throwShadow(walls, width, height), width, height, 1);
  const dark = new Float32Array(width * height);
  for (let at = 0; at < dark.length; at += 1) {
    dark[at] = Math.min(0.72, (near[at] ?? 0) * 0.85 + (thrown[at] ?? 0) * 0.5);
  }
  return (x, y) => read(dark, width, height, x * fine - 0.5, y * fine - 0.5);
}

function strengthOf(kind: EdgeKind): number {
  switch (kind) {
    case 'wall':
    case 'window':
      return 1;
    case 'door':
      return 0.35;
    case 'impassable':
      return 0.3;
    case 'open':
      return 0;
  }
}

function throwShadow(walls: Float32Array, width: number, height: number): Float32Array {
  const thrown = new Float32Array(walls.length);
  const reach = 6;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let dark = 0;
      for (let step = 0; step <= reach && step <= x && step <= y; step += 1) {
        const wall = walls[(y - step) * width + x - Math.round(step * 0.7)] ?? 0;
        dark = Math.max(dark, wall * (1 - step / (reach + 2)));
      }
      thrown[y * width + x] = dark;
    }
  }
  return thrown;
}

function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const once = new Float32Array(source.length);
  const twice = new Float32Array(source.length);
  const span = radius * 2 + 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let d = -radius; d <= radius; d += 1) {
        sum += source[y * width + Math.min(width - 1, Math.max(0, x + d))] ?? 0;
      }
      once[y * width + x] = sum / span;
    }
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let d = -radius; d <= radius; d += 1) {
        sum += once[Math.min(height - 1, Math.max(0, y + d)) * width + x] ?? 0;
      }
      twice[y * width + x] = sum / span;
    }
  }
  return twice;
}

function read(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const x0 = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const y0 = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const fx = Math.min(1, Math.max(0, x - x0));
  const fy = Math.min(1, Math.max(0, y - y0));
  const a = (values[y0 * width + x0] ?? 0) * (1 - fx) + (values[y0 * width + x1] ?? 0) * fx;
  const b = (values[y1 * width + x0] ?? 0) * (1 - fx) + (values[y1 * width + x1] ?? 0) * fx;
  return a * (1 - fy) + b * fy;
}
