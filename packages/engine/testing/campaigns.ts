/** A small Campaign for tests: a Mission of one question, a few places, and a group that does what it is told. */
import assert from 'node:assert/strict';
import { hash } from '../src/base/hash.ts';
import {
  answerCampaign,
  askedIn,
  beginCampaign,
  type CampaignFact,
  type CampaignInput,
  type CampaignOption,
  type CampaignPlay,
  campaignViolations,
  setupOf,
} from '../src/campaign/index.ts';
import { answer, beginGame } from '../src/game/play.ts';
import { type MissionResult, resultOf } from '../src/game/result.ts';
import { setUpMission, withMission } from '../src/mission/index.ts';
import type { CampaignBook, Deed } from '../src/model/campaignBook.ts';
import type { GameSetup } from '../src/model/gameSetup.ts';
import type { Box } from '../src/model/index.ts';
import type { Ending, Mission } from '../src/model/mission.ts';

/** Ends as soon as somebody says how; before that, coupons, a card and a Magazine may be found. */
export const errand = (id: string, endings: Readonly<Record<string, Ending>> = {}): Mission => ({
  id,
  kind: 'story',
  setup: {
    tiles: [{ id: '2', x: 0, y: 0, turn: 0 }],
    cards: [],
    start: ['2:y'],
    enemies: [],
    anomalies: [],
    loot: [],
    unknown: { spaces: [], tokens: [[], [], [], []] },
    events: [`${id}-1`],
  },
  environment: [{ id: `${id}-note`, a: {} }],
  overlays: [],
  events: [{ id: `${id}-1`, copies: 1, instant: [], endOfRound: [] }],
  begin: [
    {
      do: 'ask',
      who: 'lead',
      choices: [
        { id: 'win', do: [{ do: 'end', ending: 'success' }] },
        {
          id: 'die',
          do: [{ do: 'repeat', times: 4, effects: [{ do: 'loseHp', who: 'lead', amount: 100 }] }],
        },
        {
          id: 'find',
          do: [
            { do: 'counter', counter: 'found', set: 1 },
            { do: 'give', who: 'lead', gift: { gift: 'coupons', coupons: 70 } },
            { do: 'give', who: 'lead', gift: { gift: 'card', card: 'bread' } },
            { do: 'give', who: 'lead', gift: { gift: 'magazine', magazine: 'rifle', count: 2 } },
            { do: 'end', ending: 'success' },
          ],
        },
        {
          id: 'tear',
          do: [
            { do: 'removeCard', card: `${id}-note` },
            { do: 'end', ending: 'time' },
          ],
        },
        { id: 'wait', do: [{ do: 'end', ending: 'time' }] },
      ],
    },
  ],
  death: 'fatality',
  time: 'time',
  endings: { success: { won: true }, fatality: { won: false }, time: { won: false }, ...endings },
});

export const tell = (text: string): Deed => ({ deed: 'tell', text });

export interface CampaignParts {
  readonly book?: Partial<CampaignBook>;
  /** What the scripts of the places do. */
  readonly cellar?: readonly Deed[];
  readonly camp?: readonly Deed[];
  readonly endings?: Readonly<Record<string, Ending>>;
}

/** Missions 'one' (there from the start) and 'two'; 'cellar' is a Stash location, 'camp' a New Contact, both on the map. */
export function campaignBox(base: Box, { book, cellar = [], camp = [], endings }: CampaignParts = {}): Box {
  const missions = [errand('one', endings), errand('two')];
  return {
    ...missions.reduce<Box>(withMission, base),
    campaign: {
      start: {
        coupons: 5000,
        armor: 'leather-jacket',
        contacts: ['sidorovich', 'guide', 'patron'],
        locations: ['one', 'cellar', 'camp'],
      },
      locations: {
        one: { id: 'one', x: 1, y: 1, kind: 'mission', mission: 'one' },
        two: { id: 'two', x: 2, y: 1, kind: 'mission', mission: 'two' },
        cellar: { id: 'cellar', x: 3, y: 1, kind: 'stash', script: 110, deeds: cellar },
        camp: { id: 'camp', x: 4, y: 1, kind: 'contact', script: 103, deeds: camp },
      },
      stories: [{ id: 's', missions: ['one', 'two'] }],
      achievements: ['quiet'],
      ...book,
    },
  };
}

