/** How a game of Zone Survival is called as a Mission, and under which keys its texts are. */

const HEAD = 'zs';

export interface Pair {
  readonly scenario: string;
  readonly map: string;
}

/** Its id as a Mission. */
export const survivalId = ({ scenario, map }: Pair): string => `${HEAD}.${scenario}.${map}`;

/** The scenario and the map of a Mission's id; null if it is no game of Zone Survival. */
export function pairOf(mission: string): Pair | null {
  const [head, scenario, map, ...more] = mission.split('.');
  if (head !== HEAD || scenario === undefined || map === undefined || more.length > 0) return null;
  return { scenario, map };
}

/** What the keys of a Mission's own texts have after `mission.`: a scenario has the same on every map. */
export function textId(mission: string): string {
  const pair = pairOf(mission);
  return pair ? `${HEAD}.${pair.scenario}` : mission;
}

/** What a named place of this Mission is called: a map has the same names in every scenario. */
export function placeKey(mission: string, place: string): string {
  const pair = pairOf(mission);
  return `place.${pair ? `${HEAD}.${pair.map}` : mission}.${place}`;
}
