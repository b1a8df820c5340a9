import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { effect, signal } from '@preact/signals';
import { box } from '@zonecrawl/content';
import { type SpaceId, spaceId } from '@zonecrawl/engine/board';
import { createHost, type Replies } from '@zonecrawl/engine/host';
import { type EntityId, stalkerId } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../../test/english.ts';
import { speed } from '../../game/speed.ts';
import { createGame } from '../../game/store.ts';
import type { Tool } from '../state/ui.ts';
import { createVoice } from '../state/voice.ts';
import { createWalking } from '../state/walking.ts';
import { createCommands } from './commands.ts';
import { completionsOf } from './completions.ts';
import { throwText, walkText } from './previews.ts';
import { questionText } from './questions.ts';
import { sentencesOf } from './sentences.ts';
import { tellTools } from './tools.ts';

const STREET = {
  title: 'A Stalker in a street that two Bandits watch',
  board: {
    drawing: [
      '+---+---+---+---+',
      '| a   b   c   d |',
      '+   +   +-D-+---+',
      '| e   f | g W h |',
      '+---+---+---+---+',
    ],
    spaces: { b: { cover: 1 } },
  },
  stalkers: [{ card: 'milady', at: 'e', weapon: 'ptm', armor: 'leather-jacket' }],
  enemies: [
    { card: 'bandit-rifle', at: 'd', facing: 'west' },
    { card: 'bandit-shotgun', at: 'h', facing: 'west' },
  ],
};

/** A game on its port, as the table holds it, with all that is said. */
async function table(position: object = STREET) {
  const port = createHost(box);
  const game = createGame(port);
  const begun = await port.own({ ask: 'begin', game: 'street', setup: { position } });
  assert.ok(begun.ok, JSON.stringify(begun));
  // What can be done in a Turn is known a moment after it may begin.
  while (game.decision.value === null) await new Promise((resolve) => setTimeout(resolve));
  const walking = createWalking(game, (into, none, ask) => {
    effect(() => {
      if (none !== undefined) into.value = none;
      void ask()?.then((reply) => {
        if (reply !== null) into.value = reply;
      });
    });
  });
  const voice = createVoice();
  const watched = (await game.ask({ ask: 'danger' })) ?? [];
  const around = signal<{ watched: Replies['danger']; reach: Replies['reach'] }>({ watched, reach: [] });
  const ui = {
    ...walking,
    tool: signal<Tool>('none'),
    rulerFrom: signal<SpaceId | null>(null),
    sight: signal<Replies['sight']>([]),
    chosen: signal(stalkerId(0)),
    around,
    pointed: signal<EntityId | null>(null),
    voice,
  };
  const commands = createCommands({ game, ui });
  const words = () => {
    const shown = game.shown.value;
    assert.ok(shown);
    return { cast: game.cast.value, view: shown.view, board: shown.board };
  };
  /** Types a line; what was answered. */
  const type = async (line: string): Promise<string> => {
    const last = voice.said.value.at(-1)?.id ?? -1;
    await commands.run(line);
    return voice.said.value
      .filter(({ id }) => id > last)
      .map(({ text }) => text)
      .join(' ');
  };
  return { game, ui, words, type };
}

