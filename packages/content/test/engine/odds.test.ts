/** Exact odds against brute force, against hand-made figures, and against the real rules played many times. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  Answer,
  BodyPart,
  Box,
  Decision,
  EnemyState,
  Fact,
  Game,
  MaskEffect,
  StalkerState,
  WeaponCard,
  WoundCard,
} from '@zonecrawl/engine/model';
import {
  attackLineOf,
  attackOdds,
  crossingOdds,
  defenseOdds,
  type PartOdds,
  reactionOdds,
  rollWorth,
} from '@zonecrawl/engine/odds';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { gainStatus, mayGain, pickBodyPart, spaceOf } from '@zonecrawl/engine/rules';
import { type Pool, rerolledWell, rolled, suffer } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import {
  assertChance,
  assertDistribution,
  Brute,
  count,
  faceOf,
  type Policy,
  playOnce,
  type Setting,
  setting,
} from './sampling.ts';

const { dice } = box;
const near = (one: number, other: number, name: string): void =>
  assert.ok(Math.abs(one - other) < 1e-9, `${name}: ${one} is not ${other}`);

const fail = (what: string): never => assert.fail(what);

// ---- dice ----

const POOLS: readonly Pool[] = [
  { stalker: 0, equipment: 0, accurate: false, masks: true },
  { stalker: 1, equipment: 0, accurate: false, masks: true },
  { stalker: 0, equipment: 3, accurate: true, masks: true },
  { stalker: 2, equipment: 1, accurate: true, masks: true },
  { stalker: 1, equipment: 2, accurate: false, masks: true },
  { stalker: 2, equipment: 2, accurate: true, masks: true },
  { stalker: 2, equipment: 2, accurate: true, masks: false },
  { stalker: 3, equipment: 1, accurate: false, masks: true },
];

type Die = { readonly kind: 'stalker' | 'equipment'; readonly face: number };

/** Every throw, one by one. */
function* everyThrow({ stalker, equipment }: Pool, thrown: readonly Die[] = []): Generator<readonly Die[]> {
  if (thrown.length === stalker + equipment) return yield thrown;
  const kind = thrown.length < stalker ? 'stalker' : 'equipment';
  for (let face = 0; face < dice[kind].length; face++)
    yield* everyThrow({ stalker, equipment, accurate: false, masks: false }, [...thrown, { kind, face }]);
}

const nameOf = ({ stalker, equipment, accurate, masks }: Pool): string =>
  `${stalker} Stalker and ${equipment} Equipment dice${accurate ? ', accurate' : ''}${masks ? '' : ', masks aside'}`;

test('AK4 the odds of a roll are those of all throws counted one by one', () => {
  for (const pool of POOLS) {
    const grid = rolled(dice, pool);
    const counted = new Float64Array(grid.cells.length);
    let throws = 0;
    for (const thrown of everyThrow(pool)) {
      let at = 0;
      for (const die of thrown) {
        const { successes, masks } = faceOf(dice, die, pool.accurate);
        at += successes * (grid.masks + 1) + (pool.masks ? masks : 0);
      }
      counted[at] = (counted[at] ?? 0) + 1;
      throws++;
    }
    for (const [at, chance] of grid.cells.entries()) near(chance, (counted[at] ?? 0) / throws, nameOf(pool));
  }
});

/** Some steps up with successes, a bonus for masks: what attackers want. */
const WISHES = [
  (s: number, m: number): number => (s >= 9 ? 1 : s >= 6 ? 0.6 : s >= 4 ? 0.1 : 0) + (m >= 2 ? 0.05 : 0),
  (s: number, m: number): number => (s >= 5 ? 1 : 0) + 0.3 * Math.min(2, m),
  (s: number): number => s,
  (s: number, m: number): number => (m >= 3 && s >= 2 ? 1 : 0) + s / 100,
];

