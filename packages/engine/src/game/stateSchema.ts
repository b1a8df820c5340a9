/**
 * The shape of a saved state, strictly: what is not said here is not in a save. It is checked against the types of the
 * state when compiling (at the end), so a new field cannot be forgotten.
 */

import { z } from 'zod';
import { counters, idSchema, name, names } from '../base/names.ts';
import { errorText } from '../base/problems.ts';
import { seedRandom } from '../base/random.ts';
import type { BoardPlan, SpaceId } from '../board/types.ts';
import { COLOURS, UNLIMITED } from '../model/enemies.ts';
import type { CompanionId, EnemyId, OverlayId, OwnedId, StalkerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Step } from '../model/steps.ts';

const MOST = 1_000_000;
const count = z.int().min(0).max(MOST);
/** More than the box has of anything, or any card gives. */
const few = z.int().min(0).max(100);
const flag = z.boolean();

// references.ts checks that what these name exists.
const seat = idSchema<StalkerId>(3);
const space = idSchema<SpaceId>(10_000);
const enemyId = idSchema<EnemyId>(MOST);
const companionId = idSchema<CompanionId>(MOST);
const ownedId = idSchema<OwnedId>(MOST);
const overlayId = idSchema<OverlayId>(MOST);

const zeroOrOne = z.literal([0, 1]);
const direction = z.literal([0, 1, 2, 3]);
const petals = z.literal([1, 2, 3, 4]);
const level = z.enum(['low', 'high']);
const face = z.enum(['a', 'b']);
const magazines = z.strictObject({ pistol: few, rifle: few, shotgun: few });
const outcome = z.strictObject({ won: flag, ending: name });
const symbolRef = z.strictObject({ overlay: overlayId, symbol: few });
const symbolRefs = z.array(symbolRef).max(200);
const owned = z.strictObject({ id: ownedId, card: name, ammo: few });
const ownedCards = z.array(owned).max(200);

/** Far beyond any map, and still small enough to lay out. */
const coordinate = z.int().min(-200).max(200);
const square = z.tuple([coordinate, coordinate]);
const placement = z.strictObject({ id: name, x: coordinate, y: coordinate, turn: direction });
const drawing = z.string().max(20_000);
const spaceProperties = z.strictObject({
  cover: few.exactOptional(),
  radiation: few.exactOptional(),
  water: flag.exactOptional(),
  indoor: flag.exactOptional(),
  terrain: name.exactOptional(),
  marks: names.exactOptional(),
});
const overlayProperties = z.strictObject({ ...spaceProperties.shape, blocked: flag.exactOptional() });

export const planSchema = z.strictObject({
  tiles: z.array(placement).max(50),
  overlays: z.array(placement).max(200),
  entrances: z.array(z.tuple([square, square])).max(50),
  drawn: z
    .strictObject({
      tiles: z
        .array(z.strictObject({ id: name, drawing, spaces: z.record(name, spaceProperties).exactOptional() }))
        .max(50),
      overlays: z
        .array(
          z.strictObject({ id: name, drawing, spaces: z.record(name, overlayProperties).exactOptional() }),
        )
        .max(200),
    })
    .exactOptional(),
});

const hired = {
  companion: name.exactOptional(),
  contract: name.exactOptional(),
  services: z
    .array(z.strictObject({ contact: name, service: name }))
    .max(20)
    .exactOptional(),
  scars: z.record(name, z.array(name).max(20)).exactOptional(),
};
const bare = <Name extends Step['step']>(step: Name) => z.strictObject({ step: z.literal(step) });

export const stepSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('setup'), hired: z.strictObject(hired).exactOptional() }),
  bare('eventPhase'),
  bare('playersPhase'),
  bare('nextTurn'),
  bare('turn'),
  z.strictObject({ step: z.literal('action'), action: name, source: ownedId.nullable(), free: flag }),
  bare('endTurn'),
  z.strictObject({ step: z.literal('react'), enemy: enemyId, stalker: seat }),
  z.strictObject({ step: z.literal('afterTurn'), stalker: seat }),
  bare('enemyActivation'),
  bare('radiation'),
  bare('discardTokens'),
  bare('reduceAttention'),
  bare('endOfRound'),
  bare('eventEnd'),
  bare('fate'),
  bare('resetRound'),
  z.strictObject({ step: z.literal('missionEnd'), outcome }),
]);

const faces = z.array(z.int().min(0).max(9)).max(1000);
/** 32 bits. */
const word = z.int().min(0).max(0xffffffff);
/** Longer than a name: a seed of format 1 has got a tag since, and that of a Mission in a Campaign two. */
export const seedSchema = z.string().max(250);

export const random = z
  .strictObject({
    seed: seedSchema,
    key: z.union([z.tuple([word, word]), z.tuple([word, word, word, word])]),
    counts: z.strictObject({ dice: word, events: word, enemies: word, loot: word, setup: word }),
    scripted: z.strictObject({
      stalker: faces,
      equipment: faces,
      anomaly: faces,
      decks: names.exactOptional(),
    }),
  })
  .refine(({ seed, key }) => isOf(seed, key), { error: errorText('shape.keyOfSeed'), path: ['key'] });

function isOf(seed: string, key: readonly number[]): boolean {
  const made = seedRandom(seed);
  return made.seed === seed && made.key.join() === key.join();
}

const entity = { space: space.nullable(), covers: symbolRefs, arrived: count.optional() };

const turnToken = z.strictObject({
  slid: few,
  markers: few,
  injured: flag,
  healed: flag.optional(),
  used: flag,
});

