import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, beginGame, violations } from '@zonecrawl/engine/game';
import { outfit, setUpMission, survivalShop } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import { SURVIVAL_PLACES } from '@zonecrawl/engine/model';
import { missionNamed, survivalMissions } from '@zonecrawl/engine/survival';
import { box } from '../src/index.ts';
import { survivalEnemies } from '../src/survival/enemies/index.ts';
import { survival } from '../src/survival/index.ts';
import {
  uniqueArmors,
  uniqueArtifacts,
  uniqueAttachments,
  uniqueItems,
  uniqueWeapons,
} from '../src/survival/loot/index.ts';

const ids = survivalMissions(box);
const missionFor = (id: string) => missionNamed(box, id) ?? assert.fail(id);

test('ZS1 every scenario on every map is a valid Mission in which every named space can be reached', () => {
  assert.equal(ids.length, Object.keys(survival.scenarios).length * Object.keys(survival.maps).length);
  for (const id of ids) {
    const read = readMission(box, JSON.parse(JSON.stringify(missionFor(id))));
    assert.deepEqual(read.ok ? [] : read.problems, [], id);
  }
});

test('ZS1 ten maps: numbers and places of their own, two to five tiles, each space of a list named once', () => {
  const maps = Object.values(survival.maps);
  assert.equal(new Set(maps.map(({ number }) => number)).size, maps.length);
  for (const { id, tiles, places, loot, unknown, cards, posts } of maps) {
    assert.ok(tiles.length >= 2 && tiles.length <= 5, id);
    assert.deepEqual(
      places.map((one) => one.id),
      [...SURVIVAL_PLACES],
      id,
    );
    for (const list of [loot, unknown, cards, posts.map(({ space }) => space)])
      assert.equal(new Set(list).size, list.length, id);
  }
  const scenarios = Object.values(survival.scenarios);
  assert.equal(new Set(scenarios.map(({ number }) => number)).size, scenarios.length);
});

test('ZS1 a sensible team can be bought within every budget', () => {
  for (const { budget, id } of Object.values(survival.scenarios)) {
    for (const size of [1, 2, 3, 4]) {
      const team = outfit(box, survivalShop(budget, size), Object.keys(box.stalkers).slice(0, size));
      assert.ok(
        team.every(({ weapon, armor }) => weapon !== undefined && armor !== undefined),
        `${id} ${size}`,
      );
    }
  }
});

test('ZS2 every tag has a Setup card with no other, so that four are always found', () => {
  const tags = new Set(survival.setupCards.flatMap((card) => card.tags ?? []));
  const single = new Set(survival.setupCards.flatMap(({ tags: own = [] }) => (own.length === 1 ? own : [])));
  assert.deepEqual([...tags].toSorted(), [...single].toSorted());
  for (const { id, tags: own = [] } of survival.setupCards) assert.ok(own.length >= 1, id);
});

test('ZS3 every Event says what kind it is, and a weather is laid out by exactly one', () => {
  for (const { id, tags = [] } of survival.events) assert.equal(tags.length, 1, id);
  const laid = survival.events.flatMap(({ instant }) =>
    instant.flatMap((effect) => (effect.do === 'placeCard' ? [effect.card] : [])),
  );
  assert.deepEqual(laid.toSorted(), survival.notes.map(({ id }) => id).toSorted());
});

/** Names that a card gives to things of its own: another name makes no other effect. */
const OWN_NAMES: ReadonlySet<string> = new Set(['counter', 'token', 'finding', 'text', 'why']);
const NO_EFFECT: ReadonlySet<string> = new Set([
  'id',
  'tags',
  'copies',
  'number',
  'budget',
  'value',
  'unique',
  'tier',
]);
const AMOUNT: ReadonlySet<string> = new Set(['n', 'minus', 'plus', 'times', 'for']);

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' ||
  (Array.isArray(value) && value.length > 0 && value.every(isAmount)) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => AMOUNT.has(key)));

/** What a card does, without its name, its numbers, and the names of its parts. */
function effectOf(card: object): string {
  const own = 'id' in card && typeof card.id === 'string' ? card.id : '';
  const names = new Map<string, string>();
  return JSON.stringify(card, (key, value: unknown) => {
    if (NO_EFFECT.has(key)) return undefined;
    if (isAmount(value)) return 0;
    if (typeof value === 'function') return sourceOf(value.toString());
    if (typeof value !== 'string') return value;
    if (!OWN_NAMES.has(key) && value !== own) return value;
    const name = names.get(value) ?? `own ${names.size}`;
    names.set(value, name);
    return name;
  });
}