test('S2 a Focus used well is worth what the best choice for every single throw is worth', () => {
  for (const pool of POOLS) {
    for (const [index, wish] of WISHES.entries()) {
      const worth = pool.masks ? wish : (s: number) => wish(s, 0);
      const grid = rerolledWell(dice, pool, worth);
      let value = 0;
      let whole = 0;
      for (const [at, chance] of grid.cells.entries()) {
        const masks = at % (grid.masks + 1);
        value += chance * worth((at - masks) / (grid.masks + 1), masks);
        whole += chance;
      }
      const brute = new Brute(dice, pool.accurate, worth);
      let best = 0;
      let throws = 0;
      for (const thrown of everyThrow(pool)) {
        best += brute.best(thrown).value;
        throws++;
      }
      near(whole, 1, nameOf(pool));
      near(value, best / throws, `${nameOf(pool)}, wish ${index}`);
    }
  }
});

// ---- attacks ----

const ROW = ['+---+---+---+---+---+', '| a   b   c   d   e |', '+---+---+---+---+---+'];

interface AttackCase {
  readonly name: string;
  readonly position: PositionDraft;
  readonly action: string;
  readonly part: BodyPart;
  /** Weapons the box does not have. */
  readonly box?: Box;
  /** Whether to buy it now; everything as soon as possible if not said. */
  readonly buys?: (facts: readonly Fact[]) => boolean;
}

/** The box with a rifle that has this trait. */
function rifleWith(trait: MaskEffect): Box {
  const akm = box.weapons['akm-74u'] ?? fail('no rifle to begin with');
  const rifle: WeaponCard = { ...akm, id: 'rifle', abilities: { maskEffects: [trait] } };
  return { ...box, weapons: { ...box.weapons, rifle } };
}

/** AK11 */
const focused: MaskEffect = {
  id: 'focused',
  cost: 1,
  when: 'before',
  once: true,
  wholeAttack: true,
  possible: () => true,
  apply: pickBodyPart,
};

const deadly: MaskEffect = {
  id: 'deadly',
  cost: 1,
  when: 'before',
  wholeAttack: true,
  possible: () => true,
  *apply(_game, attack) {
    attack.successes.push({ reason: 'test', by: 1 });
  },
};

/** EQ6: without a mask cost it always applies. */
const ambush: MaskEffect = {
  id: 'ambush',
  cost: 0,
  when: 'before',
  possible: (game, _attack, target) => mayGain(game, target, 'exposed'),
  *apply(game, _attack, target) {
    gainStatus(game, target, 'exposed', ['EQ6']);
  },
};

/** Successes on the table, in accurate Range. */
function lying(facts: readonly Fact[]): number {
  const roll = facts.findLast(({ fact }) => fact === 'diceRolled' || fact === 'diceRerolled');
  if (roll?.fact !== 'diceRolled' && roll?.fact !== 'diceRerolled') return fail('nothing was rolled');
  return roll.dice.reduce((sum, die) => sum + faceOf(dice, die, true).successes, 0);
}

const shoots = (
  stalker: Partial<PositionDraft['stalkers'][number]> & { readonly card: string },
  enemy: NonNullable<PositionDraft['enemies']>[number],
  more: Partial<PositionDraft> = {},
): PositionDraft => ({
  board: { drawing: ROW, spaces: { c: { cover: 1 } } },
  stalkers: [{ at: 'a', ...stalker }],
  enemies: [enemy],
  ...more,
});

