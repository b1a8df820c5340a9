/** Three small Missions without a story, for testing: together they use every Enemy and Anomaly of the box. */
import { DIRECTIONS } from '@zonecrawl/engine/board';
import type {
  AnomalySetup,
  Effect,
  EnemySetup,
  EventCard,
  Mission,
  MissionSetup,
  Place,
} from '@zonecrawl/engine/model';
import { anomalies } from '../anomalies/index.ts';
import { contacts } from '../contacts/index.ts';
import { enemies } from '../enemies/index.ts';
import { type SkirmishPlan, skirmishPlans } from '../tiles/index.ts';

const at = ([x, y]: readonly [number, number]): string => `@${x},${y}`;

/** Companions a Contact can bring; the others have a Mission of their own. */
const hired = contacts.flatMap((contact) => (contact.kind === 'companion' ? [contact.companion] : []));

const ofCategory = (category: 'horde' | 'elite' | 'boss'): readonly string[] =>
  enemies.filter((card) => card.category === category).map(({ id }) => id);

/** The squares of the plan are distributed over the kinds in turn; more Stalkers, more Enemies. */
function standing(plan: SkirmishPlan, from: number, every: number): EnemySetup['standing'] {
  return plan.enemies
    .filter((_, index) => index % every === from)
    .map((square, index) => ({
      space: at(square),
      facing: DIRECTIONS[(index + from) % 4] ?? 0,
      ...(index > 0 ? { when: { if: 'team', is: 'atLeast', value: index + 1 } as const } : {}),
    }));
}

function kinds(plan: SkirmishPlan): readonly EnemySetup[] {
  const horde = ofCategory('horde');
  const half = Math.ceil(horde.length / 2);
  return [
    {
      card: { oneOf: horde.slice(0, half) },
      colours: ['blue', 'yellow'],
      team: 1,
      pool: 4,
      standing: standing(plan, 0, 3),
    },
    {
      card: { oneOf: horde.slice(half) },
      colours: ['yellow'],
      team: 2,
      pool: 3,
      standing: standing(plan, 1, 3),
    },
    {
      card: { oneOf: [...ofCategory('elite'), ...ofCategory('boss')] },
      colours: ['red', 'green'],
      team: 1,
      pool: 1,
      standing: standing(plan, 2, 3).slice(0, 1),
    },
  ];
}

const zone = (plan: SkirmishPlan): readonly AnomalySetup[] =>
  plan.anomalies.map(([x, y]) => ({
    card: { oneOf: anomalies.map(({ id }) => id) },
    pattern: 'any',
    x,
    y,
    artifact: true,
  }));

/** AN11: an empty overlay for Anomalies that move. */
const spare = ({ loot }: SkirmishPlan): Required<MissionSetup>['emptyOverlays'] => {
  const [x, y] = loot[3] ?? [0, 0];
  return [{ pattern: 98, x, y }];
};

/** With probability one half, a Companion joins. */
const company = (start: string): readonly Effect[] => [
  {
    do: 'random',
    of: [
      ...hired.map((companion): readonly Effect[] => [
        { do: 'companionJoins', companion, place: { at: 'space', space: start } },
      ]),
      ...hired.map(() => []),
    ],
  },
];

/** At least eight Rounds; every second one resolves Unknown tokens. */
function events(id: string, last: readonly Effect[]): readonly EventCard[] {
  return Array.from({ length: 8 }, (_, index) => ({
    id: `${id}-event${index + 1}`,
    copies: 1,
    instant: index % 3 === 1 ? [{ do: 'resolveUnknown', which: 'closestToLead' } as const] : [],
    endOfRound: [
      ...(index % 2 === 1 ? [{ do: 'resolveUnknown', which: 'eachStack' } as const] : []),
      ...(index === 2 ? [{ do: 'addRandomEvents', count: { n: 4, minus: 'stalkers' } } as const] : []),
      ...(index === 7 ? last : []),
    ],
  }));
}

function skirmish(id: string, plan: SkirmishPlan, exit: string | null): Mission {
  const way: Place = { at: 'space', space: exit ?? '' };
  const deck = events(id, exit === null ? [{ do: 'end', ending: 'success' }] : []);
  return {
    id,
    kind: 'training',
    setup: {
      tiles: plan.plan.tiles,
      cards: [],
      start: plan.start,
      enemies: kinds(plan),
      anomalies: zone(plan),
      emptyOverlays: spare(plan),
      loot: plan.loot.map((square) => ({ space: at(square), tokens: 2 })),
      unknown: { spaces: plan.unknown.map(at), tokens: [4, 5, 6, 7] },
      events: deck.map((card) => card.id),
    },
    environment: [],
    overlays: [],
    events: deck,
    begin: company(plan.start[0] ?? ''),
    ...(exit === null
      ? {}
      : {
          actions: [{ id: 'leave', cost: 'free', place: way, do: [{ do: 'leave', who: 'actor' }] }],
          objective: { when: { if: 'everybodyLeft' }, ending: 'success' },
          goals: [way],
        }),
    death: 'fatality',
    // A siege ends with its last Event, so time cannot run out.
    time: exit === null ? 'fatality' : 'time',
    endings: {
      success: { won: true },
      fatality: { won: false },
      ...(exit === null ? {} : { time: { won: false } }),
    },
  };
}

const far = ({ unknown }: SkirmishPlan): string => at(unknown[1] ?? [0, 0]);

/** Reach the exit with everybody, hold out to the last Event, reach the exit of another board. */
export const skirmishes: readonly Mission[] = skirmishPlans.map((plan, index) =>
  skirmish(`skirmish${index + 1}`, plan, index === 1 ? null : far(plan)),
);
