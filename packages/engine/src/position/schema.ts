/**
 * A position as a file: any board, whoever and whatever lies on it, scripted dice and decks, inputs and questions.
 * The schema is the format's only definition; docs/positions.md explains it and its JSON Schema is made from it.
 */
import { z } from 'zod';

const space = z.string().describe('Name of a space as in the drawing; with tiles `<tile>:<name>`.');
const facing = z.enum(['north', 'east', 'south', 'west']);
const count = z.int().min(0);

const owned = z.union([z.string(), z.strictObject({ card: z.string(), ammo: count.optional() })]);

const spaceProperties = z.strictObject({
  cover: count.optional(),
  radiation: count.optional(),
  water: z.boolean().optional(),
  indoor: z.boolean().optional(),
  terrain: z.string().optional(),
  marks: z.array(z.string()).optional(),
});

const overlayProperties = z.strictObject({ ...spaceProperties.shape, blocked: z.boolean().optional() });
const drawing = z.union([z.string(), z.array(z.string())]);
const turn = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const placement = z.strictObject({ id: z.string(), x: z.int(), y: z.int(), turn: turn.default(0) });
const square = z.tuple([z.int(), z.int()]);

const board = z.strictObject({
  drawing: drawing.optional().describe('The whole board as one drawing: a text, or a list of its lines.'),
  spaces: z.record(z.string(), spaceProperties).optional(),
  tiles: z.array(placement).optional().describe('Tiles of the box instead of, or besides, a drawing.'),
  overlays: z.array(placement).optional(),
  overlayDrawings: z
    .array(
      z.strictObject({
        id: z.string(),
        drawing,
        spaces: z.record(z.string(), overlayProperties).optional(),
      }),
    )
    .optional(),
  entrances: z.array(z.tuple([square, square])).optional(),
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
  card: z.string(),
  at: space.nullable(),
  hp: count.optional(),
  dosage: z.int().min(0).max(16).optional(),
  focus: z.boolean().optional(),
  pinDown: z.boolean().optional(),
  exposed: z.boolean().optional(),
  attention: z.strictObject({ level: z.enum(['low', 'high']), at: space }).optional(),
  turns: z.tuple([turnToken, turnToken]).optional(),
  weapon: owned.optional(),
  weaponAttachments: z.array(z.string()).optional(),
  armor: owned.optional(),
  armorAttachment: z.string().optional(),
  artifacts: z.array(z.string()).optional(),
  backpack: z.array(owned).optional(),
  bolts: count.optional(),
  magazines: magazines.optional(),
  findings: z.array(z.string()).optional(),
});

const enemy = z.strictObject({
  card: z.string(),
  at: space,
  facing: facing.default('north'),
  name: z.string().optional(),
  hp: count.optional(),
  pinDown: z.boolean().optional(),
  exposed: z.boolean().optional(),
});

const colour = z.enum(['boss', 'elite', 'pack', 'horde']);
const kind = z.strictObject({
  colours: z.array(colour).default([]),
  team: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .optional()
    .describe('Unless said 1, and 3 without a colour: the unmarked ones.'),
  pool: count.default(0),
});

const petals = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const anomaly = z.strictObject({
  card: z.string().nullable().describe('null: an inactive overlay.'),
  overlay: z.int().optional().describe('A printed overlay, laid with its center on the square `center`.'),
  center: z
    .union([space, square])
    .optional()
    .describe('Where the standee is; with `symbols` the first of their spaces unless said.'),
  turn: turn.optional(),
  symbols: z
    .array(z.tuple([space, z.array(petals)]))
    .optional()
    .describe('Instead of a printed overlay: which symbols lie on which spaces.'),
  artifact: z.boolean().optional(),
});

const symbolRef = z.strictObject({
  anomaly: z.int().describe('Index into `anomalies`.'),
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
  stalker: z.array(stalkerFace).optional(),
  equipment: z.array(equipmentFace).optional(),
  anomaly: z.array(petals).optional(),
});

const deck = z.array(z.string()).optional().describe('The first card is drawn first.');
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
  z.strictObject({ ask: z.literal('route'), from: who, to: space }),
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
  enemies: z.array(enemy).optional(),
  kinds: z.record(z.string(), kind).optional().describe('Colours, team and pool by Enemy card.'),
  companions: z
    .array(
      z.strictObject({ card: z.string(), at: space, counters: z.record(z.string(), z.number()).optional() }),
    )
    .optional(),
  anomalies: z.array(anomaly).optional(),
  bolts: z.array(symbolRef).optional(),
  artifactTokens: z
    .array(z.strictObject({ at: space, on: z.strictObject({ anomaly: z.int(), petals }).optional() }))
    .optional(),
  noVisibility: z.array(space).optional(),
  loot: z
    .array(z.strictObject({ at: space, tokens: z.array(z.string()).describe('The last one on top.') }))
    .optional(),
  unknown: z.array(z.strictObject({ at: space, tokens: z.array(z.string()) })).optional(),
  tokens: z
    .array(z.strictObject({ token: z.string(), at: space }))
    .optional()
    .describe("The Mission's own tokens on the map."),
  lead: z.int().min(0).max(3).optional(),
  leadFlipped: z.boolean().optional(),
  round: z.int().min(1).optional(),
  at: at.default('turn'),
  turn: z
    .strictObject({
      stalker: z.int().min(0).max(3).default(0),
      token: z.union([z.literal(0), z.literal(1)]).default(0),
      done: count.default(0),
    })
    .optional(),
  event: z.string().optional(),
  mission: z.string().optional().describe('A Mission of the box whose cards and triggers apply.'),
  missionDraft: z.record(z.string(), z.unknown()).optional().describe('A Mission written out here.'),
  counters: z.record(z.string(), z.number()).optional(),
  environment: z
    .array(
      z.strictObject({
        card: z.string(),
        face: z.enum(['a', 'b']).default('a'),
        at: z.strictObject({ x: z.int(), y: z.int(), turn: turn.default(0) }).optional(),
      }),
    )
    .optional(),
  options: z
    .strictObject({ meleeReaction: z.boolean().optional(), lostTerritories: z.boolean().optional() })
    .optional(),
  seed: z.string().optional(),
  dice: dice.optional(),
  decks: decks.optional(),
  supply: supply.optional().describe('What is left in the box, if not all that is not in play.'),
  inputs: z.array(input).optional(),
  questions: z.array(question).optional(),
});

export type Position = z.infer<typeof positionSchema>;
/** A position as it is written: what has a default may be left out. */
export type PositionDraft = z.input<typeof positionSchema>;
export type Question = z.infer<typeof question>;
export type PositionInput = z.infer<typeof input>;
