/** Schema of a Mission file: its only definition as a format. */

import { z } from 'zod';
import { errorText } from '../../base/problems.ts';
import type {
  EnvironmentAction,
  EnvironmentCard,
  EventCard,
  Mission,
  RecipeAnomalies,
  RecipeEnemies,
  RecipeSetup,
  Trigger,
} from '../../model/mission.ts';
import { deeds } from './deeds.ts';
import { effects } from './effects.ts';
import {
  cardOrOneOf,
  colour,
  coordinate,
  cost,
  count,
  direction,
  face,
  lying,
  name,
  names,
  petals,
  placement,
  team,
  tier,
  worded,
  yes,
} from './parts.ts';
import { amount, compare, condition, entityWord, place } from './words.ts';

const waiting = worded('on', [
  z.strictObject({
    on: z.literal('enters'),
    who: entityWord,
    place,
    card: name.exactOptional(),
    moment: z.enum(['atOnce', 'afterAction']).exactOptional(),
    stops: yes.exactOptional(),
  }),
  z.strictObject({
    on: z.literal('action'),
    action: name,
    standard: yes.exactOptional(),
    place: place.exactOptional(),
  }),
  z.strictObject({ on: z.literal('flipped'), card: name, face: face.exactOptional() }),
  z.strictObject({ on: z.literal('round'), moment: z.enum(['begins', 'ends']) }),
  z.strictObject({ on: z.literal('phase'), phase: z.enum(['event', 'players', 'enemies']) }),
  z.strictObject({ on: z.literal('turnEnds') }),
  z.strictObject({ on: z.literal('dies'), who: entityWord, card: name.exactOptional() }),
  z.strictObject({ on: z.literal('leaves'), who: entityWord, card: name.exactOptional() }),
  z.strictObject({ on: z.literal('counter'), counter: name, is: compare, value: amount }),
  z.strictObject({ on: z.literal('fate'), petals: z.array(petals).min(1).max(4) }),
  z.strictObject({ on: z.literal('ends'), won: z.boolean().exactOptional() }),
]);

const trigger: z.ZodType<Trigger> = z.strictObject({
  id: name,
  wait: waiting,
  when: condition.exactOptional(),
  once: yes.exactOptional(),
  do: effects,
});
export const triggers = z.array(trigger).max(100);

const action: z.ZodType<EnvironmentAction> = z.strictObject({
  id: name,
  cost,
  place,
  oncePerTurn: yes.exactOptional(),
  when: condition.exactOptional(),
  do: effects,
});
export const actions = z.array(action).max(50);

const cardFace = z.strictObject({
  overlay: name.exactOptional(),
  at: lying.exactOptional(),
  resolve: effects.exactOptional(),
  actions: actions.exactOptional(),
  triggers: triggers.exactOptional(),
  afterwards: z.enum(['discard', 'remove']).exactOptional(),
});

export const environmentCard: z.ZodType<EnvironmentCard> = z.strictObject({
  id: name,
  a: cardFace,
  b: cardFace.exactOptional(),
  tags: z.array(name).max(10).exactOptional(),
});

const eventTag = z.enum(['instant', 'oneRound', 'long', 'weather', 'improvedEnemies', 'aceInTheHole']);

export const eventCard: z.ZodType<EventCard> = z.strictObject({
  id: name,
  copies: count,
  tags: z.array(eventTag).max(6).exactOptional(),
  instant: effects,
  endOfRound: effects,
  triggers: triggers.exactOptional(),
  actions: actions.exactOptional(),
});

const spaceProperties = z.strictObject({
  cover: count.exactOptional(),
  radiation: count.exactOptional(),
  water: z.boolean().exactOptional(),
  indoor: z.boolean().exactOptional(),
  terrain: name.exactOptional(),
  marks: names.exactOptional(),
  blocked: z.boolean().exactOptional(),
});

export const overlay = z.strictObject({
  id: name,
  drawing: z.string().min(1).max(20_000),
  spaces: z.record(name, spaceProperties).exactOptional(),
});

const enemyKind = {
  card: cardOrOneOf,
  colours: z.array(colour).max(4),
  team,
  pool: amount,
};
const enemySetup = z.strictObject({
  ...enemyKind,
  standing: z
    .array(z.strictObject({ space: name, facing: direction, when: condition.exactOptional() }))
    .max(50),
});

