/**
 * A position as a file: any board, Entities and tokens, scripted dice and decks, inputs and questions.
 * The schema is the format's only definition; docs/positions.md explains it and its JSON Schema is made from it.
 */
import { z } from 'zod';
import { counters, name, names } from '../base/names.ts';
import { COLOURS } from '../model/enemies.ts';
import { STOPS } from './stops.ts';

const space = name.describe('Name of a space as in the drawing; with tiles `<tile>:<name>`.');
const facing = z.enum(['north', 'east', 'south', 'west']);
/** More than the box has of anything. */
const count = z.int().min(0).max(100);
/** Far beyond any map, and still small enough to lay out. */
const coordinate = z.int().min(-200).max(200);
const texts = z.string().max(20_000);

const owned = z.union([name, z.strictObject({ card: name, ammo: count.optional() })]);

const spaceProperties = z.strictObject({
  cover: count.exactOptional(),
  radiation: count.exactOptional(),
  water: z.boolean().exactOptional(),
  indoor: z.boolean().exactOptional(),
  terrain: name.exactOptional(),
  marks: names.exactOptional(),
});

const overlayProperties = z.strictObject({ ...spaceProperties.shape, blocked: z.boolean().exactOptional() });
const drawing = z.union([texts, z.array(z.string().max(1000)).max(200)]);
const turn = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const placement = z.strictObject({ id: name, x: coordinate, y: coordinate, turn: turn.default(0) });
const square = z.tuple([coordinate, coordinate]);

const board = z.strictObject({
  drawing: drawing.optional().describe('The whole board as one drawing: a text, or a list of its lines.'),
  spaces: z.record(name, spaceProperties).optional(),
  tiles: z
    .array(placement)
    .max(50)
    .optional()
    .describe('Tiles of the box instead of, or besides, a drawing.'),
  overlays: z.array(placement).max(200).optional(),
  overlayDrawings: z
    .array(
      z.strictObject({
        id: name,
        drawing,
        spaces: z.record(name, overlayProperties).exactOptional(),
      }),
    )
    .optional(),
  entrances: z
    .array(z.tuple([square, square]))
    .max(50)
    .optional(),
});

const turnToken = z.strictObject({
  slid: count.optional(),
  markers: count.optional(),
  injured: z.boolean().optional(),
  used: z.boolean().optional(),
});

const magazines = z.strictObject({
  pistol: count.optional(),
  rifle: count.optional(),
  shotgun: count.optional(),
});

const stalker = z.strictObject({
  card: name,
  at: space.nullable(),
  hp: count.optional(),
  dosage: z.int().min(0).max(16).optional(),
  focus: z.boolean().optional(),
  pinDown: z.boolean().optional(),
  exposed: z.boolean().optional(),
  attention: z.strictObject({ level: z.enum(['low', 'high']), at: space }).optional(),
  turns: z.tuple([turnToken, turnToken]).optional(),
  weapon: owned.optional(),
  weaponAttachments: names.optional(),
  armor: owned.optional(),
  armorAttachment: name.optional(),
  artifacts: names.optional(),
  backpack: z.array(owned).max(100).optional(),
  bolts: count.optional(),
  magazines: magazines.optional(),
  findings: names.optional(),
});

const enemy = z.strictObject({
  card: name,
  at: space,
  facing: facing.default('north'),
  name: name.optional(),
  hp: count.optional(),
  pinDown: z.boolean().optional(),
  exposed: z.boolean().optional(),
});

const colour = z.enum(COLOURS);
const kind = z.strictObject({
  colours: z.array(colour).max(4).default([]),
  team: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .optional()
    .describe('Unless said 1, and 3 without a colour: the unmarked ones.'),
  pool: count.default(0),
});

const petals = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const anomaly = z.strictObject({
  card: name.nullable().describe('null: an inactive overlay.'),
  overlay: count.optional().describe('A printed overlay, laid with its center on the square `center`.'),
  center: z
    .union([space, square])
    .optional()
    .describe('Where the standee is; with `symbols` the first of their spaces unless said.'),
  turn: turn.optional(),
  symbols: z
    .array(z.tuple([space, z.array(petals).max(100)]))
    .max(100)
    .optional()
    .describe('Instead of a printed overlay: which symbols lie on which spaces.'),
  artifact: z.boolean().optional(),
});

const symbolRef = z.strictObject({
  anomaly: count.describe('Index into `anomalies`.'),
  at: space,
  petals,
});

const equipmentFace = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal('accurate'),
]);
const stalkerFace = z.enum(['3', '2', '1', '1+mask', '2masks']);
const dice = z.strictObject({
  stalker: z.array(stalkerFace).max(1000).optional(),
  equipment: z.array(equipmentFace).max(1000).optional(),
  anomaly: z.array(petals).max(1000).optional(),
});

const deck = names.optional().describe('The first card is drawn first.');
const decks = z.strictObject({
  wounds: deck,
  low: deck,
  high: deck,
  control: deck,
  events: deck,
  randomEvents: deck,
  weapons: deck,
  armors: deck,
  attachments: deck,
  artifacts: deck,
  items: deck,
  loot: deck,
  unknown: deck,
  lostTerritories: deck,
});

