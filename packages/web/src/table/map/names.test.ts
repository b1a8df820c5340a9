/** Names of places on all maps of the box. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { beginGame, setUp } from '@zonecrawl/engine/game';
import { boardPicture } from '@zonecrawl/engine/host';
import { plainLoadouts } from '@zonecrawl/engine/mission';
import { survivalMissions } from '@zonecrawl/engine/survival';
import { viewFor } from '@zonecrawl/engine/view';
import { speakEnglish } from '../../../test/english.ts';
import type { Point } from '../../base/point.ts';
import { unit } from '../../board/plan/geometry.ts';
import { markPlaces, piecePlaces } from '../../board/plan/layout.ts';
import { type Box, boxOf, FAR, NEAR, namePlaces, overlap, READABLE } from '../../board/plan/names.ts';
import { obstaclesOf, printsOn } from '../../board/plan/obstacles.ts';
import { pinNames } from '../../board/plan/pinNames.ts';
import { box as cards } from '../../game/cards.ts';
import { placeName } from '../../words/pins.ts';
import { anomaliesOf, piecesOf, tokensOf } from './boardPieces.ts';
import { pictureOf } from './picture.ts';
import { pinTokens } from './pinTokens.ts';

speakEnglish();
cards.value = box;

/** One Mission per map of Zone Survival, and the six of the Campaign. */
const missions = [
  ...Object.keys(box.missions).filter((id) => !id.startsWith('zs.')),
  ...new Map(survivalMissions(box).map((id) => [id.split('.')[2], id])).values(),
];

function placesOn(mission: string) {
  const set = setUp(box, {
    from: 'mission',
    setup: { mission, stalkers: plainLoadouts(box, ['borsuk', 'mamon']), seed: 'NAMES' },
  });
  assert.ok(set.ok);
  const { game } = beginGame(box, set.state, { keep: false });
  const map = boardPicture(game);
  const names = map.places.map(({ id, spaces: where }) => ({
    id,
    text: placeName(mission, id),
    spaces: where.map(String),
  }));
  const picture = pictureOf(map);
  const byId = new Map(picture.spaces.map((space) => [space.id, space]));
  const view = viewFor(
    game,
    game.state.stalkers.map(({ id }) => id),
  );
  const figures = piecePlaces(picture, byId, piecesOf({ view, board: map, cast: new Map() }, undefined));
  const tokens = [...tokensOf(view, map), ...pinTokens(view, map)];
  const marks = markPlaces(picture, byId, tokens, anomaliesOf(view, map));
  const pins = pinNames(marks.tokens, figures, picture.width * unit);
  const obstacles = obstaclesOf(picture, figures, marks, pins);
  const prints = picture.spaces.flatMap((space) => printsOn(picture, space, NEAR));
  return { places: namePlaces(picture, byId, names, obstacles), obstacles, prints };
}

/** Less than a unit along the edge of a letter or two is not seen. */
const SLIVER = 20;

describe('the names of places', () => {
  for (const mission of missions)
    it(`do not overlap, neither near nor far: ${mission}`, () => {
      const { places } = placesOn(mission);
      const shared = (at: (place: (typeof places)[number]) => Point | null, grown: number) => {
        const boxes = places.flatMap((place) => {
          const there = at(place);
          return there === null ? [] : [{ name: place.name.text, box: boxOf(place, there, grown) }];
        });
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter((other) => overlap(one.box, other.box) > 0)
            .map((other) => `${one.name} and ${other.name}`),
        );
      };
      assert.deepEqual(
        shared(({ near }) => near, NEAR),
        [],
      );
      assert.deepEqual(
        shared(({ far }) => far, FAR),
        [],
      );
      const left = places.filter(({ far }) => far === null).map(({ name }) => name.text);
      assert.ok(left.length <= places.length / 2, `without ${left}`);
    });

  for (const mission of missions)
    it(`lie clear of figures, tokens, symbols, pins and what is printed as a game begins: ${mission}`, () => {
      const { places, obstacles } = placesOn(mission);
      /** Which part of a name cannot be read. */
      const under = (place: (typeof places)[number], at: Point, grown: number, boxes: readonly Box[]) => {
        const name = boxOf(place, at, grown);
        const hidden = boxes.reduce((sum, box) => sum + overlap(name, box), 0);
        return hidden / ((name.right - name.left) * (name.bottom - name.top));
      };
      const covered = places.flatMap((place) => [
        ...(under(place, place.near, NEAR, obstacles.near) > READABLE ? [`${place.name.text} near`] : []),
        ...(place.far !== null && under(place, place.far, FAR, obstacles.far) > READABLE
          ? [`${place.name.text} far`]
          : []),
      ]);
      assert.deepEqual(covered, []);
    });

  it('lie over no badge and no reference on a map with room for them', () => {
    const { places, prints } = placesOn('a1');
    const over = places
      .filter((place) => prints.some((box) => overlap(boxOf(place, place.near, NEAR), box) > SLIVER))
      .map(({ name }) => name.text);
    // Long names in narrow places.
    assert.deepEqual(over, ['Back passage', 'Behind the main house']);
  });
});