const stalker = z.strictObject({
  ...entity,
  id: seat,
  card: name,
  hp: few,
  dosage: z.int().min(0).max(16),
  focus: flag,
  pinDown: flag,
  exposed: flag,
  attention: z.strictObject({ level, space }).nullable(),
  turns: z.tuple([turnToken, turnToken]),
  weapon: owned.nullable(),
  weaponAttachments: ownedCards,
  armor: owned.nullable(),
  armorAttachment: owned.nullable(),
  artifacts: ownedCards,
  backpack: ownedCards,
  bolts: few,
  magazines,
  findings: names,
  dead: flag,
});

const enemy = z.strictObject({
  ...entity,
  id: enemyId,
  card: name,
  facing: direction,
  hp: few,
  pinDown: flag,
  exposed: flag,
});

const kind = z.strictObject({
  card: name,
  colours: z.array(z.enum(COLOURS)).max(4),
  team: z.literal([1, 2, 3]),
  pool: few,
});

const overlay = z.strictObject({
  id: overlayId,
  overlay: few,
  center: space,
  symbols: z.array(z.strictObject({ space, petals })).max(200),
  anomaly: z.strictObject({ card: name, artifact: flag }).nullable(),
});

const supply = z.strictObject({
  focus: few,
  pinDown: few,
  exposed: few,
  criticalInjury: few,
  bolts: few,
  noVisibility: few,
  artifacts: few,
  magazines,
});

const decks = z.strictObject({
  weapons: names,
  armors: names,
  attachments: names,
  artifacts: names,
  items: names,
  wounds: names,
  woundDiscard: names,
  low: names,
  lowDiscard: names,
  high: names,
  highDiscard: names,
  control: names,
  randomEvents: names,
  randomEventDiscard: names,
  events: names,
  anomalies: names,
  loot: names,
  unknown: names,
  lostTerritories: names,
});

const turn = z.strictObject({
  stalker: seat,
  token: zeroOrOne,
  done: few,
  markersUsed: few,
  visited: z.array(space).max(1000),
  used: names,
  nextFree: z.enum(['none', 'standard', 'weaponAttack']),
});

const lying = z.strictObject({ x: coordinate, y: coordinate, turn: direction });
const mission = z.strictObject({
  id: name,
  counters,
  environment: z.array(z.strictObject({ card: name, face, at: lying.nullable() })).max(200),
  box: names,
  removed: names,
  fired: names,
  tokens: z.array(z.strictObject({ token: name, space })).max(1000),
  met: outcome.nullable(),
});

const parts = z.strictObject({
  options: z.strictObject({ meleeReaction: flag, lostTerritories: flag }),
  stalkerCount: z.int().min(1).max(4),
  random,
  agenda: z.array(stepSchema).max(1000),
  phase: z.enum(['setup', 'event', 'players', 'enemies', 'over']),
  round: count,
  map: planSchema,
  lead: z.strictObject({ holder: seat, flipped: flag }),
  stalkers: z.array(stalker).min(1).max(4),
  enemies: z.array(enemy).max(200),
  companions: z.array(z.strictObject({ ...entity, id: companionId, card: name, counters })).max(50),
  kinds: z.array(kind).max(50),
  overlays: z.array(overlay).max(50),
  bolts: symbolRefs,
  noVisibility: z.array(space).max(200),
  loot: z
    .array(z.strictObject({ space, tokens: z.array(z.strictObject({ token: name, up: flag })).max(200) }))
    .max(1000),
  unknown: z.array(z.strictObject({ space, tokens: names })).max(1000),
  artifacts: z.array(z.strictObject({ space, on: symbolRef.nullable() })).max(50),
  supply,
  decks,
  event: name.nullable(),
  order: z.strictObject({ next: seat, passed: z.array(seat).max(4) }),
  turn: turn.nullable(),
  moving: z
    .strictObject({ stalker: seat, sightCap: z.int().min(-1).max(UNLIMITED) })
    .nullable()
    .optional(),
  mission,
  memory: counters,
  nextEntity: count,
  nextOwned: count,
  outcome: outcome.nullable(),
});

/**
 * A state between two steps. Something is left to be done until the Mission has ended, and nothing after that; in the
 * middle of its last step that is otherwise.
 */
export const stateSchema = parts.check(({ value, issues }) => {
  const { agenda, outcome: ended, phase } = value;
  const wrong = (path: string, message: string): void => {
    issues.push({ code: 'custom', path: [path], message, input: value });
  };
  if (ended && agenda.length > 0) wrong('agenda', errorText('shape.nothingLeft'));
  if (!ended && agenda.length === 0) wrong('agenda', errorText('shape.somethingLeft'));
  if ((phase === 'over') !== (ended !== null)) wrong('phase', errorText('shape.overWithOutcome'));
});

/** Everything with every key, also those that may be absent: two types with the same keys all the way down. */
type Keys<T> = T extends readonly (infer Item)[]
  ? readonly Keys<Item>[]
  : T extends number | string | boolean | null
    ? T
    : { readonly [Key in keyof T]-?: Keys<T[Key]> };
type Same<A, B> = [Keys<A>, Keys<B>] extends [Keys<B>, Keys<A>] ? true : false;

/** If one of these is no longer true, the state has changed and its schema above has not. */
export const upToDate: {
  readonly plan: Same<z.output<typeof planSchema>, BoardPlan>;
  readonly step: Same<z.output<typeof stepSchema>, Step>;
  readonly state: Same<z.output<typeof stateSchema>, GameState>;
} = { plan: true, step: true, state: true };
