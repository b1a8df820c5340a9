/** What scenarios have in common: who is met, how they end, how one leaves. */
import type {
  Aim,
  Condition,
  EnvironmentAction,
  Mission,
  Place,
  RecipeEnemies,
  Scenario,
} from '@zonecrawl/engine/model';
import { place } from '../words.ts';

export const GANGS = { oneOf: ['bandit-rifle', 'bandit-shotgun', 'bandit-gunner', 'zombie'] } as const;
export const BEASTS = { oneOf: ['snork', 'rodent', 'dog', 'tick'] } as const;
export const HUNTERS = { oneOf: ['bloodsucker', 'izlom', 'poltergeist', 'crawl'] } as const;
export const SOLDIERS = { oneOf: ['military', 'exoskeleton', 'mercenary', 'monolithian'] } as const;

/** Many and weak. */
export const crowd = (
  card: RecipeEnemies['card'],
  posts: readonly [number, number, number, number],
  pool: number,
  team: RecipeEnemies['team'] = 1,
): RecipeEnemies => ({ card, colours: ['blue', 'yellow'], team, pool, posts: { for: posts } });

/** Few and strong. */
export const elite = (
  card: RecipeEnemies['card'],
  posts: readonly [number, number, number, number],
  pool: number,
  team: RecipeEnemies['team'] = 1,
): RecipeEnemies => ({ card, colours: ['red', 'green'], team, pool, posts: { for: posts } });

export const ANY_ANOMALY = {
  oneOf: [
    'fruit-punch',
    'bubble',
    'whirligig',
    'electro',
    'popper',
    'tesla',
    'burner',
    'comet',
    'springboard',
    'magnet',
    'razor',
  ],
} as const;

export const ENDINGS: Pick<Scenario, 'death' | 'time' | 'endings'> = {
  death: 'fatality',
  time: 'time',
  endings: { success: { won: true }, fatality: { won: false }, time: { won: false } },
};

/** MI8: off the map, as soon as this holds. */
export const leave = (when?: EnvironmentAction['when']): EnvironmentAction => ({
  id: 'leave',
  cost: 'free',
  place: place('exit'),
  ...(when && { when }),
  do: [{ do: 'leave', who: 'actor' }],
});

/** What the team is told to do next: this until there is enough of it, then the way out. */
export const thenLeave = (id: string, enough: Condition, at: Place): readonly Aim[] => [
  { id, until: enough, place: at },
  { id: 'leave', until: { if: 'everybodyLeft' }, place: place('exit') },
];

export const BUDGET: Required<Mission>['budget'] = { coupons: [3000, 5000, 7000, 9000], tier: 2 };