const ATTACKS: readonly AttackCase[] = [
  {
    name: 'a pistol at a Bandit next door',
    position: shoots({ card: 'borsuk', weapon: 'ptm' }, { card: 'bandit-rifle', at: 'b', facing: 'west' }),
    action: 'attack:singleShot',
    part: 'torso',
  },
  {
    name: 'a rifle at a Bandit in cover, on the head',
    position: shoots(
      { card: 'palkan', weapon: 'akm-74u' },
      { card: 'bandit-rifle', at: 'c', facing: 'west' },
    ),
    action: 'attack:singleShot',
    part: 'head',
  },
  {
    name: 'a Burst with its mask, at somebody pinned, by a marksman who is not seen',
    position: shoots(
      { card: 'milady', weapon: 'akm-74u' },
      { card: 'bandit-rifle', at: 'c', facing: 'east', pinDown: true },
    ),
    action: 'attack:burst',
    part: 'torso',
  },
  {
    name: 'a Man-Stopper at a Zombie',
    position: shoots({ card: 'chort', weapon: 'sa-lavina' }, { card: 'zombie', at: 'd', facing: 'west' }),
    action: 'attack:singleShot',
    part: 'torso',
  },
  {
    name: 'an Exposed Zombie, with a deck of four cards',
    position: shoots(
      { card: 'chort', weapon: 'akm-74u' },
      { card: 'zombie', at: 'c', facing: 'west', exposed: true },
      { decks: { wounds: ['wound-a', 'wound-b', 'wound-c', 'wound-d'] } },
    ),
    action: 'attack:singleShot',
    part: 'torso',
  },
  {
    name: 'a Chimera: a lost HP, then a Heavy Wound',
    position: shoots(
      { card: 'palkan', weapon: 'dp-12' },
      { card: 'chimera', at: 'b', facing: 'west', hp: 2, exposed: true },
    ),
    action: 'attack:unload',
    part: 'torso',
  },
  {
    name: 'horns that turn bullets, from the front',
    position: shoots(
      { card: 'palkan', weapon: 'dp-12' },
      { card: 'hornhead', at: 'b', facing: 'west', hp: 1 },
    ),
    action: 'attack:unload',
    part: 'torso',
  },
  {
    name: 'a Man-Stopper at plates that cannot be Exposed, pinned and with its back to a wall',
    position: shoots(
      { card: 'palkan', weapon: 'sa-lavina' },
      { card: 'exoskeleton', at: 'e', facing: 'west', pinDown: true, hp: 1 },
    ),
    action: 'attack:burst',
    part: 'torso',
  },
  {
    name: 'a Knife in the back of a Snork, with no Pin Down left in the box',
    position: shoots(
      { card: 'borsuk', at: 'ab' },
      { card: 'snork', at: 'ab', facing: 'west' },
      {
        board: { drawing: ['+---+---+---+', '| ab  ab  c |', '+---+---+---+'] },
        supply: { pinDown: 0 },
      },
    ),
    action: 'knife',
    part: 'torso',
  },
];

const TRAITS: readonly AttackCase[] = [
  {
    name: 'the Head for a mask, if that is worth it',
    position: shoots({ card: 'palkan', weapon: 'rifle' }, { card: 'bandit-rifle', at: 'c', facing: 'west' }),
    action: 'attack:burst',
    part: 'torso',
    box: rifleWith(focused),
    // One is lost to cover: 7 or 8 kill by the Head and only wound the Torso.
    buys: (facts) => lying(facts) === 8 || lying(facts) === 9,
  },
  {
    name: 'a success for every mask',
    position: shoots({ card: 'palkan', weapon: 'rifle' }, { card: 'bandit-rifle', at: 'c', facing: 'west' }),
    action: 'attack:burst',
    part: 'torso',
    box: rifleWith(deadly),
  },
  {
    name: 'a trait that always applies',
    position: shoots({ card: 'palkan', weapon: 'rifle' }, { card: 'bandit-rifle', at: 'c', facing: 'west' }),
    action: 'attack:singleShot',
    part: 'torso',
    box: rifleWith(ambush),
  },
];

const only = (game: Game): EnemyState => game.state.enemies[0] ?? fail('nobody to shoot at');
const first = (game: Game): StalkerState => game.state.stalkers[0] ?? fail('nobody to shoot');

