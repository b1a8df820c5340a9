/** Names that log lines and decisions ask for, of cards whose texts the general check does not follow so far. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { box } from '../src/index.ts';

const folder = new URL('../src/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const texts = new Set(
  ['stalkers', 'enemies', 'activation', 'wounds', 'controls', 'tokens', 'survivalLoot'].flatMap((file) =>
    Object.keys(JSON.parse(read(`locales/en/${file}.json`))),
  ),
);
const missing = (keys: readonly string[]): string[] => keys.filter((key) => !texts.has(key));

test('every Enemy’s attack, Special and ability has a name', () => {
  const keys = Object.values(box.enemies).flatMap(({ attack, special, abilities }) => [
    `attack.${attack.id}.name`,
    ...(special ? [`ability.${special.id}.name`] : []),
    ...(abilities ? [`ability.${abilities.id}.name`] : []),
  ]);
  assert.deepEqual(missing(keys), []);
});

test('whatever an attack’s own text changes has a word', () => {
  const sources = globSync('enemies/*.ts', { cwd: folder }).map((path) => read(path.replaceAll('\\', '/')));
  const reasons = sources.flatMap((source) => source.match(/attack:[\w-]+:\w+/g) ?? []);
  assert.equal(reasons.length, 6);
  assert.deepEqual(missing(reasons.map((reason) => `modifier.${reason}`)), []);
});

test('every Stalker has a story, and every Action on its card a name', () => {
  const keys = Object.values(box.stalkers).flatMap(({ id, abilities }) => [
    ...['name', 'text', 'flavour', 'story'].map((part) => `card.${id}.${part}`),
    ...(abilities.actions ?? []).map((action) => `ability.${action.id}.name`),
  ]);
  assert.deepEqual(missing(keys), []);
});

test('Activation and Wound cards, Control options, Loot and Unknown tokens have words', () => {
  const cards = [box.lowActivations, box.highActivations, box.wounds, box.controls].flatMap((deck) =>
    Object.keys(deck).flatMap((id) => [`card.${id}.name`, `card.${id}.text`]),
  );
  const options = Object.values(box.controls).flatMap(({ id, otherwise }) =>
    ['resist', 'resistWithFocus', otherwise].map((choice) => `card.${id}.choice.${choice}`),
  );
  const tokens = [box.loot, box.unknown].flatMap((deck) =>
    Object.keys(deck).flatMap((id) => [`token.${id}.name`, `token.${id}.text`]),
  );
  assert.deepEqual(missing([...cards, ...options, ...tokens]), []);
});