describe('the command line', () => {
  before(() => {
    speakEnglish();
    speed.value = 'off';
  });

  it('says where one is, who sees one, and the ways from there', async () => {
    const { type } = await table();
    const milady = 'Milady on A2, 14 of 14 HP, seen by nobody, sees no Enemy.';
    assert.match(
      await type('where'),
      new RegExp(`^${milady} A2: outdoors, room for 1, Milady, and ways: north to A1 and east to B2$`),
    );
    assert.equal(await type('who sees me'), milady);
    assert.equal(await type('exits'), 'Ways from A2: north to A1 (seen) and east to B2.');
    assert.equal(
      await type('exits c2'),
      'Ways from C2: north to C1 through a door (seen) and east to D2 through a window (seen).',
    );
  });

  it('lists all figures with their spaces, HP and whom they see', async () => {
    const { type } = await table();
    assert.match(
      await type('figures'),
      /^Milady on A2.* Bandit \(Rifle\) on D1, facing west, \d+ HP, sees nobody\. /,
    );
  });

  it('D8 says whom a Stalker sees, and how a Companion fares', async () => {
    const { type } = await table({
      ...STREET,
      stalkers: [{ card: 'milady', at: 'b', weapon: 'ptm', armor: 'leather-jacket' }],
      companions: [{ card: 'field-medic', at: 'f', counters: { kits: 2 } }],
    });
    assert.match(await type('where'), /seen by Bandit \(Rifle\), sees Bandit \(Rifle\)\. B1: /);
    assert.equal(await type('where medic'), 'Field Medic on B2, unhurt, has healed 2 times.');
  });

  it('MV1 previews a movement and makes it on Enter', async () => {
    const { type, ui, words, game } = await table();
    await type('go b1');
    const { value: walk } = ui.walk;
    assert.ok(walk);
    assert.match(walkText(walk, words()), /^Movement to B1, 2 spaces: Seen at the end by Bandit \(Rifle\)/);
    const at = game.update.value?.at ?? 0;
    await type('');
    assert.ok((game.update.value?.at ?? 0) > at);
    const { fresh, update } = game;
    assert.match(sentencesOf(fresh.value, words()).join(' '), /^Milady goes from A2 to B1, 2 spaces\./);
    // Whoever went there is asked what to do there.
    const next = update.value?.decision ?? null;
    assert.doesNotMatch(sentencesOf(fresh.value, words(), next).join(' '), / goes from /);
    assert.match(await type('where'), /Milady on B1.* seen by Bandit \(Rifle\)/);
  });

  it('AK1 tells in one sentence whom a grenade would hurt where it is aimed', async () => {
    const { game, words } = await table({
      ...STREET,
      stalkers: [
        { card: 'milady', at: 'b', weapon: 'ptm', armor: 'leather-jacket', backpack: ['frag-grenade'] },
      ],
    });
    const option = game.choosing.value?.options.find(
      (one) => one.is === 'action' && one.card === 'frag-grenade',
    );
    assert.ok(option?.is === 'action');
    const { action, source } = option;
    const spaces = (await game.ask({ ask: 'blastOdds', stalker: stalkerId(0), action, source })) ?? [];
    const aimed = (who: 'enemies' | 'friends') => spaces.find((one) => one[who].length > 0)?.space ?? null;
    assert.match(
      throwText({ option, spaces, at: aimed('enemies') }, words()),
      /^[^.]* at D1: Bandit \(Rifle\) hit \d+%, killed \d+%\.$/,
    );
    const empty = spaces.find(({ enemies, friends }) => enemies.length + friends.length === 0)?.space ?? null;
    assert.match(throwText({ option, spaces, at: empty }, words()), /: nobody is there\.$/);
    assert.equal(throwText({ option, spaces, at: null }, words()), '', 'nothing before it is aimed');
  });

  it('goes by direction, too', async () => {
    const { type, ui } = await table();
    await type('n');
    assert.equal(ui.walk.value?.path.length, 1);
  });

  it('AK1 tells the odds of an attack before it is made, and makes it on Enter', async () => {
    const { type, game, words } = await table();
    assert.match(
      await type('shoot rifle torso'),
      /^Bandit \(Rifle\) cannot be attacked now: The Enemy is 4 away; the Weapon reaches 2\.$/,
    );
    await type('go b1');
    await type('');
    assert.match(await type('shoot head'), / at Bandit \(Rifle\), Head: /, 'the only one in sight');
    assert.match(await type('shoot rifle head'), / at Bandit \(Rifle\), Head: Range 2/);
    assert.equal(
      await type('shoot shotgun'),
      'Bandit (Shotgun) cannot be attacked now: The Enemy is 3 away; the Weapon reaches 2.',
    );
    assert.match(await type('sh r t'), /^.* at Bandit \(Rifle\), Torso: Range 2, hit \d+%, kill/);
    await type('');
    assert.ok(game.log.value.some(({ fact }) => fact.fact === 'stalkerAttacked'));
    const next = game.update.value?.decision ?? null;
    const told = sentencesOf(game.fresh.value, words(), next).join(' ');
    assert.match(told, /Milady rolls to attack: /);
    assert.doesNotMatch(told, / attacks /, 'the player has just said so');
  });

  it('chooses options by number and by the beginning of their name', async () => {
    const { type, game } = await table();
    assert.match(await type('options'), /^Possible now: 1 .*Prepare/);
    await type('prep');
    assert.equal(game.decision.value?.kind, 'prepare');
    await type('');
    assert.equal(game.decision.value?.kind, 'action');
  });

  it('R5 begins a Turn with the first Action that is called, or on Enter', async () => {
    const before = { ...STREET, at: 'nextTurn' };
    const walker = await table(before);
    assert.match(await walker.type('options'), /^Possible now: 1 Turn token 1.* Prepare/);
    await walker.type('go b1');
    assert.equal(walker.game.decision.value?.kind, 'nextTurn', 'nothing is done before it is confirmed');
    await walker.type('');
    assert.equal(walker.game.decision.value?.kind, 'action');
    assert.match(await walker.type('where'), /Milady on B1/);
    const preparer = await table(before);
    await preparer.type('prep');
    assert.equal(preparer.game.decision.value?.kind, 'prepare');
    const thinker = await table(before);
    assert.match(
      await thinker.type('shoot rifle torso'),
      /^Bandit \(Rifle\) cannot be attacked now: (?!.*Turn)/,
    );
    await thinker.type('');
    assert.equal(thinker.game.decision.value?.kind, 'action');
  });

  it('says what is wrong, and what would be right', async () => {
    const { type, game } = await table();
    const at = game.update.value?.at;
    assert.match(await type('dance'), /^“dance” is neither a command nor an option\./);
    assert.match(await type('go z9'), /^There is no space “z9” on the map\./);
    assert.match(await type('go d1'), /^D1 cannot be reached now\. In reach: /);
    assert.match(await type('where bear'), /^No figure on the map is called “bear”\. There are: Milady/);
    assert.match(
      await type('shoot bandit torso'),
      /^“bandit” may be Bandit \(Rifle\) and Bandit \(Shotgun\)\./,
    );
    assert.match(await type('again 1'), /^No dice/);
    assert.equal(await type(''), 'Nothing to confirm. “options” lists what is possible.');
    assert.equal(game.update.value?.at, at, 'nothing has changed');
  });

  it('measures, and tells the unseen ways', async () => {
    const { type } = await table();
    assert.equal(await type('measure c1'), 'From A2 to C1: Range 3, out of sight.');
    assert.equal(await type('measure a1 c1'), 'From A1 to C1: Range 2, in sight.');
    assert.match(await type('danger'), /^Enemies see \d+ spaces; unseen from here: B2\.$/);
  });

  it('completes what is typed', async () => {
    const { game, words, ui } = await table();
    const offers = completionsOf('sho', game.decision.value, words(), ui.around.value);
    assert.ok(offers.includes('shoot Bandit (Rifle) Torso'));
    assert.deepEqual(completionsOf('', game.decision.value, words(), ui.around.value), []);
  });

  it('finishes what is being shown before it does anything, and skips it on request', async () => {
    const { type, game } = await table({ ...STREET, at: 'nextTurn' });
    speed.value = 'normal';
    try {
      await type('go b1');
      await type('');
      assert.equal(game.decision.value, null, 'the walk is being shown');
      assert.match(await type('where'), /^Milady on /, 'asking needs no end of it');
      assert.equal(game.decision.value, null);
      await type('prep');
      assert.equal(game.update.value?.decision?.kind, 'prepare');
      await type('1');
      await type('go a1');
      await type('');
      assert.equal(game.playback.playing.value, true);
      const at = game.update.value?.at;
      assert.equal(await type(''), '', 'an empty line answers nothing that was not asked yet');
      assert.equal(game.playback.playing.value, false);
      assert.equal(game.update.value?.at, at);
      assert.equal(await type('skip'), 'Nothing is being shown now.');
      await type('undo');
      await type('go a1');
      await type('');
      assert.equal(game.playback.playing.value, true);
      assert.equal(await type('skip'), '');
      assert.equal(game.playback.playing.value, false);
    } finally {
      speed.value = 'off';
      game.close();
    }
  });

  it('tells what a tool shows when it changes, and only then', async () => {
    const { game, ui } = await table();
    const stop = tellTools({ game, ui });
    const said = () => ui.voice.said.value.map(({ text }) => text);
    ui.tool.value = 'danger';
    assert.match(said().join(), /^Enemies see /);
    const { watched, reach } = ui.around.value;
    ui.around.value = { watched, reach: [...reach] };
    ui.around.value = { watched: [...watched], reach };
    assert.equal(said().length, 1, 'the same again');
    ui.around.value = { watched: [], reach };
    assert.match(said().at(-1) ?? '', /^Enemies see 0 spaces/);
    assert.equal(said().length, 2);
    ui.tool.value = 'ruler';
    const from = spaceId(0);
    ui.rulerFrom.value = from;
    const sight = (await game.ask({ ask: 'sight', from })) ?? [];
    ui.sight.value = sight;
    assert.match(said().at(-1) ?? '', /^From A1: /);
    // An update measures anew.
    ui.sight.value = [];
    ui.sight.value = [...sight];
    assert.equal(said().length, 3);
    ui.tool.value = 'none';
    ui.tool.value = 'ruler';
    assert.equal(said().length, 4, 'whoever takes it up again is told again');
    stop();
    game.close();
  });

  it('asks with the names of those it is about', async () => {
    const { game, words } = await table();
    const { value: decision } = game.decision;
    assert.ok(decision);
    assert.equal(questionText(decision, words()), 'Milady on A2, seen by nobody: 3 Standard Actions left.');
    const masks = { ...decision, kind: 'masks' as const, about: { amount: 2 }, options: [] };
    assert.equal(questionText(masks, words()), 'Milady is asked “Spend 2 masks”.');
  });
});
