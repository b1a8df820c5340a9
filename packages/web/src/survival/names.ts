/** What scenarios and maps are called. */
import { type Pair, survivalId } from '@zonecrawl/engine/survival';
import { type Name, t, textOf, wordsOf } from '../text/index.ts';
import { missionIn } from '../words/names.ts';

export const scenarioName = (scenario: string): string => textOf(`mission.zs.${scenario}.name`);
export const mapIn = (map: string): Name => ({ name: `map.${map}.name` });
export const mapName = (map: string): string => wordsOf(mapIn(map));

/** A scenario on a map. */
export const pairName = (pair: Pair): string =>
  t('survival.pair', { mission: missionIn(survivalId(pair)), map: mapIn(pair.map) });
