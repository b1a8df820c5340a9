import { hash } from '../../base/chance.ts';

const size = 256;

/** A square of soft noise from 0 to 1 that repeats without a seam. */
export type NoiseTile = Float32Array;

export function noiseTile(seed: number, cells: number, octaves: number): NoiseTile {
  const tile = new Float32Array(size * size);
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    addOctave(tile, seed + octave * 101, cells << octave, weight);
    total += weight;
    weight *= 0.5;
  }
  for (let at = 0; at < tile.length; at += 1) tile[at] = (tile[at] ?? 0) / total;
  return tile;
}

function addOctave(tile: NoiseTile, seed: number, cells: number, weight: number): void {
  const grid = new Float32Array(cells * cells);
  for (let at = 0; at < grid.length; at += 1) grid[at] = hash(seed, at % cells, Math.floor(at / cells));
  const step = cells / size;
  for (let y = 0; y < size; y += 1) {
    const gy = y * step;
    const row = Math.floor(gy);
    const fy = ease(gy - row);
    const top = row * cells;
    const bottom = ((row + 1) % cells) * cells;
    for (let x = 0; x < size; x += 1) {
      const gx = x * step;
      const column = Math.floor(gx);
      const fx = ease(gx - column);
      const right = (column + 1) % cells;
      const a = mix(grid[top + column] ?? 0, grid[top + right] ?? 0, fx);
      const b = mix(grid[bottom + column] ?? 0, grid[bottom + right] ?? 0, fx);
      const at = y * size + x;
      tile[at] = (tile[at] ?? 0) + mix(a, b, fy) * weight;
    }
  }
}

/** Reads a tile between its points; one tile per whole number. */
export function sample(tile: NoiseTile, u: number, v: number): number {
  const x = (u - Math.floor(u)) * size;
  const y = (v - Math.floor(v)) * size;
  const x0 = x & 255;
  const y0 = y & 255;
  const x1 = (x0 + 1) & 255;
  const y1 = (y0 + 1) & 255;
  const fx = x - Math.floor(x);
  const a = mix(tile[y0 * size + x0] ?? 0, tile[y0 * size + x1] ?? 0, fx);
  const b = mix(tile[y1 * size + x0] ?? 0, tile[y1 * size + x1] ?? 0, fx);
  return mix(a, b, y - Math.floor(y));
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(from: number, to: number, value: number): number {
  const share = (value - from) / (to - from);
  return share <= 0 ? 0 : share >= 1 ? 1 : ease(share);
}
