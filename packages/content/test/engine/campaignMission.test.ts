/** What a Campaign brings to a Mission's table, and what an epilogue may say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBook } from '@zonecrawl/engine/campaign';
import { answer, beginGame, type GamePlay, loadGame, saveGame } from '@zonecrawl/engine/game';
import { plainLoadouts, setUpMission, textsOf } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Box, Deed, FromCampaign, Mission } from '@zonecrawl/engine/model';
import { said, startSchema } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';

const team = plainLoadouts(box, ['milady', 'chort']);
const setUp = (campaign: FromCampaign, seed = 'one') =>
  setUpMission(box, { mission: 'a1', stalkers: team, seed, campaign });

/** To the first Event, with the first option of everything asked. */
function begun(campaign: FromCampaign, seed?: string): GamePlay {
  const play = beginGame(box, setUp(campaign, seed), { keep: true });
  while (play.game.state.phase === 'setup' && play.decision) answer(play, play.decision.pick ? [0] : 0);
  return play;
}

test('C8 what the stories remember stands at the beginning as counters of the Mission', () => {
  const { counters } = setUp({ story: { dalik: 2 } }).mission;
  assert.deepEqual(counters, { 'story.dalik': 2 });
});

test('G5 what lies in the Stash or has left the Campaign is in no deck', () => {
  const usual = setUp({});
  const state = setUp({ away: ['scope', 'A1-05-1', 'A1-02'], magazines: { rifle: 3 } });
  const scopes = (of: typeof usual) => of.decks.attachments.filter((card) => card === 'scope').length;
  assert.equal(scopes(state), scopes(usual) - 1);
  assert.equal(state.supply.magazines.rifle, usual.supply.magazines.rifle - 3);
  const lying = state.mission.environment.map(({ card }) => card);
  assert.ok(!lying.includes('A1-02'), 'a removed card is not laid out');
  assert.ok(lying.includes('A1-05-2'), 'of variants only those left are picked');
  assert.ok(!state.mission.box.includes('A1-02'));
});

test('C5 a Contract’s b-side lies beside the map from the beginning', () => {
  const { state } = begun({ contract: 'patron' }).game;
  assert.deepEqual(
    state.mission.environment.find(({ card }) => card === 'patron'),
    { card: 'patron', face: 'b', at: null },
  );
});

test('CO a Companion joins beside the team', () => {
  const { state } = begun({ companion: 'loyal-dog' }).game;
  const [dog] = state.companions;
  assert.equal(dog?.card, 'loyal-dog');
  assert.notEqual(dog?.space, null);
});

test('C5 a service paid for in advance is carried out when the Mission begins', () => {
  const bolts = (play: GamePlay) => play.game.state.stalkers.map((stalker) => stalker.bolts);
  assert.deepEqual(bolts(begun({})), [3, 3]);
  const services = [{ contact: 'guide', service: 'safePath' }];
  assert.deepEqual(bolts(begun({ services })), [5, 5]);
});

test('C5 a game with hired Contacts is saved and loaded before they come', () => {
  const campaign = { contract: 'patron', companion: 'loyal-dog', story: { dalik: 1 } };
  const play = beginGame(box, setUp(campaign), { keep: true });
  const start = { from: 'mission', setup: { mission: 'a1', stalkers: team, seed: 'one', campaign } } as const;
  const loaded = loadGame(box, JSON.parse(JSON.stringify(saveGame(play, start))));
  assert.deepEqual(loaded.ok ? [] : loaded.problems, []);
  assert.ok(startSchema.safeParse(start).success);
});

/** A1 as it is played alone: what its own epilogues say is another matter. */
const printed = box.missions['a1'] ?? assert.fail();
const a1: Mission = {
  ...printed,
  endings: Object.fromEntries(
    Object.entries(printed.endings).map(([id, { epilogue: _epilogue, ...ending }]) => [id, ending]),
  ),
};

/** A1 with this epilogue when Dalik is out. */
function withEpilogue(epilogue: readonly Deed[]): Mission {
  const ending = a1.objective?.ending ?? assert.fail();
  const found = a1.endings[ending] ?? assert.fail();
  return { ...a1, endings: { ...a1.endings, [ending]: { ...found, epilogue } } };
}

/** A box with a little Zone Map: A1 and one place to look into. */
const mapped = (more: Partial<NonNullable<Box['campaign']>> = {}): Box => ({
  ...box,
  missions: { a1 },
  campaign: {
    start: { coupons: 5000, armor: 'leather-jacket', contacts: ['guide'], locations: ['camp', 'cellar'] },
    locations: {
      camp: { id: 'camp', x: 1, y: 1, kind: 'mission', mission: 'a1' },
      cellar: { id: 'cellar', x: 2, y: 2, kind: 'stash', script: 110, deeds: [] },
    },
    stories: [{ id: 'a', missions: ['a1'] }],
    achievements: ['quiet'],
    ...more,
  },
});

const problemsWith = (epilogue: unknown): readonly string[] => {
  const draft: unknown = JSON.parse(JSON.stringify(withEpilogue([])));
  const ending = a1.objective?.ending ?? '';
  Reflect.set(Reflect.get(Reflect.get(Object(draft), 'endings'), ending), 'epilogue', epilogue);
  const read = readMission(mapped(), draft);
  return read.ok ? [] : read.problems.map(said);
};

