/** Readable names: spaces as in the drawing, Stalkers S1 to S4, Enemies E1 ..., Companions C1 ... */
import { DIRECTIONS, type SpaceId, spaceAt } from '@zonecrawl/engine/board';
import type { EntityState, Game } from '@zonecrawl/engine/model';
import type { Names } from '@zonecrawl/engine/position';
import { everybody } from '@zonecrawl/engine/rules';
import { UserError } from '../errors.ts';

const COMPASS = ['north', 'east', 'south', 'west'] as const;
export const compass = (direction: number): string => COMPASS[direction] ?? String(direction);
export const ALL_DIRECTIONS = DIRECTIONS;

export class Naming {
  readonly game: Game;
  private readonly names: Names;

  constructor(game: Game, names: Names) {
    this.game = game;
    this.names = names;
  }

  space(space: SpaceId | null | undefined): string | null {
    return space === null || space === undefined ? null : (this.game.board.spaces[space]?.name ?? null);
  }

  /** Entities that appeared later have no name in the file: their id is used. */
  entity(id: number): string {
    return Object.entries(this.names).find(([, known]) => known === id)?.[0] ?? `#${id}`;
  }

  findSpace(name: string, where: string): SpaceId {
    const space = spaceAt(this.game.board, name);
    if (space === undefined) throw new UserError(`${where}: no space is called "${name}"`);
    return space;
  }

  /** An Entity on the map. */
  find(name: string, where: string): EntityState {
    const id = this.names[name] ?? (name.startsWith('#') ? Number(name.slice(1)) : -1);
    const entity = everybody(this.game).find((each) => each.id === id);
    if (!entity)
      throw new UserError(`${where}: "${name}" is no Entity on the map; there are ${this.everyName()}`);
    return entity;
  }

  isEntity(name: string): boolean {
    return name in this.names || name.startsWith('#');
  }

  private everyName(): string {
    return everybody(this.game)
      .map(({ id }) => this.entity(id))
      .join(', ');
  }
}
