/** A view of the game as pieces, tokens and Anomalies on the board. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture as CompiledMap } from '@zonecrawl/engine/host';
import type { EntityId, OverlayId, StalkerId } from '@zonecrawl/engine/model';
import type { OverlayView, View } from '@zonecrawl/engine/view';
import type { AnomalyType, BoardAnomaly, BoardPiece, BoardToken, SymbolId } from '../../board/index.ts';
import { symbolId } from '../../board/plan/types.ts';
import { box } from '../../game/cards.ts';
import { t } from '../../text/index.ts';
import { enemyText, figureText, stalkerText } from '../../words/figures.ts';
import { numberOf, tokenName } from '../../words/names.ts';
import { letters, ringOf } from '../../words/seats.ts';
import { DIRECTION_NAMES } from '../../words/spaces.ts';
import { enemyStatuses, stalkerStatuses } from '../../words/statuses.ts';
import type { Words } from '../../words/words.ts';
import { spaceKey } from './picture.ts';

export const pieceKey = (id: EntityId): string => String(id);
export const attentionKey = (owner: StalkerId): string => `attention${owner}`;
const overlayKey = (id: OverlayId): string => `overlay${id}`;
export const symbolKey = (overlay: OverlayId, symbol: number): SymbolId =>
  symbolId(overlayKey(overlay), symbol);
/** Keys of pieces are ids of the game as text. */
export const pieceOfKey = (key: string): EntityId => Number(key) as EntityId;

export function piecesOf(words: Words, asked: number | undefined): readonly BoardPiece[] {
  const { view, cast } = words;
  const initials = letters(view);
  const pieces: BoardPiece[] = [];
  for (const stalker of view.stalkers) {
    if (stalker.space === null) continue;
    const max = view.figures[stalker.id]?.maxHp ?? stalker.hp;
    pieces.push({
      kind: 'stalker',
      id: pieceKey(stalker.id),
      space: spaceKey(stalker.space),
      label: stalkerText(stalker, words),
      face: stalker.card,
      ring: ringOf(stalker.id),
      letter: initials[stalker.id] ?? '?',
      lead: view.lead.holder === stalker.id,
      active: (view.turn?.stalker ?? asked) === stalker.id,
      hp: { now: stalker.hp, max },
      statuses: stalkerStatuses(stalker),
      ...(stalker.dead ? { dead: t('table.dead') } : {}),
    });
  }
  for (const companion of view.companions) {
    if (companion.space === null) continue;
    pieces.push({
      kind: 'companion',
      id: pieceKey(companion.id),
      space: spaceKey(companion.space),
      label: figureText(companion.id, words),
      face: companion.card,
    });
  }
  for (const enemy of view.enemies) {
    if (enemy.space === null) continue;
    const kind = view.kinds.find(({ card }) => card === enemy.card);
    const card = box.value?.enemies[enemy.card];
    pieces.push({
      kind: 'enemy',
      id: pieceKey(enemy.id),
      space: spaceKey(enemy.space),
      label: enemyText(enemy, words),
      face: enemy.card,
      facing: DIRECTION_NAMES[enemy.facing],
      colours: kind === undefined || kind.colours.length === 0 ? ['unmarked'] : kind.colours,
      hp: { now: enemy.hp, max: Math.max(card?.hp ?? enemy.hp, enemy.hp) },
      statuses: enemyStatuses(enemy),
      ...(kind !== undefined && kind.team !== 3 ? { team: kind.team } : {}),
      ...numbered(numberOf(cast, enemy.id)),
    });
  }
  return pieces;
}

const numbered = (number: number): { number?: number } => (number === 0 ? {} : { number });

export function tokensOf(view: View, map: CompiledMap): readonly BoardToken[] {
  const initials = letters(view);
  const tokens: BoardToken[] = [];
  for (const { space, count } of view.loot)
    tokens.push({ kind: 'loot', id: `loot${space}`, space: spaceKey(space), count });
  for (const { space, count } of view.unknown)
    tokens.push({ kind: 'unknown', id: `unknown${space}`, space: spaceKey(space), count });
  for (const space of view.noVisibility)
    tokens.push({ kind: 'noVisibility', id: `smoke${space}`, space: spaceKey(space) });
  for (const [index, { overlay, symbol }] of view.bolts.entries()) {
    const on = view.overlays.find(({ id }) => id === overlay)?.symbols[symbol];
    if (on !== undefined)
      tokens.push({
        kind: 'bolt',
        id: `bolt${index}`,
        space: spaceKey(on.space),
        symbol: symbolKey(overlay, symbol),
      });
  }
  for (const [index, { space }] of view.artifacts.entries())
    tokens.push({ kind: 'artifact', id: `artifact${index}`, space: spaceKey(space) });
  for (const { id, attention } of view.stalkers) {
    if (attention === null) continue;
    tokens.push({
      kind: 'attention',
      id: attentionKey(id),
      space: spaceKey(attention.space),
      level: attention.level,
      ring: ringOf(id),
      letter: initials[id] ?? '?',
    });
  }
  for (const [index, pair] of map.entrances.entries()) {
    for (const [end, space] of pair.entries())
      tokens.push({ kind: 'entrance', id: `entrance${index}${end}`, space: spaceKey(space) });
  }
  for (const [index, { token, space }] of view.mission.tokens.entries()) {
    const id = `mission${index}`;
    if (token === 'trap') tokens.push({ kind: 'trap', id, space: spaceKey(space) });
    else {
      const letter = tokenName(token).charAt(0).toUpperCase();
      tokens.push({ kind: 'objective', id, space: spaceKey(space), letter });
    }
  }
  return tokens;
}

export function anomaliesOf(view: View, map: CompiledMap): readonly BoardAnomaly[] {
  return view.overlays.map((overlay) => ({
    id: overlayKey(overlay.id),
    type: typeOf(overlay),
    center: map.spaces[overlay.center]?.squares[0] ?? 0,
    active: overlay.anomaly !== null,
    symbols: symbolsOf(overlay, map),
  }));
}

function typeOf({ anomaly, overlay }: OverlayView): AnomalyType {
  const there = box.value;
  const ofCard = anomaly === null ? undefined : there?.anomalies[anomaly.card]?.type;
  return ofCard ?? there?.patterns.find(({ number }) => number === overlay)?.type ?? 'special';
}

/** Several symbols of one space are spread over its squares. */
function symbolsOf({ symbols }: OverlayView, map: CompiledMap): BoardAnomaly['symbols'] {
  const used = new Map<SpaceId, number>();
  return symbols.map(({ space, petals, covered }) => {
    const squares = map.spaces[space]?.squares ?? [0];
    const nth = used.get(space) ?? 0;
    used.set(space, nth + 1);
    return { square: squares[nth % squares.length] ?? 0, petals, covered };
  });
}
