import assert from 'node:assert/strict';
import { spaceAt } from '../src/board/index.ts';
import { face, faceEntity } from '../src/rules/map/facing.ts';
import { FIELD, ROW } from '../testing/boards.ts';
import { type EnemyExtras, enemyRule } from '../testing/enemies.ts';

/** A Free Action `face` that turns the first Enemy toward a space. */
const facing = (goal: string): EnemyExtras => ({
  free: {
    *face(game) {
      const [enemy] = game.state.enemies;
      const space = spaceAt(game.board, goal);
      if (enemy && space !== undefined) yield* face(game, enemy, space, ['F1']);
    },
  },
});

enemyRule(
  'F1 to face an adjacent space is to turn in the direction of the shared edge',
  facing('b'),
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'i' }],
    enemies: [{ card: 'blind', at: 'e', facing: 'south' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'north');
    assert.deepEqual(
      t.told('turned').map(({ from, to }) => [from, to]),
      [[2, 0]],
    );
  },
);

enemyRule(
  'F1 over a fence it faces the fence, although the way around leads the other way',
  facing('b'),
  {
    board: {
      drawing: `
        +---+---+
        | a : b |
        +   +   +
        | c   d |
        +---+---+
      `,
    },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'F1 two shared edges: the one that can be crossed is faced',
  facing('b'),
  {
    board: {
      drawing: `
        +---+---+
        | a : b |
        +   +   +
        | b   b |
        +---+---+
      `,
    },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'south');
  },
);

enemyRule(
  'F1 a space farther away is faced along the line that reaches it, however far it can see',
  facing('e'),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'east');
    assert.equal(t.attention(), 'none');
  },
);

enemyRule(
  'F1 without a line it faces the first edge of the shortest Range path',
  facing('f'),
  {
    board: {
      drawing: `
        +---+---+
        | a | b |
        +   +   +
        | c   d |
        +---+   +
            | f |
            +---+
      `,
    },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'south');
  },
);

enemyRule(
  'F1 ties are the Lead Stalker’s',
  facing('i'),
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'c' }, { at: 'i' }],
    lead: 1,
    enemies: [{ card: 'blind', at: 'e', facing: 'north' }],
  },
  (t) => {
    t.does('face').asks('tieFacing').offers('east', 'south').offersNot('north', 'west');
    assert.equal(t.decision.who, 1);
    t.does('south');
    assert.equal(t.facing(), 'south');
  },
);

enemyRule(
  'F1 on the same space it keeps its facing',
  facing('a'),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'south' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'south');
    assert.equal(t.told('turned').length, 0);
  },
);

enemyRule(
  'F1 through an Entrance it keeps its facing',
  facing('e'),
  {
    board: {
      drawing: ROW,
      entrances: [
        [
          [0, 0],
          [4, 0],
        ],
      ],
    },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'south' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'south');
  },
);

enemyRule(
  'AT2 is checked after a turn',
  facing('b'),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'guard', at: 'a', facing: 'south' }],
  },
  (t) => {
    // South: what lies to the east is one space to its left.
    assert.equal(t.attention(), 'none');
    t.does('face');
    assert.equal(t.attention(), 'high c');
  },
);

/** A window between the two of them, and a way around by the door. */
const WINDOW = `
  +---+---+---+
  | a   b W c |
  +-D-+---+   +
  | d   e   f |
  +---+---+---+
`;

enemyRule(
  'F1 a Mutant turns toward whoever sees it through a window, which is a wall for the Mutant itself',
  {
    free: {
      *beShot(game) {
        const [enemy] = game.state.enemies;
        const [stalker] = game.state.stalkers;
        if (enemy && stalker) yield* faceEntity(game, enemy, stalker, ['AK8']);
      },
    },
  },
  {
    board: { drawing: WINDOW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'beast', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('beShot');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'F1 where nobody looks from there it turns toward the first edge of the shortest Range path',
  facing('c'),
  {
    board: { drawing: WINDOW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'beast', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('face');
    assert.equal(t.facing(), 'west');
  },
);