function partOdds(
  { game }: Setting,
  { action, part }: Pick<AttackCase, 'action' | 'part'>,
  focus: boolean,
): PartOdds {
  const stalker = first(game);
  const attack = attackLineOf(game, stalker, action) ?? fail(`no attack ${action}`);
  const odds = attackOdds(game, { stalker, ...attack, target: only(game) });
  const found = odds.parts.find((each) => each.part === part) ?? fail(`no part ${part}`);
  return focus ? (found.focus ?? fail('no Focus')) : found.plain;
}

const optionOf = (decision: Decision, fits: (option: Decision['options'][number]) => boolean): number => {
  const index = decision.options.findIndex(fits);
  return index < 0 ? fail(`${decision.kind} offers ${JSON.stringify(decision.options)}`) : index;
};

/** Goes through with the attack, buys every status masks can buy as soon as it can, rerolls what is worth it. */
function attacker({ game }: Setting, attackCase: AttackCase): Policy {
  const { action, part, buys = () => true } = attackCase;
  const stalker = first(game);
  const attack = attackLineOf(game, stalker, action) ?? fail(`no attack ${action}`);
  const worth = rollWorth(game, { stalker, ...attack, target: only(game) }, part);
  const { accurate } = attackOdds(game, { stalker, ...attack, target: only(game) });
  const brute = new Brute(dice, accurate, worth);
  let begun = false;
  return (decision, _now, facts): Answer | 'done' => {
    switch (decision.kind) {
      case 'action': {
        if (begun) {
          begun = false;
          return 'done';
        }
        begun = true;
        return optionOf(decision, (option) => option.is === 'action' && option.action === action);
      }
      case 'ammo':
        return decision.options.length - 1;
      case 'bodyPart':
        // After the roll (AK11) it is the other one that was paid for.
        return optionOf(
          decision,
          (o) => o.is === 'part' && o.part === (action === 'attack:burst' ? 'head' : part),
        );
      case 'reroll': {
        const shown = decision.options.map((option) => (option.is === 'die' ? option : fail('not a die')));
        return brute.advise(shown);
      }
      case 'masks': {
        const offer = decision.options.findIndex(
          (option) => option.is === 'effect' && option.effect !== 'blast',
        );
        return offer >= 0 && buys(facts) ? offer : 0;
      }
      default:
        return decision.pick ? [] : 0;
    }
  };
}

const TIMES = 3000;

for (const attackCase of [...ATTACKS, ...TRAITS]) {
  for (const focus of [false, true]) {
    test(`AK6 W2 the odds are those of ${TIMES} attacks: ${attackCase.name}${focus ? ', with a Focus' : ''}`, () => {
      const stalkers = attackCase.position.stalkers.map((stalker) => ({ ...stalker, focus }));
      const table = setting({ ...attackCase.position, stalkers }, attackCase.box);
      const odds = partOdds(table, attackCase, focus);
      const hp = only(table.game).hp;
      const policy = attacker(table, attackCase);
      const counted = { kill: 0, pinDown: 0, exposed: 0, lost: 0, miss: 0 };
      const thresholds = new Map<number, number>();
      const successes = new Map<number, number>();
      for (let n = 0; n < TIMES; n++) {
        const { play, facts } = playOnce(table, n, policy);
        const enemy = play.game.state.enemies[0];
        if (!enemy) counted.kill++;
        if (enemy?.pinDown) counted.pinDown++;
        if (enemy?.exposed) counted.exposed++;
        counted.lost += hp - (enemy?.hp ?? 0);
        const resolved =
          facts.find((fact) => fact.fact === 'attackResolved') ?? fail('no attack was resolved');
        count(successes, resolved.successes);
        if (resolved.threshold === null) counted.miss++;
        else count(thresholds, resolved.threshold);
      }
      assertChance('kill', counted.kill, TIMES, odds.kill);
      assertChance('pinned', counted.pinDown, TIMES, odds.pinDown);
      assertChance('Exposed', counted.exposed, TIMES, odds.exposed);
      assertChance('miss', counted.miss, TIMES, odds.miss);
      // Dice that make no difference may be rolled again or not, so with a Focus only what matters is compared.
      if (!focus) {
        for (const { at, chance } of odds.thresholds) {
          assertChance(`threshold ${at}`, thresholds.get(at) ?? 0, TIMES, chance);
        }
        // Whether useless successes are bought is a matter of taste.
        if (!attackCase.box) assertDistribution('successes', successes, odds.successes);
      }
      // HP lost: no more than a few, so its spread is at most that of the whole range.
      const off = Math.abs(counted.lost / TIMES - odds.expectedHpLost);
      assert.ok(
        off < (4 * hp) / 2 / Math.sqrt(TIMES),
        `HP lost ${counted.lost / TIMES}, ${odds.expectedHpLost}`,
      );
    });
  }
}

