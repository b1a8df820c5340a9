/** Anomalies and tokens of a position. */
import { unknownName } from '../base/problems.ts';
import { type SpaceId, spaceOfSquare, squareAt } from '../board/index.ts';
import { symbolsOfPattern } from '../mission/words/patterns.ts';
import type { Game } from '../model/game.ts';
import { overlayId } from '../model/ids.ts';
import type { AnomalyOverlayState, SymbolRef } from '../model/state.ts';
import type { Builder } from './builder.ts';
import type { Position } from './schema.ts';

export function placeAnomalies(builder: Builder, position: Position): void {
  const { game } = builder;
  (position.anomalies ?? []).forEach((draft, index) => {
    const where = `anomalies.${index}`;
    if (draft.card !== null) builder.card(game.box.anomalies, draft.card, `${where}.card`);
    const standee = draft.center ?? draft.symbols?.[0]?.[0];
    const named = typeof standee === 'string' ? builder.space(standee, `${where}.center`) : null;
    const square: readonly [number, number] | null =
      typeof standee === 'object' ? standee : firstSquare(game, named);
    const at = square ? squareAt(game.board, square[0], square[1]) : undefined;
    const center = named ?? (at === undefined ? undefined : spaceOfSquare(game.board, at)) ?? null;
    if (center === null || !square) {
      builder.say(`${where}.center`, 'position.center');
      return;
    }
    let symbols: AnomalyOverlayState['symbols'] = [];
    if (draft.symbols) {
      symbols = draft.symbols.flatMap(([name, list]) => {
        const space = builder.space(name, `${where}.symbols`);
        return space === null ? [] : list.map((petals) => ({ space, petals }));
      });
    } else {
      const pattern = draft.overlay ?? 0;
      if (game.box.patterns.some(({ number }) => number === pattern)) {
        const [x, y] = square;
        symbols = symbolsOfPattern(game.box, game.board, { pattern, x, y, turn: draft.turn ?? 0 });
      } else builder.problems.push(unknownName(`${where}.overlay`, 'pattern', String(pattern)));
    }
    game.state.overlays.push({
      id: overlayId(index),
      overlay: draft.overlay ?? 0,
      center,
      symbols,
      anomaly: draft.card === null ? null : { card: draft.card, artifact: draft.artifact ?? false },
    });
  });
}

function firstSquare(game: Game, space: SpaceId | null): readonly [number, number] | null {
  const square = space === null ? undefined : game.board.spaces[space]?.squares[0];
  return square === undefined ? null : [square % game.board.width, Math.floor(square / game.board.width)];
}

export function placeTokens(builder: Builder, position: Position): void {
  const { state, box } = builder.game;
  const list = <T>(
    drafts: readonly T[] | undefined,
    place: (draft: T, where: string) => void,
    key: string,
  ): void =>
    (drafts ?? []).forEach((draft, index) => {
      place(draft, `${key}.${index}`);
    });
  list(
    position.noVisibility,
    (name, where) => {
      const space = builder.space(name, where);
      if (space !== null) state.noVisibility.push(space);
    },
    'noVisibility',
  );
  list(
    position.tokens,
    ({ token, at }, where) => {
      const space = builder.space(at, where);
      if (space !== null) state.mission.tokens.push({ token, space });
    },
    'tokens',
  );
  list(
    position.bolts,
    (draft, where) => {
      const ref = symbolAt(builder, draft.anomaly, builder.space(draft.at, where), draft.petals, where);
      if (ref) state.bolts.push(ref);
    },
    'bolts',
  );
  list(
    position.artifactTokens,
    (draft, where) => {
      const space = builder.space(draft.at, where);
      if (space === null) return;
      const on = draft.on ? symbolAt(builder, draft.on.anomaly, space, draft.on.petals, where) : null;
      state.artifacts.push({ space, on });
    },
    'artifactTokens',
  );
  list(
    position.loot,
    (draft, where) => {
      const space = builder.space(draft.at, where);
      for (const token of draft.tokens) builder.card(box.loot, token, `${where}.tokens`);
      if (space !== null)
        state.loot.push({ space, tokens: draft.tokens.map((token) => ({ token, up: false })) });
    },
    'loot',
  );
  list(
    position.unknown,
    (draft, where) => {
      const space = builder.space(draft.at, where);
      for (const token of draft.tokens) builder.card(box.unknown, token, `${where}.tokens`);
      if (space !== null) state.unknown.push({ space, tokens: [...draft.tokens] });
    },
    'unknown',
  );
}

function symbolAt(
  builder: Builder,
  anomaly: number,
  space: SpaceId | null,
  petals: number,
  where: string,
): SymbolRef | null {
  const overlay = builder.game.state.overlays[anomaly];
  const fitting = (overlay?.symbols ?? []).flatMap((s, i) =>
    s.space === space && s.petals === petals ? [i] : [],
  );
  // Each instance needs its own cover (AN6): the first of them on which nothing lies yet.
  const { bolts, artifacts } = builder.game.state;
  const isTaken = (index: number): boolean =>
    [...bolts, ...artifacts.flatMap(({ on }) => on ?? [])].some(
      (ref) => ref.overlay === overlay?.id && ref.symbol === index,
    );
  const symbol = fitting.find((index) => !isTaken(index)) ?? fitting[0];
  if (!overlay || symbol === undefined) {
    builder.say(where, 'position.noSymbol', { anomaly, petals });
    return null;
  }
  return { overlay: overlay.id, symbol };
}