const anomalyType = z.enum(['chemical', 'fire', 'gravitational', 'electric', 'special', 'spatial']);
const anomalyChoice = z.union(
  [name, z.strictObject({ type: anomalyType }), z.strictObject({ oneOf: names.min(1) })],
  { error: errorText('shape.anomaly') },
);
const anomalySetup = z.strictObject({
  card: anomalyChoice,
  pattern: z.union([count, z.literal('any'), z.strictObject({ oneOf: z.array(count).min(1) })], {
    error: errorText('shape.pattern'),
  }),
  x: coordinate,
  y: coordinate,
  artifact: z.boolean(),
});

export const post = z.strictObject({ space: name, facing: direction });
export const site = z.strictObject({ x: coordinate, y: coordinate });
export const recipeEnemies: z.ZodType<RecipeEnemies> = z.strictObject({ ...enemyKind, posts: amount });
export const recipeAnomalies: z.ZodType<RecipeAnomalies> = z.strictObject({
  card: anomalyChoice,
  artifact: z.boolean(),
  count: amount,
});
export const recipeLoot = z.strictObject({ stacks: amount, tokens: count });

const recipe: z.ZodType<RecipeSetup> = z.strictObject({
  posts: z.array(post).max(50),
  sites: z.array(site).max(20),
  lootSpaces: names,
  cardSpaces: names,
  enemies: z.array(recipeEnemies).max(20),
  anomalies: z.array(recipeAnomalies).max(20),
  loot: recipeLoot,
  cards: z.strictObject({ count, of: names }),
});

export const unknownSet = z.union([names, count], {
  error: errorText('shape.unknown'),
});
export const square = z.tuple([coordinate, coordinate]);

const setup = z.strictObject({
  tiles: z.array(placement).min(1).max(50),
  entrances: z
    .array(z.tuple([square, square]))
    .max(10)
    .exactOptional(),
  cards: z
    .array(z.strictObject({ card: cardOrOneOf, face: face.exactOptional(), at: lying.exactOptional() }))
    .max(100),
  start: names.min(1),
  enemies: z.array(enemySetup).max(20),
  anomalies: z.array(anomalySetup).max(20),
  emptyOverlays: z
    .array(z.strictObject({ pattern: count, x: coordinate, y: coordinate }))
    .max(20)
    .exactOptional(),
  loot: z.array(z.strictObject({ space: name, tokens: count })).max(50),
  unknown: z.strictObject({
    spaces: names,
    tokens: z.tuple([unknownSet, unknownSet, unknownSet, unknownSet]),
  }),
  recipe: recipe.exactOptional(),
  events: z
    .array(
      z.union([name, z.strictObject({ oneOf: names.min(1) }), z.strictObject({ random: amount })], {
        error: errorText('shape.event'),
      }),
    )
    .min(1)
    .max(50),
});

const coupons = z.int().min(0).max(100_000);
export const budget = z.strictObject({ coupons: z.tuple([coupons, coupons, coupons, coupons]), tier });

export const ending = z.strictObject({
  won: z.boolean(),
  event: name.exactOptional(),
  coupons: coupons.exactOptional(),
  epilogue: deeds.exactOptional(),
});

export const places = z.array(z.strictObject({ id: name, place })).max(30);

export const aims = z
  .array(z.strictObject({ id: name, until: condition, place: place.exactOptional() }))
  .max(20);

export const missionSchema: z.ZodType<Mission> = z.strictObject({
  id: name,
  kind: z.enum(['story', 'introduction', 'training', 'survival']),
  setup,
  places: places.exactOptional(),
  aims: aims.exactOptional(),
  environment: z.array(environmentCard).max(200),
  overlays: z.array(overlay).max(100),
  events: z.array(eventCard).max(50),
  randomEvents: z.array(eventCard).min(1).max(200).exactOptional(),
  fate: yes.exactOptional(),
  budget: budget.exactOptional(),
  begin: effects.exactOptional(),
  triggers: triggers.exactOptional(),
  actions: actions.exactOptional(),
  objective: z.strictObject({ when: condition, ending: name }).exactOptional(),
  goals: z.array(place).max(20).exactOptional(),
  death: name,
  time: name,
  endings: z.record(name, ending),
});