test('AK6 one Stalker die and one Equipment die at a Rodent that dies of 6: nothing but 3 and 3, or 2 and accurate', () => {
  const table = setting(
    shoots({ card: 'borsuk', weapon: 'ptm' }, { card: 'rodent', at: 'b', facing: 'west' }, { kinds: {} }),
  );
  const { game } = table;
  const stalker = first(game);
  const attack = attackLineOf(game, stalker, 'attack:quickShot') ?? fail('no Quick Shot');
  const odds = attackOdds(game, { stalker, ...attack, target: only(game) });
  // Two Stalker dice show 3 or more with one Equipment die: counted by hand over 6 x 6 x 6 throws.
  let kills = 0;
  for (const one of [3, 2, 1, 1, 1, 0]) {
    for (const two of [3, 2, 1, 1, 1, 0])
      for (const green of [0, 1, 1, 2, 3, 4]) if (one + two + green >= 6) kills++;
  }
  assert.deepEqual(odds.dice, { stalker: 2, equipment: 1 });
  assert.equal(odds.accurate, true);
  near(odds.parts[0]?.plain.kill ?? 0, kills / 216, 'kill');
  assert.equal(odds.parts.length, 1);
  assert.equal(odds.parts[0]?.focus, null);
});

test('S4 a Heavy Wound on somebody Exposed takes 2 HP without a card, so no deck is asked', () => {
  const table = setting(
    shoots(
      { card: 'palkan', weapon: 'akm-74u' },
      { card: 'bandit-rifle', at: 'c', facing: 'west', exposed: true },
    ),
  );
  const odds = partOdds(table, { action: 'attack:singleShot', part: 'torso' }, false);
  const [, heavy, dead] = odds.thresholds;
  const [light] = odds.thresholds;
  // Light becomes Heavy: 6 of 20 cards take a HP at once, 6 only from somebody pinned already, 2 take one and reshuffle.
  const sure = (heavy?.chance ?? 0) + (dead?.chance ?? 0) + (light?.chance ?? 0) * (8 / 20);
  assert.ok(odds.kill >= sure - 1e-9, `${odds.kill} is less than ${sure}`);
  assert.ok(odds.kill < sure + (light?.chance ?? 0) * (6 / 20) + 1e-9);
});

test('W1 a card that reshuffles brings back the discards for the next wound of the same attack', () => {
  const kinds: readonly WoundCard[] = [
    { id: 'hurts', copies: 1, light: 'loseHpAndReshuffle', heavy: 'loseHp' },
    { id: 'pins', copies: 1, light: 'pushIfPinned', heavy: 'loseHpIfPinned' },
  ];
  const nature = { immuneToPinDown: false, immuneToExposed: false, pushable: false };
  const victim = { hp: 2, pinDown: false, exposed: false, pins: 1, exposures: 1 };
  const ends = new Map<number, number>();
  const end = ({ hp }: { readonly hp: number }, chance: number): void => {
    ends.set(hp, (ends.get(hp) ?? 0) + chance);
  };
  // Both are left: the one that hurts comes first in half the cases, and after the reshuffle again in half of these.
  suffer(['light', 'light'], victim, nature, { kinds, left: [1, 1], discarded: [0, 0] }, end);
  assert.deepEqual([...ends].sort(), [
    [0, 0.25],
    [1, 0.75],
  ]);
  // R15: an empty deck is reshuffled before the draw; with no card at all nothing happens.
  ends.clear();
  suffer(['light'], victim, nature, { kinds, left: [0, 0], discarded: [1, 1] }, end);
  assert.deepEqual([...ends].sort(), [
    [1, 0.5],
    [2, 0.5],
  ]);
  ends.clear();
  suffer(['heavy'], victim, nature, { kinds, left: [0, 0], discarded: [0, 0] }, end);
  assert.deepEqual([...ends], [[2, 1]]);
});