/** An option, or as much of it as tells it from others. */
export type Wish<O = CampaignOption> = O extends CampaignOption ? Partial<O> & Pick<O, 'is'> : never;

const suits = (option: CampaignOption, wish: object): boolean =>
  Object.entries(wish).every(([key, value]) => hash(Reflect.get(option, key)) === hash(value));

/** A group at a Campaign. Everything it does is checked against what must always hold. */
export class Group {
  readonly box: Box;
  play: CampaignPlay;
  facts: readonly CampaignFact[];

  constructor(box: Box, seed = 'seed') {
    this.box = box;
    this.play = beginCampaign(box, seed, { keep: true });
    this.facts = this.play.game.facts;
  }

  get state() {
    return this.play.game.state;
  }
  get asked() {
    return askedIn(this.play);
  }
  get kind() {
    return this.asked.kind;
  }
  get coupons() {
    return this.state.stash.coupons;
  }

  input(input: CampaignInput): this {
    const taken = answerCampaign(this.play, input);
    if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
    this.facts = taken.facts;
    assert.deepEqual(campaignViolations(this.play.game), []);
    return this;
  }

  has(wish: Wish): boolean {
    return this.asked.options.some((option) => suits(option, wish));
  }

  /** Takes the options that fit, one after the other. */
  does(...wishes: readonly Wish[]): this {
    for (const wish of wishes) {
      const at = this.asked.options.findIndex((option) => suits(option, wish));
      if (at < 0) assert.fail(`${this.kind} does not offer ${JSON.stringify(wish)}`);
      this.input(at);
    }
    return this;
  }

  done(): this {
    return this.does({ is: 'done' });
  }

  /** These join, and Zone Navigation begins. */
  gather(...stalkers: readonly string[]): this {
    return this.does(...stalkers.map((stalker) => ({ is: 'join' as const, stalker }))).done();
  }

  /** On to the Contacts with a chosen Mission. */
  choose(location = 'one'): this {
    return this.does({ is: 'visit', location }).done();
  }

  enlist(...stalkers: readonly string[]): this {
    return this.does(...stalkers.map((stalker) => ({ is: 'enlist' as const, stalker })));
  }

  /** To the team's departure, with nothing but themselves. */
  depart(...stalkers: readonly string[]): this {
    if (this.kind === 'navigate') this.choose();
    if (this.kind === 'contacts') this.done();
    return this.enlist(...stalkers).done();
  }

  get setup(): GameSetup {
    if (this.kind !== 'mission') assert.fail(`${this.kind} is no Mission`);
    return setupOf(this.play.game);
  }

  /** The Mission is played, ends like that and comes home. */
  returns(choice: string): this {
    const game = `mission-${this.play.inputs.length}`;
    return this.input({ game, result: played(this.box, this.setup, choice) });
  }

  told(fact: CampaignFact['fact']): readonly CampaignFact[] {
    return this.facts.filter((one) => one.fact === fact);
  }
}

/** What an errand brings home that ends like that. */
export function played(box: Box, setup: GameSetup, choice: string): MissionResult {
  const play = beginGame(box, setUpMission(box, setup), { keep: false });
  while (play.decision) {
    const { options, pick } = play.decision;
    const at = options.findIndex((option) => option.is === 'choice' && option.choice === choice);
    answer(play, pick ? [Math.max(0, at)] : Math.max(0, at));
  }
  return resultOf(play.game.state) ?? assert.fail('the Mission is not over');
}
