/** A position while it is built: looks up spaces and cards, and collects problems instead of throwing at the first. */
import { type Problem, type Say, sayTo, unknownName } from '../base/problems.ts';
import { type SpaceId, spaceAt } from '../board/index.ts';
import type { Deck } from '../model/box.ts';
import type { Game } from '../model/game.ts';
import { ownedId } from '../model/ids.ts';
import type { OwnedCard } from '../model/state.ts';

export class Builder {
  readonly problems: Problem[] = [];
  readonly game: Game;
  /** What each Entity is called. */
  readonly names: Record<string, number> = {};
  private lastOwned = 0;

  constructor(game: Game) {
    this.game = game;
  }

  readonly say: Say = sayTo(this.problems);

  space(name: string, where: string): SpaceId | null {
    const space = spaceAt(this.game.board, name);
    if (space === undefined) {
      const known = this.game.board.spaces.map((s) => s.name);
      this.problems.push(unknownName(where, 'space', name, known));
      return null;
    }
    return space;
  }

  card<C>(deck: Deck<C>, id: string, where: string): C | null {
    const card = deck[id];
    if (card) return card;
    this.problems.push(unknownName(where, 'card', id, Object.keys(deck)));
    return null;
  }

  own(card: string, ammo: number): OwnedCard {
    return { id: ownedId(++this.lastOwned), card, ammo };
  }

  get nextOwned(): number {
    return this.lastOwned + 1;
  }
}