test('AK1 an attack that cannot be made is reckoned all the same, with the reason', () => {
  const { game } = setting(
    shoots(
      { card: 'borsuk', weapon: { card: 'ptm', ammo: 0 } },
      { card: 'bandit-rifle', at: 'b', facing: 'west' },
    ),
  );
  const stalker = first(game);
  const attack = attackLineOf(game, stalker, 'attack:singleShot') ?? fail('no Single Shot');
  assert.equal(attackOdds(game, { stalker, ...attack, target: only(game) }).refusal?.reason, 'noAmmo');
  const knife = attackLineOf(game, stalker, 'knife') ?? fail('no Knife');
  assert.equal(attackOdds(game, { stalker, ...knife, target: only(game) }).refusal?.reason, 'noEnemyHere');
});

test('A10 odds name the cards whose rules they leave out to their owner', () => {
  const { game } = setting(
    shoots(
      { card: 'borsuk', weapon: 'akm-74u', armor: 'leather-jacket', artifacts: ['neuron', 'stone-flower'] },
      { card: 'bandit-rifle', at: 'c', facing: 'west' },
    ),
  );
  const stalker = first(game);
  const attack = attackLineOf(game, stalker, 'attack:singleShot') ?? fail('no Single Shot');
  assert.deepEqual(attackOdds(game, { stalker, ...attack, target: only(game) }).besides, ['neuron']);
  assert.deepEqual(defenseOdds(game, stalker, null, 5).besides, ['neuron', 'stone-flower']);
});

// ---- Anomalies ----

const FIELD: PositionDraft = {
  board: { drawing: ROW },
  stalkers: [{ card: 'chort', at: 'a', armor: 'leather-jacket' }],
  anomalies: [
    {
      card: 'electro',
      center: 'b',
      symbols: [
        ['b', [2, 1]],
        ['c', [2]],
      ],
    },
    {
      card: 'whirligig',
      center: 'd',
      symbols: [
        ['c', [3]],
        ['d', [4]],
      ],
    },
  ],
};

function crossing(position: PositionDraft, path: readonly string[]) {
  const { game } = setting(position);
  const stalker = first(game);
  const spaces = path.map((name) => game.board.spaces.find((space) => space.name === name)?.id ?? fail(name));
  return crossingOdds(game, stalker, [spaceOf(stalker), ...spaces]);
}

test('AN3 through 2 petals and 1 petal to rest on 2 petals is a risk of 30 %', () => {
  const position = { ...FIELD, anomalies: FIELD.anomalies?.slice(0, 1) ?? [] };
  const odds = crossing(position, ['b', 'c']);
  near(odds.chance, 0.3, 'risk');
  assert.equal(odds.withFocus, null);
  assert.deepEqual(
    odds.anomalies.map(({ petals }) => petals),
    [[1, 2]],
  );
});

test('AN4 a Focus makes it 9 %, and so does a card that rerolls; both make it 2.7 %', () => {
  const anomalies = FIELD.anomalies?.slice(0, 1) ?? [];
  const chort = crossing({ ...FIELD, anomalies, stalkers: [{ card: 'chort', at: 'a', focus: true }] }, [
    'b',
    'c',
  ]);
  near(chort.withFocus ?? 0, 0.09, 'Focus');
  const borsuk = crossing({ ...FIELD, anomalies, stalkers: [{ card: 'borsuk', at: 'a', focus: true }] }, [
    'b',
    'c',
  ]);
  near(borsuk.chance, 0.09, 'card');
  near(borsuk.withFocus ?? 0, 0.027, 'both');
});

