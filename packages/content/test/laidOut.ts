/** A Mission as its Set-up lays it, for tests of its cards. */
import assert from 'node:assert/strict';
import type { Table } from '@zonecrawl/engine/harness';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { box } from '../src/index.ts';

/** Its tiles and the cards that lie out, without its Enemies. */
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

export const turned = (position: PositionDraft, ...cards: readonly string[]): PositionDraft => ({
  ...position,
  environment: (position.environment ?? []).map((one) =>
    cards.includes(one.card) ? { ...one, face: 'b' } : one,
  ),
});

export const face = (t: Table, card: string): string | undefined =>
  t.state.mission.environment.find((one) => one.card === card)?.face;

export const counter = (t: Table, name: string): number => t.state.mission.counters[name] ?? 0;
