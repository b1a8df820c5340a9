import { spaceAt } from '../plan/geometry.ts';
import type { BoardPicture, BoardSpace } from '../plan/types.ts';
import { ramp, sample } from './noise.ts';
import { shadeOf } from './shade.ts';
import { noises, type Paint, soils } from './soils.ts';

export interface PaintedGround {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Points per square so that a big map stays cheap and a small one is sharp. */
export function finenessFor(picture: BoardPicture): number {
  const squares = picture.width * picture.height;
  return Math.max(32, Math.min(80, Math.round(Math.sqrt(1_600_000 / squares))));
}

/** Paints the ground of the whole map: soils with ragged borders outdoors, floors cut clean by their walls. */
export function paintGround(picture: BoardPicture, fineness: number): PaintedGround {
  const width = picture.width * fineness;
  const height = picture.height * fineness;
  const data = new Uint8ClampedArray(width * height * 4);
  const tiles = noises();
  const soil = soils(tiles);
  const shade = shadeOf(picture);
  const byId = new Map(picture.spaces.map((space) => [space.id, space]));
  const grid = picture.squares.map((id) => (id === null ? undefined : byId.get(id)));
  const spaceOn = (x: number, y: number): BoardSpace | undefined =>
    spaceAt(picture, x, y) === undefined ? undefined : grid[y * picture.width + x];
  const paint: Paint = new Float64Array(3);

  for (let py = 0; py < height; py += 1) {
    const y = (py + 0.5) / fineness;
    for (let px = 0; px < width; px += 1) {
      const x = (px + 0.5) / fineness;
      const here = spaceOn(Math.floor(x), Math.floor(y));
      if (here === undefined) continue;
      const stray = sample(tiles.soft, x * 0.31, y * 0.31) - 0.5;
      const astray = sample(tiles.other, x * 0.31 + 0.5, y * 0.31) - 0.5;
      const there = spaceOn(Math.floor(x + stray * 0.62), Math.floor(y + astray * 0.62));
      const ground =
        there === undefined || here.room !== undefined || there.room !== undefined ? here : there;
      soil[ground.water === true ? 'water' : ground.terrain](x, y, paint);

      const hour = here.room === undefined ? 0.94 : 0.8;
      const wide = 0.86 + sample(tiles.soft, x * 0.045 + 0.3, y * 0.045) * 0.28;
      const light = hour * wide * (1 - shade(x, y));
      const at = (py * width + px) * 4;
      data[at] = (paint[0] ?? 0) * light;
      data[at + 1] = (paint[1] ?? 0) * light;
      data[at + 2] = (paint[2] ?? 0) * light;
      const rim = Math.min(x, y, picture.width - x, picture.height - y);
      data[at + 3] = 255 * ramp(0, 0.05, rim - 0.02 - Math.abs(stray) * 0.16);
    }
  }
  return { width, height, data };
}
