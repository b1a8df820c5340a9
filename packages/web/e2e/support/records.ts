/** Recorded games and positions as files, so that a test begins where it wants to and knows what comes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { box } from '@zonecrawl/content';
import { answer, beginGame, saveGame, setUp } from '@zonecrawl/engine/game';
import { checkpointOf } from '@zonecrawl/engine/kernel';
import { buildPosition } from '@zonecrawl/engine/position';
import type { Page } from 'playwright-core';
import { type App, readAll } from './app.ts';
import { opened } from './tables.ts';

/** A recorded game before one of its inputs: as a file, and which Enemies that input kills. */
export function beforeInput(
  name: string,
  input: number,
): { readonly file: string; readonly dying: readonly number[] } {
  const path = new URL(`../../../../fixtures/games/${name}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const set = setUp(box, record.start);
  assert.ok(set.ok);
  const game = beginGame(box, set.state, { keep: true });
  for (const before of record.inputs.slice(0, input)) answer(game, before);
  const file = JSON.stringify(saveGame(game, record.start));
  const there = enemiesOf(game);
  answer(game, record.inputs[input]);
  const left = enemiesOf(game);
  return { file, dying: there.filter((id) => !left.includes(id)) };
}

/** A position as a stored game. */
export function stored(position: object): string {
  const built = buildPosition(box, { mission: 'a1', ...position });
  assert.ok(built.ok, JSON.stringify(built));
  return JSON.stringify(saveGame(beginGame(box, built.state, { keep: true }), null));
}

const enemiesOf = (game: Parameters<typeof saveGame>[0]): readonly number[] =>
  checkpointOf(game).checkpoint.enemies.map(({ id }) => id);

/**
 * Brings a file in as a player would, and goes on with it; whatever is to be read is read. `already`: how many games this
 * browser has kept before; the newest is on top.
 */
export async function openFile(
  { address }: Pick<App, 'address'>,
  page: Page,
  file: string,
  already = 0,
): Promise<void> {
  await page.goto(`${address}/#/saves`);
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  const games = page.getByRole('button', { name: /^Continue/ });
  await games.nth(already).waitFor();
  await games.first().click();
  await opened(page);
  await readAll(page);
}
