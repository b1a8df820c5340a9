/** Schemas of a map and of a scenario of Zone Survival as files: what composes them believes only what passed these. */
import { z } from 'zod';
import { errorText } from '../../base/problems.ts';
import { type MapPlan, type Scenario, SURVIVAL_PLACES } from '../../model/survival.ts';
import { effects } from './effects.ts';
import {
  actions,
  aims,
  budget,
  ending,
  environmentCard,
  eventCard,
  places,
  post,
  recipeAnomalies,
  recipeEnemies,
  recipeLoot,
  site,
  square,
  triggers,
  unknownSet,
} from './mission.ts';
import { coordinate, count, name, names, placement } from './parts.ts';
import { amount, condition } from './words.ts';

/** One letter of a code. */
const number = z.int().min(0).max(31);

/** ZS2: as many Setup cards as are drawn need a space each. */
const FEWEST_CARD_SPACES = 4;

export const mapPlanSchema: z.ZodType<MapPlan> = z
  .strictObject({
    id: name,
    number,
    tiles: z.array(placement).min(1).max(15),
    entrances: z
      .array(z.tuple([square, square]))
      .max(10)
      .exactOptional(),
    start: names.min(1),
    posts: z.array(post).max(50),
    sites: z.array(site).max(20),
    emptyOverlays: z
      .array(z.strictObject({ pattern: count, x: coordinate, y: coordinate }))
      .max(20)
      .exactOptional(),
    loot: names,
    unknown: names,
    cards: names.min(FEWEST_CARD_SPACES),
    places,
  })
  .superRefine((map, context) => {
    const named = new Set(map.places.map(({ id }) => id));
    for (const place of SURVIVAL_PLACES)
      if (!named.has(place))
        context.addIssue({
          code: 'custom',
          path: ['places'],
          message: errorText('name.unknown', { kind: 'place', id: place }),
        });
  });

export const scenarioSchema: z.ZodType<Scenario> = z
  .strictObject({
    id: name,
    number,
    budget,
    enemies: z.array(recipeEnemies).max(20),
    anomalies: z.array(recipeAnomalies).max(20),
    loot: recipeLoot,
    unknown: z.tuple([unknownSet, unknownSet, unknownSet, unknownSet]),
    rounds: amount,
    aims: aims.exactOptional(),
    environment: z.array(environmentCard).max(50).exactOptional(),
    events: z.array(eventCard).max(50).exactOptional(),
    begin: effects.exactOptional(),
    triggers: triggers.exactOptional(),
    actions: actions.exactOptional(),
    objective: z.strictObject({ when: condition, ending: name }).exactOptional(),
    death: name,
    time: name,
    endings: z.record(name, ending),
  })
  .superRefine(({ death, time, objective, endings }, context) => {
    const wanted = { death, time, ...(objective && { objective: objective.ending }) };
    for (const [where, id] of Object.entries(wanted))
      if (!Object.hasOwn(endings, id))
        context.addIssue({
          code: 'custom',
          path: [where],
          message: errorText('name.unknown', { kind: 'ending', id }),
        });
  });