for (const card of ['chort', 'borsuk']) {
  test(`AN3 AN4 the odds of crossing two Anomalies are those of ${TIMES} walks of ${card}, with one Focus for both`, () => {
    const position = { ...FIELD, stalkers: [{ card, at: 'a', focus: true }] };
    const odds = crossing(position, ['b', 'c']);
    const table = setting(position);
    let activated = 0;
    for (let n = 0; n < TIMES; n++) {
      let begun = false;
      const { facts } = playOnce(table, n, (decision, game) => {
        if (decision.kind === 'action') {
          if (begun) return 'done';
          begun = true;
          return optionOf(decision, (o) => o.is === 'action' && o.action === 'movement');
        }
        if (decision.kind === 'step') {
          // The first step leaves no choice and is made by itself.
          const onward = decision.options.findIndex(
            (o) => o.is === 'space' && game.board.spaces[o.space]?.name === 'c',
          );
          return onward >= 0 ? onward : optionOf(decision, (o) => o.is === 'say');
        }
        if (decision.kind === 'reroll' && decision.about.action === 'anomalyActivates') {
          // Cards first, for they cost nothing.
          const cards = decision.options.findIndex((o) => o.is === 'effect' && o.effect !== 'focus');
          return cards >= 0 ? cards : decision.options.length - 1;
        }
        return decision.pick ? [] : 0;
      });
      if (facts.some((fact) => fact.fact === 'anomalyRolled' && fact.activates)) activated++;
    }
    assertChance('activated', activated, TIMES, odds.withFocus ?? fail('no Focus'));
  });
}

// ---- Defense ----

test('EK5 seven damage against a PS5-M: two dice and one more success', () => {
  const { game } = setting({
    ...FIELD,
    stalkers: [{ card: 'palkan', at: 'a', armor: 'ps5-m', focus: true }],
  });
  const odds = defenseOdds(game, first(game), null, 7);
  assert.deepEqual([odds.dice, odds.bonus], [2, 1]);
  // 0 0 of 36 throws stops 1; 3 3 stops 7.
  near(odds.plain[6] ?? 0, 1 / 36, 'worst');
  near(odds.plain[0] ?? 0, 1 / 36, 'best');
  near(odds.expected, 3, 'expected');
  // A die that shows less than its average of 1.5 is rolled again.
  near(odds.expectedWithFocus ?? 0, 7 - 1 - 2 * ((1.5 * 3 + 2 + 2 + 3) / 6), 'with Focus');
});

test('S5 the chance of a Critical Injury counts what is left of the HP', () => {
  const { game } = setting({
    ...FIELD,
    stalkers: [{ card: 'palkan', at: 'a', armor: 'leather-jacket', hp: 3 }],
  });
  near(defenseOdds(game, first(game), null, 4).injury, 3 / 6, 'with 3 HP left: the die shows 0 or 1');
});

// ---- reactions ----

const LANE = ['+---+---+---+---+---+---+', '| a   a   b   c   d   e |', '+---+---+---+---+---+---+'];

/** SO1: alone, all three are done. */
const done: Pick<PositionDraft['stalkers'][number], 'turns'> = { turns: [{ slid: 3 }, {}] };