const WRONG: readonly (readonly [unknown, RegExp])[] = [
  [[{ deed: 'dance' }], /epilogue\.0/],
  [
    [{ deed: 'contact', contact: 'nobody', gain: true }],
    /epilogue\.0\.contact: name\.unknown.*"kind":"contact","id":"nobody"/,
  ],
  [
    [{ deed: 'location', location: 'moon', is: 'open' }],
    /epilogue\.0\.location: name\.unknown.*"kind":"location","id":"moon"/,
  ],
  [[{ deed: 'gain', gift: { gift: 'card', card: 'crown' } }], /epilogue\.0\.gift\.card/],
  [[{ deed: 'gain', gift: { gift: 'bolts', count: 1 } }], /epilogue\.0\.gift\.gift: campaign\.notInStash/],
  [[{ deed: 'lose', card: 'crown' }], /epilogue\.0\.card: name\.unknown.*"equipment"/],
  [[{ deed: 'achievement', achievement: 'loud' }], /epilogue\.0\.achievement/],
  [[{ deed: 'flag', flag: 'dalik' }], /epilogue\.0: campaign\.flag/],
  [
    [{ deed: 'if', when: { claim: 'counter', counter: 'moon', is: 'exactly', value: 1 }, deeds: [] }],
    /epilogue\.0\.when\.counter: mission\.untold.*"kind":"counter","id":"moon"/,
  ],
  [
    [{ deed: 'ask', choices: [{ id: 'a', deeds: [{ deed: 'lose', card: 'crown' }] }] }],
    /epilogue\.0\.choices\.0\.deeds\.0\.card/,
  ],
  [
    [
      {
        deed: 'ask',
        choices: [
          { id: 'a', price: 100, when: { claim: 'coupons', atLeast: 100 }, deeds: [] },
          { id: 'b', deeds: [] },
        ],
      },
    ],
    /epilogue\.0\.choices\.0\.when: campaign\.price/,
  ],
];
for (const [epilogue, message] of WRONG) {
  test(`An epilogue is refused with its place: ${message.source}`, () => {
    const problems = problemsWith(epilogue);
    assert.ok(
      problems.some((problem) => message.test(problem)),
      JSON.stringify(problems),
    );
  });
}

test('An epilogue that names only what exists is right, and its texts are listed', () => {
  const epilogue: readonly Deed[] = [
    { deed: 'tell', text: 'mission.a1.epilogue.home' },
    { deed: 'ask', choices: [{ id: 'pay', price: 100, deeds: [{ deed: 'flag', flag: 'paid', set: 1 }] }] },
    { deed: 'location', location: 'cellar', is: 'open' },
  ];
  assert.deepEqual(problemsWith(epilogue), []);
  const keys = textsOf(withEpilogue(epilogue)).map(({ key }) => key);
  assert.ok(keys.includes('mission.a1.epilogue.home'));
  assert.ok(keys.includes('mission.a1.epilogue.choice.pay'));
});

const bookProblems = (more: Partial<NonNullable<Box['campaign']>>): readonly string[] =>
  checkBook(mapped(more)).map(said);

test('C4 a Zone Map is checked: lost places, unknown Missions, flags nobody sets, texts', () => {
  assert.deepEqual(bookProblems({}), []);
  const camp = { id: 'camp', x: 1, y: 1, kind: 'mission', mission: 'a1' } as const;
  const cellar = { id: 'cellar', x: 2, y: 2, kind: 'stash', script: 110 } as const;
  assert.match(
    bookProblems({
      locations: {
        camp,
        cellar: { ...cellar, deeds: [] },
        moon: { ...cellar, id: 'moon', script: 1, deeds: [] },
      },
    }).join(),
    /locations\.moon: campaign\.neverOpened/,
  );
  assert.match(
    bookProblems({
      locations: { camp: { ...camp, mission: 'a9' }, cellar: { ...cellar, deeds: [] } },
    }).join(),
    /locations\.camp\.mission: name\.unknown \{"kind":"mission","id":"a9"/,
  );
  const asks: Deed = { deed: 'if', when: { claim: 'flag', flag: 'x', is: 'exactly', value: 1 }, deeds: [] };
  assert.match(
    bookProblems({ locations: { camp, cellar: { ...cellar, deeds: [asks] } } }).join(),
    /locations\.cellar\.deeds\.0\.when: campaign\.neverSet \{"flag":"x"/,
  );
  const counter: Deed = {
    deed: 'if',
    when: { claim: 'counter', counter: 'x', is: 'exactly', value: 1 },
    deeds: [],
  };
  assert.match(
    bookProblems({ locations: { camp, cellar: { ...cellar, deeds: [counter] } } }).join(),
    /campaign\.noCounters/,
  );
  assert.match(
    bookProblems({ stories: [{ id: 'a', missions: ['a1', 'a1'] }] }).join(),
    /stories\.0\.missions\.1: campaign\.chapterTwice \{"mission":"a1"/,
  );
  assert.match(bookProblems({ stories: [] }).join(), /missions\.a1\.kind: campaign\.withoutStory/);
  const walk: Box = { ...mapped(), missions: { a1: { ...a1, kind: 'introduction' } } };
  assert.match(
    checkBook(walk).map(said).join(),
    /stories\.0\.missions\.0: campaign\.noChapter \{"mission":"a1"/,
  );
  const missing = checkBook(mapped(), () => false).map(({ key, params }) => `${key} ${params['key']}`);
  for (const key of ['location.camp.name', 'location.cellar.name', 'story.a.name', 'achievement.quiet.name'])
    assert.ok(missing.includes(`mission.noText ${key}`), key);
});