const supply = z.strictObject({
  focus: count.optional(),
  pinDown: count.optional(),
  exposed: count.optional(),
  criticalInjury: count.optional(),
  bolts: count.optional(),
  noVisibility: count.optional(),
  artifacts: count.optional(),
  magazines: magazines.optional(),
});

/** An answer: an index, a list of indices, or what the option is called or looks like. */
export const input = z.union([
  z.int().min(0),
  z.string(),
  z.array(z.union([z.int().min(0), z.string()])),
  z.record(z.string(), z.unknown()),
]);

const walker = z.enum(['stalker', 'human', 'psionic', 'beast', 'companion']);
const who = z
  .string()
  .describe('S1 to S4 for Stalkers, C1 ... for Companions, an Enemy by its name or E1, E2 ...');

export const question = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('sight'), from: who, to: z.union([who, space]).optional() }),
  z.strictObject({ ask: z.literal('range'), from: space, to: space, walker: walker.optional() }),
  z.strictObject({ ask: z.literal('closest'), from: who, to: z.array(z.union([who, space])).min(1) }),
  z.strictObject({
    ask: z.literal('closestTo'),
    to: z.union([who, space]),
    of: z.array(who).min(1).describe('Each by its own route (D11).'),
  }),
  z.strictObject({ ask: z.literal('route'), from: who, to: space }),
  z.strictObject({ ask: z.literal('space'), at: space, walker: walker.optional() }),
  z.strictObject({
    ask: z.literal('odds'),
    of: z.enum(['attack', 'anomaly', 'defense', 'reaction']),
    stalker: who.optional(),
    attack: z.string().optional(),
    target: who.optional(),
    at: space.optional(),
    path: z.array(space).optional(),
    damage: count.optional(),
  }),
  z.strictObject({ ask: z.literal('legal') }),
  z.strictObject({ ask: z.literal('state') }),
  z.strictObject({ ask: z.literal('facts'), fact: z.string().optional() }),
  z.strictObject({ ask: z.literal('view'), seat: z.int().min(0).max(3) }),
]);

/** Where the game stands: in somebody's Turn, or at the start of a phase or step. */
const at = z.enum([
  'setup',
  'turn',
  'nextTurn',
  'eventPhase',
  'enemyActivation',
  'radiation',
  'discardTokens',
  'reduceAttention',
  'endOfRound',
]);

export const positionSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z.string().optional(),
  board,
  stalkers: z.array(stalker).min(1).max(4),
  stalkerCount: z.int().min(1).max(4).optional().describe('N, if not the number of Stalkers here (G4).'),
  enemies: z.array(enemy).max(200).optional(),
  kinds: z.record(name, kind).optional().describe('Colours, team and pool by Enemy card.'),
  companions: z.array(z.strictObject({ card: name, at: space, counters: counters.optional() })).optional(),
  anomalies: z.array(anomaly).max(50).optional(),
  bolts: z.array(symbolRef).max(200).optional(),
  artifactTokens: z
    .array(z.strictObject({ at: space, on: z.strictObject({ anomaly: count, petals }).optional() }))
    .optional(),
  noVisibility: z.array(space).max(200).optional(),
  loot: z.array(z.strictObject({ at: space, tokens: names.describe('The last one on top.') })).optional(),
  unknown: z.array(z.strictObject({ at: space, tokens: names })).optional(),
  tokens: z
    .array(z.strictObject({ token: name, at: space }))
    .optional()
    .describe("The Mission's own tokens on the map."),
  lead: z.int().min(0).max(3).optional(),
  leadFlipped: z.boolean().optional(),
  round: z.int().min(1).max(1_000_000).optional(),
  at: at.default('turn'),
  stopAfter: z.enum(STOPS).optional().describe('What comes after this step or phase is not played.'),
  turn: z
    .strictObject({
      stalker: z.int().min(0).max(3).default(0),
      token: z.union([z.literal(0), z.literal(1)]).default(0),
      done: count.default(0),
    })
    .optional(),
  event: name.optional(),
  mission: name.optional().describe('A Mission of the box whose cards and triggers apply.'),
  missionDraft: z.record(z.string(), z.unknown()).optional().describe('A Mission written out here.'),
  counters: counters.optional(),
  environment: z
    .array(
      z.strictObject({
        card: name,
        face: z.enum(['a', 'b']).default('a'),
        at: z.strictObject({ x: coordinate, y: coordinate, turn: turn.default(0) }).optional(),
      }),
    )
    .optional(),
  options: z
    .strictObject({ meleeReaction: z.boolean().optional(), lostTerritories: z.boolean().optional() })
    .optional(),
  seed: z.string().max(200).optional(),
  dice: dice.optional(),
  decks: decks.optional(),
  supply: supply.optional().describe('What is left in the box, if not all that is not in play.'),
  inputs: z.array(input).optional(),
  questions: z.array(question).optional(),
});

export type Position = z.infer<typeof positionSchema>;
/** A position as it is written: what has a default may be left out. */
export type PositionDraft = z.input<typeof positionSchema>;
export type PositionQuestion = z.infer<typeof question>;
export type PositionInput = z.infer<typeof input>;
