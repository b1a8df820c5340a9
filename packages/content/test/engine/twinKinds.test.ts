/**
 * Every kind of request, decision and fact is compared between twins at least once, in recorded games and Campaigns and in
 * positions made for the rare ones. A new kind does not compile until it is listed here, and fails until it is reached.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { draw, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  beginCampaign,
  type CampaignDecisionKind,
  type CampaignFact,
  type CampaignInput,
  type CampaignPlay,
  type CampaignRequest,
  parseCampaignRecord,
  setupOf,
} from '@zonecrawl/engine/campaign';
import {
  answer,
  beginGame,
  fork,
  type GamePlay,
  gameMode,
  type MissionResult,
  parseGameRecord,
  resultOf,
  type Start,
  setUp,
} from '@zonecrawl/engine/game';
import type { Request } from '@zonecrawl/engine/host';
import {
  type Answer,
  type DecisionKind,
  type Fact,
  type FactName,
  type GameSetup,
  reveals,
} from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { fromLink } from '@zonecrawl/engine/survival';
import { box } from '../../src/index.ts';
import { randomAnswer } from './randomGames.ts';
import { type Compared, compareCampaigns, compareGames, nothing, quietFacts } from './twinTables.ts';

/** true: it must be compared; a text: why it cannot be. */
type Expected<Kind extends string> = Readonly<Record<Kind, true | string>>;

const WITH_PAGE = 'it comes with a page that is read, or with a Mission that comes home';
const REVEALS = 'it reveals something, so that twins differ from then on';
const SOMETIMES = 'mostly with a die: it depends on the records whether it comes up without one';

const DECISIONS: Expected<DecisionKind> = {
  chooseLead: true,
  nextTurn: true,
  action: true,
  step: true,
  push: true,
  pushTo: true,
  pushAway: true,
  anomalyOrder: true,
  tieRoute: true,
  tieClosest: true,
  tieOrder: true,
  tieFacing: true,
  tieForward: true,
  unknownOrder: true,
  target: true,
  defender: true,
  bodyPart: true,
  ammo: true,
  reroll: true,
  masks: true,
  spread: true,
  blastOrder: true,
  useAbility: true,
  criticalInjury: true,
  orderAfter: true,
  reload: true,
  pickUp: true,
  gain: true,
  install: true,
  discard: true,
  prepare: true,
  magazine: true,
  space: true,
  symbol: true,
  leadToken: true,
  control: true,
  choice: true,
  card: true,
  entrance: true,
};

const FACTS: Expected<FactName> = {
  missionBegan: 'it is told when a game begins, and twins are loaded',
  roundBegan: true,
  phaseBegan: true,
  eventDrawn: REVEALS,
  eventsAdded: true,
  turnBegan: true,
  passed: true,
  turnEnded: true,
  actionBegan: true,
  turnTokenSlid: true,
  markerPlaced: true,
  markerRemoved: true,
  turnTokensReset: true,
  leadPassed: true,
  leadTurnedBack: true,
  missionEnded: true,
  moved: true,
  turned: true,
  placed: true,
  leftMap: true,
  movementEnded: true,
  hpLost: true,
  healed: true,
  statusGained: true,
  statusLost: true,
  criticalInjury: true,
  criticalInjuriesHealed: true,
  died: true,
  componentRanOut: true,
  attentionPlaced: true,
  attentionMoved: true,
  attentionReduced: true,
  dosageRaised: true,
  dosageReduced: true,
  diceRolled: REVEALS,
  diceRerolled: REVEALS,
  stalkerAttacked: true,
  spaceAttacked: 'it comes with the dice',
  masksSpent: true,
  attackResolved: true,
  woundDrawn: REVEALS,
  woundsReshuffled: 'it comes with the Wound card that is drawn',
  enemyAttacked: true,
  enemyHeldFire: true,
  defended: true,
  abilityUsed: true,
  reactionSkipped: true,
  activationDrawn: REVEALS,
  activationStep: true,
  activationEnded: true,
  enemyStayed: true,
  enemyChoseGoal: true,
  interrupted: true,
  lookedAround: true,
  specialPerformed: true,
  controlDrawn: REVEALS,
  controlResolved: true,
  boltPlaced: true,
  tokensDiscarded: true,
  noVisibilityPlaced: true,
  unknownTurnedUp: REVEALS,
  unknownPlaced: true,
  lootDropped: true,
  lootTurnedUp: REVEALS,
  tokenPlaced: true,
  tokenRemoved: true,
  bolts: true,
  magazines: true,
  findings: true,
  coupons: true,
  ammoSpent: true,
  reloaded: true,
  cardGained: REVEALS,
  cardDiscarded: true,
  cardEquipped: true,
  cardStowed: true,
  cardGiven: true,
  anomalyRolled: REVEALS,
  anomalyHit: SOMETIMES,
  symbolCovered: true,
  anomalyMoved: true,
  artifactFound: true,
  artifactTaken: REVEALS,
  environmentPlaced: true,
  environmentFlipped: REVEALS,
  environmentDiscarded: true,
  mapChanged: true,
  choiceMade: true,
  counterChanged: 'no client is told of a counter (MI6)',
  triggered: true,
  textShown: true,
  pointsScored: 'only Zone Survival has points; its twins are below',
  fateRolled: 'it comes with the dice',
};