const REACTIONS: readonly { readonly name: string; readonly position: PositionDraft }[] = [
  {
    name: 'a Bandit with a rifle',
    position: {
      board: { drawing: LANE },
      stalkers: [{ card: 'palkan', at: 'a', armor: 'ps5-m', ...done }],
      enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    },
  },
  {
    name: 'two Bandits at somebody Exposed in cover: only the first one gains by it',
    position: {
      board: { drawing: LANE, spaces: { a: { cover: 2 } } },
      stalkers: [{ card: 'palkan', at: 'a', armor: 'leather-jacket', exposed: true, ...done }],
      enemies: [
        { card: 'bandit-rifle', at: 'b', facing: 'west' },
        { card: 'bandit-rifle', at: 'c', facing: 'west' },
      ],
    },
  },
  {
    name: 'a Zombie whose die decides, then a Bandit, at somebody Exposed',
    position: {
      board: { drawing: LANE },
      stalkers: [{ card: 'palkan', at: 'a', armor: 'ps5-m', exposed: true, ...done }],
      enemies: [
        { card: 'zombie', at: 'b', facing: 'west' },
        { card: 'bandit-rifle', at: 'c', facing: 'west' },
      ],
    },
  },
  {
    name: 'a Bandit who charges with a shotgun, a Snork that leaps, and one who is pinned',
    position: {
      board: { drawing: LANE },
      stalkers: [{ card: 'velet', at: 'a', armor: 'ps5-m', ...done }],
      enemies: [
        { card: 'bandit-shotgun', at: 'd', facing: 'west' },
        { card: 'snork', at: 'c', facing: 'west' },
        { card: 'bandit-rifle', at: 'b', facing: 'west', pinDown: true },
      ],
    },
  },
  {
    name: 'three Bandits at somebody with 2 HP and one Injury: Injuries and death',
    position: {
      board: { drawing: LANE },
      stalkers: [
        {
          card: 'palkan',
          at: 'a',
          armor: 'ps5-m',
          hp: 2,
          turns: [{ slid: 3 }, { injured: true }],
        },
      ],
      enemies: [
        { card: 'bandit-rifle', at: 'b', facing: 'west' },
        { card: 'bandit-rifle', at: 'c', facing: 'west' },
      ],
    },
  },
];

for (const { name, position } of REACTIONS) {
  test(`RX1 the odds are those of ${TIMES} Turns ended: ${name}`, () => {
    const table = setting({ ...position, turn: { done: 3 } });
    const { game } = table;
    const stalker = first(game);
    const odds = reactionOdds(game, stalker, spaceOf(stalker));
    const injuries = stalker.turns.filter(({ injured }) => injured).length;
    const lost = new Map<number, number>();
    let injured = 0;
    let died = 0;
    for (let n = 0; n < TIMES; n++) {
      let ended = false;
      const { play, facts } = playOnce(table, n, (decision) => {
        if (decision.kind === 'action' && !ended) {
          ended = true;
          return optionOf(decision, (o) => o.is === 'say' && o.say === 'endTurn');
        }
        if (decision.kind === 'nextTurn' || decision.kind === 'action') return 'done';
        return decision.pick ? [] : 0;
      });
      let sum = 0;
      for (const fact of facts) if (fact.fact === 'defended') sum += fact.damage;
      count(lost, sum);
      const after = play.game.state.stalkers[0]?.turns.filter((turn) => turn.injured).length ?? 0;
      const dead = play.game.state.outcome !== null;
      if (dead) died++;
      if (dead || after > injuries) injured++;
    }
    if (odds.death === 0) assertDistribution('HP lost', lost, odds.total);
    assertChance('injured', injured, TIMES, odds.injury);
    assertChance('died', died, TIMES, odds.death);
  });
}

test('RX1 who reacts, in order, and where it strikes from', () => {
  const { game, names } = setting({
    ...(REACTIONS[3]?.position ?? fail('no such position')),
    turn: { done: 3 },
  });
  const stalker = first(game);
  const { reactions } = reactionOdds(game, stalker, spaceOf(stalker));
  const named = (id: number) => Object.entries(names).find(([, known]) => known === id)?.[0];
  assert.deepEqual(
    reactions.map(({ enemy, does }) => [named(enemy), does]),
    [
      ['E3', 'discardsPinDown'],
      ['E2', 'attacks'],
      ['E1', 'attacks'],
    ],
  );
});
