/** Missions of the second story as they are set up, and short words for how they stand. */
import assert from 'node:assert/strict';
import type { PositionDraft } from '@zonecrawl/engine/position';
import type { Table } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';

export type Stalker = PositionDraft['stalkers'][number];
export const S = { card: 'palkan' } as const;

/** A Mission of the story as set up: its tiles and the cards that lie out, without its Enemies. */
export function laidOut(mission: string, ...away: readonly string[]): PositionDraft {
  const { setup } = box.missions[mission] ?? assert.fail(`no Mission ${mission}`);
  return {
    board: { tiles: setup.tiles.map((tile) => ({ ...tile })) },
    stalkers: [],
    mission,
    environment: setup.cards.flatMap(({ card, at }) =>
      typeof card === 'string' && !away.includes(card) ? [{ card, ...(at && { at: { ...at } }) }] : [],
    ),
  };
}

export const turned = (position: PositionDraft, card: string): PositionDraft => ({
  ...position,
  environment: (position.environment ?? []).map((one) => (one.card === card ? { ...one, face: 'b' } : one)),
});

export const face = (t: Table, card: string): string | undefined =>
  t.state.mission.environment.find((one) => one.card === card)?.face;
export const counter = (t: Table, name: string): number => t.state.mission.counters[name] ?? 0;
export const tokensAt = (t: Table, token: string): readonly (string | undefined)[] =>
  t.state.mission.tokens
    .filter((one) => one.token === token)
    .map(({ space }) => t.game.board.spaces[space]?.name);