const REQUESTS: Expected<Request['ask']> = {
  look: true,
  answer: true,
  answers: true,
  walk: true,
  undo: true,
  redo: true,
  turn: true,
  whyNot: true,
  attackOdds: true,
  path: true,
  reach: true,
  reactions: true,
  rerollOdds: true,
  blastOdds: true,
  defenseOdds: true,
  sight: true,
  enemySight: true,
  danger: true,
  moment: true,
};

const CAMPAIGN_DECISIONS: Expected<CampaignDecisionKind> = {
  gather: true,
  navigate: true,
  choice: true,
  contacts: true,
  gift: true,
  deal: true,
  service: true,
  card: 'no rule asks for a card yet',
  magazine: true,
  muster: true,
  mission: true,
};

const CAMPAIGN_FACTS: Expected<CampaignFact['fact']> = {
  began: 'it is told when a Campaign begins, and twins are loaded',
  joined: true,
  dismissed: true,
  stepBegan: true,
  missionChosen: WITH_PAGE,
  visited: WITH_PAGE,
  appeared: true,
  crossedOut: WITH_PAGE,
  told: REVEALS,
  chosen: WITH_PAGE,
  coupons: true,
  gained: true,
  lost: true,
  removedCard: WITH_PAGE,
  magazines: true,
  bought: true,
  sold: true,
  contactGained: WITH_PAGE,
  contactLost: WITH_PAGE,
  contactUsed: true,
  serviceTaken: true,
  hired: true,
  signed: true,
  flag: true,
  achieved: WITH_PAGE,
  scarred: WITH_PAGE,
  mustered: true,
  departed: REVEALS,
  returned: REVEALS,
  storyEnded: WITH_PAGE,
};

const CAMPAIGN_REQUESTS: Expected<CampaignRequest['ask']> = {
  look: true,
  answer: true,
  undo: true,
  redo: true,
  whyNot: true,
};

/** Exactly what is expected was compared: a kind that is reached needs no reason any more. */
function assertReached(expected: Expected<string>, reached: ReadonlySet<string>): void {
  const must = Object.keys(expected).filter((kind) => expected[kind] === true);
  assert.deepEqual([...reached].filter((kind) => expected[kind] !== SOMETIMES).sort(), must.sort());
}

/** A game by its inputs. */
interface Script {
  readonly name: string;
  readonly start: Start;
  readonly inputs: readonly Answer[];
}

function begun(start: Start, keep: boolean): GamePlay {
  const set = setUp(box, start);
  if (!set.ok) assert.fail(JSON.stringify(set.problems));
  return beginGame(box, set.state, { keep });
}

function facts(play: GamePlay, input: Answer): readonly Fact[] {
  const taken = answer(play, input);
  if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
  return taken.facts;
}

/** What else is to be compared of a moment, by name. */
type Besides = (play: GamePlay) => readonly string[];

