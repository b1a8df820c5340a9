import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type SpaceId, spaceId } from '@zonecrawl/engine/board';
import type { Update } from '@zonecrawl/engine/host';
import { type Decision, type Option, overlayId, type Petals, stalkerId } from '@zonecrawl/engine/model';
import type { OverlayView } from '@zonecrawl/engine/view';
import { playByChance } from '../../../test/randomGames.ts';
import { placeOfOption, spaceOfEntity, symbolsSetOff } from './where.ts';

/** Options that mean something on the map. */
const ON_MAP: ReadonlySet<Option['is']> = new Set([
  'space',
  'symbol',
  'entity',
  'stalker',
  'route',
  'overlay',
]);

function check({ decision, view, board }: Update, met: Set<Option['is']>): void {
  for (const option of decision?.options ?? []) {
    if (decision === null) return;
    met.add(option.is);
    const { space, entity, route } = placeOfOption(option, decision, view);
    const marked = [space, ...(route ?? [])].filter((one) => one !== undefined);
    const isTargeted = option.is === 'effect' && option.target !== null;
    assert.equal(marked.length > 0 || entity !== undefined, ON_MAP.has(option.is) || isTargeted, option.is);
    if (board !== undefined) for (const one of marked) assert.ok(board.spaces[one], `${option.is}: ${one}`);
    if (option.is === 'route') {
      assert.equal(route?.at(-1), option.route.at(-1)?.to);
      const { entity: walker, space: from } = decision.about;
      const starts = decision.clauses.includes('EA7') ? from : spaceOfEntity(view, walker);
      assert.equal(route?.[0], starts);
    }
  }
}

const WANTED = ['space', 'entity', 'stalker', 'route', 'symbol', 'action', 'say'] as const;
/** More than it takes to meet them all. */
const GAMES = 40;

describe('an option', () => {
  it('lies on the map if it means something there, and nowhere else', async () => {
    const met = new Set<Option['is']>();
    for (let seed = 1; seed <= GAMES && WANTED.some((is) => !met.has(is)); seed += 1)
      await playByChance({ mission: 'b1', stalkers: 2, seed, inputs: 300 }, (update) => check(update, met));
    assert.deepEqual(
      WANTED.filter((is) => !met.has(is)),
      [],
      'these never came up',
    );
  });

  it('begins the way of an Attention token where the token lies, not where its Stalker stands', async () => {
    let view: Update['view'] | undefined;
    await playByChance({ mission: 'a1', stalkers: 1, seed: 1, inputs: 1 }, (update) => {
      view = update.view;
    });
    assert.ok(view);
    const [stalker] = view.stalkers;
    assert.ok(stalker);
    const [lies, next] = [20 as SpaceId, 21 as SpaceId];
    const option: Option = { is: 'route', route: [{ to: next, direction: 0 }] };
    const decision: Decision = {
      kind: 'tieRoute',
      who: stalker.id,
      clauses: ['EA7', 'D3'],
      about: { entity: stalker.id, space: lies },
      options: [option],
    };
    assert.deepEqual(placeOfOption(option, decision, view).route, [lies, next]);
  });
});

describe('the symbols an Anomaly would activate with', () => {
  const overlays = [overlayOf(1, [1, 4, 2, 4]), overlayOf(2, [4])];
  const asked = (about: Decision['about']): Decision => ({
    kind: 'reroll',
    who: stalkerId(0),
    clauses: ['AN4'],
    about: { entity: stalkerId(0), cause: 'anomaly', overlay: overlayId(1), amount: 4, ...about },
    options: [],
  });

  it('AN5 are all of the rolled kind, covered or not, and only its own', () => {
    assert.deepEqual(symbolsSetOff(asked({ action: 'anomalyActivates' }), { overlays }), [
      { overlay: overlayId(1), number: 1 },
      { overlay: overlayId(1), number: 3 },
    ]);
  });

  it('AN3 are none while it stays quiet', () => {
    assert.deepEqual(symbolsSetOff(asked({ action: 'anomaly' }), { overlays }), []);
  });

  function overlayOf(id: number, petals: readonly Petals[]): OverlayView {
    return {
      id: overlayId(id),
      overlay: id,
      center: spaceId(0),
      symbols: petals.map((number, index) => ({
        space: spaceId(index),
        petals: number,
        covered: index === 3,
      })),
      anomaly: { card: 'bubble', artifact: false },
    };
  }
});