/** Of a hook, without its numbers and the ids in it. */
const sourceOf = (code: string): string =>
  code
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\b\d+\b/g, '0')
    .replaceAll(/\s+/g, ' ');

function noCopies(cards: readonly { readonly id: string; readonly does: string }[]): void {
  const seen = new Map<string, string>();
  for (const { id, does } of cards) {
    assert.equal(seen.get(does), undefined, `${id} is a copy of ${seen.get(does)}`);
    seen.set(does, id);
  }
}
const withEffects = (cards: readonly { readonly id: string }[]) =>
  cards.map((card) => ({ id: card.id, does: effectOf(card) }));

test('no two Setup cards, notes or Events do the same with other numbers, nor as a Random Event of the box', () => {
  const noted = new Map(survival.notes.map((note) => [note.id, effectOf(note)]));
  const events = survival.events.map((event) => {
    const [first] = event.instant;
    return { id: event.id, does: (first?.do === 'placeCard' && noted.get(first.card)) || effectOf(event) };
  });
  const own = [...events, ...withEffects(survival.setupCards)];
  noCopies(own);
  for (const other of withEffects(Object.values(box.randomEvents))) noCopies([other, ...own]);
});

test('no two scenarios do the same with other numbers', () => {
  const scenarios = Object.values(survival.scenarios);
  noCopies(
    scenarios.map(({ id, begin, triggers, actions, objective }) => ({
      id,
      does: effectOf({ begin, triggers, actions, objective }),
    })),
  );
});

test('no unique piece of loot and no Enemy does the same as another one, or one of the box, with other numbers', () => {
  for (const [own, all] of [
    [uniqueWeapons, box.weapons],
    [uniqueArmors, box.armors],
    [uniqueAttachments, box.attachments],
    [uniqueArtifacts, box.artifacts],
    [uniqueItems, box.items],
    [survivalEnemies, box.enemies],
  ] as const) {
    const others = Object.values(all).filter(({ id }) => !own.some((one) => one.id === id));
    // Those of the box may differ in numbers alone among themselves.
    for (const other of others) noCopies(withEffects([other, ...own]));
  }
});

test('what differs in numbers alone counts as a copy', () => {
  const card = { id: 'a', instant: [{ do: 'heal', who: 'all', amount: 2, petals: [3] }] };
  const twin = {
    id: 'b',
    instant: [{ do: 'heal', who: 'all', amount: { n: 1, plus: 'stalkers' }, petals: [1, 2] }],
  };
  assert.throws(() => noCopies(withEffects([card, twin])), /b is a copy of a/);
  noCopies(withEffects([card, { ...twin, instant: [{ do: 'heal', who: 'lead', amount: 2, petals: [3] }] }]));
});

test('ZS2 every pair can be set up for every number of Stalkers, and begins with four Setup cards', () => {
  const who = Object.keys(box.stalkers);
  for (const [i, id] of ids.entries()) {
    const size = 1 + (i % 4);
    const stalkers = outfit(
      box,
      survivalShop(missionFor(id).budget ?? assert.fail(), size),
      who.slice(0, size),
    );
    const play = beginGame(box, setUpMission(box, { mission: id, stalkers, seed: id }), { keep: true });
    if (play.decision?.kind === 'chooseLead') answer(play, 0);
    assert.deepEqual(violations(play.game), [], id);
    // A weather among the Events may have sent one home already.
    const { environment, tokens, box: boxed } = play.game.state.mission;
    assert.equal(boxed.length, survival.setupCards.length + survival.notes.length - environment.length, id);
    assert.ok(tokens.filter(({ token }) => token.startsWith('zs-')).length >= 3, id);
  }
});

test('MV3 who died while passing a full space may lie among others; the living need room', () => {
  const stalkers = Object.keys(box.stalkers)
    .slice(0, 2)
    .map((stalker) => ({ stalker }));
  const { game } = beginGame(box, setUpMission(box, { mission: ids[0] ?? '', stalkers, seed: 'full' }), {
    keep: false,
  });
  const narrow = game.board.spaces.find(({ capacity }) => capacity === 1) ?? assert.fail();
  const [one = assert.fail(), other = assert.fail()] = game.state.stalkers;
  game.state.enemies.splice(0);
  Object.assign(one, { space: narrow.id, covers: [], hp: 0 });
  Object.assign(other, { space: narrow.id, covers: [] });
  const crowded = () => violations(game).filter((what) => what.includes('(M2)')).length;
  assert.equal(crowded(), 1, 'while the game goes on');
  game.state.outcome = { won: false, ending: 'fatality' };
  assert.equal(crowded(), 0);
  one.hp = 1;
  assert.equal(crowded(), 1);
});
