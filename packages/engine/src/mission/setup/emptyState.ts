/** The state of a game in which nothing lies on the map yet and everything is in the box: where every set-up starts. */
import { seedRandom } from '../../base/random.ts';
import type { BoardPlan } from '../../board/types.ts';
import type { Box } from '../../model/box.ts';
import { fullDecks, fullSupply } from '../../model/components.ts';
import { FIRST_OTHER_ENTITY, stalkerId } from '../../model/ids.ts';
import type { GameState, MissionState } from '../../model/state.ts';

const FIRST_SEAT = stalkerId(0);
const NOWHERE: BoardPlan = { tiles: [], overlays: [], entrances: [] };

const emptyMission = (): MissionState => ({
  id: '',
  counters: {},
  environment: [],
  box: [],
  removed: [],
  fired: [],
  tokens: [],
  met: null,
});

export type Given = Partial<Omit<GameState, 'mission' | 'random' | 'supply' | 'decks'>> & {
  readonly seed: string;
  readonly mission?: Partial<MissionState>;
};

/** What is given is as given, the rest is empty. */
export function emptyState(box: Box, { seed, mission, ...given }: Given): GameState {
  return {
    options: { meleeReaction: false, lostTerritories: false },
    stalkerCount: 0,
    random: seedRandom(seed),
    agenda: [],
    phase: 'setup',
    round: 0,
    map: NOWHERE,
    lead: { holder: FIRST_SEAT, flipped: false },
    stalkers: [],
    enemies: [],
    companions: [],
    kinds: [],
    overlays: [],
    bolts: [],
    noVisibility: [],
    loot: [],
    unknown: [],
    artifacts: [],
    supply: fullSupply(box),
    decks: fullDecks(box),
    event: null,
    order: { next: FIRST_SEAT, passed: [] },
    turn: null,
    mission: { ...emptyMission(), ...mission },
    memory: {},
    nextEntity: FIRST_OTHER_ENTITY,
    nextOwned: 1,
    outcome: null,
    ...given,
  };
}
