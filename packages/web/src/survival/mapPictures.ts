/** Pictures of the maps: each from a game that is only set up, one after the other. */
import { useSignal } from '@preact/signals';
import type { BoardPicture, GamePort } from '@zonecrawl/engine/host';
import { outfit, survivalShop } from '@zonecrawl/engine/mission';
import { type Box, SURVIVAL_PLACES, type SurvivalBook } from '@zonecrawl/engine/model';
import { missionNamed, survivalId } from '@zonecrawl/engine/survival';
import { useEffect } from 'preact/hooks';
import { type PictureMark, pictureOfGame } from '../saves/index.ts';
import { stalkersOf } from '../setup/stalkers.ts';
import { mapsOf, scenariosOf } from './choice.ts';

/** Addresses of images. `large` has the numbers of the places that every map has. */
export interface MapPicture {
  readonly small: string;
  readonly large: string;
}

type Pictures = Readonly<Record<string, MapPicture>>;

/** Drawn once for all visits to the page. */
let drawn: Pictures = {};

export function useMapPictures(
  there: Box,
  book: SurvivalBook,
  port: { readonly current: GamePort | null },
): Pictures {
  const pictures = useSignal<Pictures>(drawn);
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      for (const map of mapsOf(book)) {
        const { current } = port;
        if (isLeft || current === null) return;
        if (pictures.peek()[map] !== undefined) continue;
        const picture = await pictureOf(there, book, map, current);
        if (picture === null) continue;
        drawn = { ...drawn, [map]: picture };
        if (!isLeft) pictures.value = drawn;
      }
    })();
    return () => {
      isLeft = true;
    };
  }, []);
  return pictures.value;
}

async function pictureOf(
  there: Box,
  book: SurvivalBook,
  map: string,
  port: GamePort,
): Promise<MapPicture | null> {
  const mission = survivalId({ scenario: scenariosOf(book)[0] ?? '', map });
  const budget = missionNamed(there, mission)?.budget;
  if (budget === undefined) return null;
  const stalkers = outfit(there, survivalShop(budget, 1), stalkersOf(there).slice(0, 1));
  try {
    const reply = await port.own({ ask: 'preview', setup: { mission, stalkers, seed: 'preview' } });
    if ('problems' in reply) return null;
    const { board } = reply;
    const empty = { enemies: [], stalkers: [] };
    return {
      small: address(pictureOfGame(board, empty)),
      large: address(pictureOfGame(board, empty, marksOf(board))),
    };
  } catch (error) {
    // The port was closed because the game begins.
    console.warn('preview', error);
    return null;
  }
}

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const marksOf = ({ places }: BoardPicture): readonly PictureMark[] =>
  SURVIVAL_PLACES.flatMap((place, index) => {
    const space = places.find(({ id }) => id === place)?.spaces[0];
    return space === undefined ? [] : [{ space, label: String(index + 1) }];
  });