/** The inputs at which a decision, a fact that reveals nothing, or something besides comes up and is not known yet. */
function newIn(
  { start, inputs }: Script,
  known: Set<string>,
  besides: Besides = () => [],
): ReadonlySet<number> {
  const play = begun(start, false);
  const found = new Set<number>();
  for (const [at, input] of inputs.entries()) {
    if (!play.decision) break;
    const kinds = [`decision ${play.decision.kind}`, ...besides(play)];
    const told = facts(play, input);
    if (!told.some(reveals)) kinds.push(...told.map(({ fact }) => `fact ${fact}`));
    for (const kind of kinds) if (!known.has(kind)) found.add(at);
    for (const kind of kinds) known.add(kind);
  }
  return found;
}

async function compareAt(
  script: Script,
  places: ReadonlySet<number>,
  compared: Compared,
  each: (play: GamePlay) => void = () => {},
): Promise<void> {
  const play = begun(script.start, true);
  const last = Math.max(-1, ...places);
  for (const [at, input] of script.inputs.slice(0, last + 1).entries()) {
    if (places.has(at)) {
      await compareGames(fork(play), input, at, compared, `${script.name}, input ${at}`);
      each(play);
    }
    facts(play, input);
  }
}

function recorded(name: string): Script {
  const parsed = parseGameRecord(box, JSON.parse(readFileSync(new URL(name, GAMES), 'utf8')));
  if (!parsed.ok) assert.fail(JSON.stringify(parsed.problems));
  return { name, start: parsed.record.start, inputs: parsed.record.inputs };
}

/** A start played on at random. */
function atRandom(name: string, start: Start, n: number): Script {
  const play = begun(start, false);
  const random = seedRandom(`${name} ${n}`);
  const inputs: Answer[] = [];
  while (play.decision && inputs.length < 60) {
    const input = randomAnswer(random, play.decision);
    facts(play, input);
    inputs.push(input);
  }
  return { name: `${name} ${n}`, start, inputs };
}

const GAMES = new URL('../../../../fixtures/games/', import.meta.url);

/** Hands full of things to load, install, hand over and throw away, with more of them on the floor. */
const BUSY: PositionDraft = {
  board: { drawing: ['+---+---+---+---+', '| a   a   b   c |', '+---+---+---+---+'] },
  stalkers: [
    {
      card: 'chort',
      at: 'a',
      weapon: { card: 'dp-12', ammo: 2 },
      magazines: { shotgun: 2 },
      backpack: [{ card: 'sawed-off', ammo: 0 }, 'side-pouches', 'medic-rig', 'loose-rounds', 'bread'],
    },
    { card: 'palkan', at: 'a', weapon: 'ptm' },
  ],
  enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
  loot: [{ at: 'a', tokens: ['loot-item', 'loot-item', 'loot-armor'] }],
  artifactTokens: [{ at: 'a' }],
  seed: 'busy',
};

/** A Controller beside somebody whose Turn is nearly over. */
const WHISPER: PositionDraft = {
  board: { drawing: ['+---+---+---+', '| a   b   c |', '+---+---+---+'] },
  stalkers: [
    { card: 'palkan', at: 'b', weapon: 'ptm', focus: true },
    { card: 'chort', at: 'c' },
  ],
  enemies: [{ card: 'controller', at: 'a', facing: 'east' }],
  turn: { done: 2 },
};

/** LT1: an Entrance has to be chosen. */
const TERRITORIES: Start = {
  from: 'mission',
  setup: {
    mission: 'a1',
    stalkers: [{ stalker: 'palkan' }],
    seed: 'territory',
    options: { lostTerritories: true },
  },
};

/** A game of Zone Survival that was won. */
function won(mission: string, link: string): Script {
  const read = fromLink(link);
  if (!read.ok) assert.fail(mission);
  const parsed = parseGameRecord(box, { zonecrawl: gameMode(box).files.record.kind, ...read.linked });
  if (!parsed.ok) assert.fail(JSON.stringify(parsed.problems));
  return { name: mission, start: parsed.record.start, inputs: parsed.record.inputs };
}

describe('Twins of a Mission', () => {
  it('are compared at every kind of request, decision and fact', async () => {
    const [compared, known] = [nothing(), new Set<string>()];
    const names = globSync('*.json', { cwd: GAMES }).sort();
    const rare: readonly (readonly [string, Start])[] = [
      ['busy', { from: 'position', position: BUSY }],
      ['whisper', { from: 'position', position: WHISPER }],
      ['territories', TERRITORIES],
    ];
    for (const script of names.map(recorded)) await compareAt(script, newIn(script, known), compared);
    for (const [name, start] of rare) {
      for (let n = 0; n < 20; n++) {
        const script = atRandom(name, start, n);
        await compareAt(script, newIn(script, known), compared);
      }
    }
    assertReached(DECISIONS, compared.decisions);
    assertReached(FACTS, compared.facts);
    assertReached(REQUESTS, compared.requests);
  });
});

/** ZS1-ZS3: the scenario, the map, and each card that lies out. */
const survivalParts: Besides = ({ game: { state } }) => [
  ...partsOf(state.mission.id),
  ...state.mission.environment.map(({ card }) => card),
];

/** As in `zs.<scenario>.<map>`. */
const partsOf = (mission: string): readonly string[] => mission.split('.').slice(1);

describe('Twins of Zone Survival', () => {
  it('are compared on every map, in every scenario, with every card that can lie out, and where points are scored', async () => {
    const [compared, known] = [nothing(), new Set<string>()];
    const reached = new Set<string>();
    const links: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(new URL('../survival.json', GAMES), 'utf8'),
    );
    for (const [mission, link] of Object.entries(links)) {
      const script = won(mission, link);
      await compareAt(script, newIn(script, known, survivalParts), compared, (play) => {
        for (const part of survivalParts(play)) reached.add(part);
      });
    }
    const { scenarios, maps, setupCards, notes } = box.survival ?? assert.fail();
    const own = Object.values(scenarios).flatMap(({ environment = [] }) => environment);
    const all = [...setupCards, ...notes, ...own].map(({ id }) => id);
    assert.deepEqual(
      [...Object.keys(scenarios), ...Object.keys(maps), ...all].filter((part) => !reached.has(part)),
      [],
    );
    assert.ok(compared.facts.has('pointsScored'));
  });
});

/** Compares where something new comes up, and gives the input. */
async function inCampaign(
  play: CampaignPlay,
  input: CampaignInput,
  known: Set<string>,
  compared: Compared,
): Promise<void> {
  const kinds = [`decision ${askedIn(play).kind}`];
  for (const fact of quietFacts(play, input) ?? []) kinds.push(`fact ${fact}`);
  if (kinds.some((kind) => !known.has(kind)))
    await compareCampaigns(play, input, play.inputs.length + 1, compared);
  for (const kind of kinds) known.add(kind);
  const taken = answerCampaign(play, input);
  if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
}

/** A Mission played at random from its beginning to its end. */
function playedAtRandom(setup: GameSetup, random: RandomState): MissionResult {
  const play = begun({ from: 'mission', setup }, false);
  while (play.decision) facts(play, randomAnswer(random, play.decision));
  return resultOf(play.game.state) ?? assert.fail('the Mission is not over');
}

describe('Twins of a Campaign', () => {
  it('are compared at every kind of request, decision and fact', async () => {
    const [compared, known] = [nothing(), new Set<string>()];
    const folder = new URL('../../../../fixtures/campaigns/', import.meta.url);
    for (const name of globSync('*.json', { cwd: folder }).sort()) {
      const parsed = parseCampaignRecord(box, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if (!parsed.ok) assert.fail(JSON.stringify(parsed.problems));
      const { start, inputs } = parsed.record;
      const play = beginCampaign(box, start.seed, { keep: true });
      for (const input of inputs) await inCampaign(play, input, known, compared);
    }
    for (let n = 0; n < 14; n++) {
      const play = beginCampaign(box, `kinds ${n}`, { keep: true });
      const random = seedRandom(`kinds ${n}`);
      while (play.inputs.length < 150) {
        const { kind, options } = askedIn(play);
        const input: CampaignInput =
          kind === 'mission'
            ? { game: `${play.inputs.length}`, result: playedAtRandom(setupOf(play.game), random) }
            : draw(random, 'setup', options.length);
        await inCampaign(play, input, known, compared);
      }
    }
    assertReached(CAMPAIGN_DECISIONS, compared.decisions);
    assertReached(CAMPAIGN_FACTS, compared.facts);
    assertReached(CAMPAIGN_REQUESTS, compared.requests);
  });
});
