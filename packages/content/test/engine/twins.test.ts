/**
 * What you may not know is not sent (DESIGN 9): two games that differ only in what is hidden look the same, byte by byte,
 * to every seat and to whoever watches, whatever they are asked, and stay so until something is revealed.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { draw, seedRandom } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  beginCampaign,
  type CampaignInput,
  setupOf,
} from '@zonecrawl/engine/campaign';
import { fork, type GamePlay, loadGame } from '@zonecrawl/engine/game';
import { GameHost } from '@zonecrawl/engine/host';
import { type Answer, stalkerId } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { box } from '../../src/index.ts';
import { campaignBox, played, tell } from './campaignGroup.ts';
import { playAtRandom, randomAnswer } from './randomGames.ts';
import { compareCampaigns, compareGames, nothing } from './twinTables.ts';

const answerAt = ({ decision }: GamePlay, n: number): Answer =>
  randomAnswer(seedRandom(`answer ${n}`), decision ?? assert.fail('the game is over'));

describe('MI6 a Mission', () => {
  it('looks the same to every client whatever lies hidden, until something is revealed', async () => {
    const compared = nothing();
    for (let n = 0; n < 12; n++) {
      const moments: GamePlay[] = [];
      playAtRandom(n, 150, (play, random) => {
        if (draw(random, 'loot', 30) === 0) moments.push(fork(play));
      });
      for (const play of moments) {
        const at = play.inputs.length;
        const moment = n * 1000 + at;
        await compareGames(play, answerAt(play, moment), moment, compared, `game ${n}, input ${at}`);
      }
    }
    const { moments, answers } = compared;
    assert.ok(moments > 35 && answers > 15, `only ${moments} moments and ${answers} answers`);
  });

  it('looks the same in the middle of attacks, defenses, movements and the phase of the Enemies', async () => {
    const compared = nothing();
    const folder = new URL('../../../../fixtures/old/0.1.0/saves/', import.meta.url);
    for (const [n, name] of globSync('*.json', { cwd: folder }).sort().entries()) {
      const loaded = loadGame(box, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if (!loaded.ok) assert.fail(JSON.stringify(loaded.problems));
      if (loaded.play.decision) await compareGames(loaded.play, answerAt(loaded.play, n), n, compared, name);
    }
    assert.ok(compared.moments > 10 && compared.decisions.size > 8, [...compared.decisions].join(' '));
  });
});

describe('a Controller’s whisper', () => {
  const [me, comrade] = [stalkerId(0), stalkerId(1)];
  const ROOM: PositionDraft = {
    board: { drawing: ['+---+---+---+---+', '| a   b   c   d |', '+---+---+---+---+'] },
    stalkers: [
      { card: 'palkan', at: 'c', weapon: 'ptm', focus: true },
      { card: 'chort', at: 'd' },
    ],
    enemies: [{ card: 'controller', at: 'b', facing: 'east' }],
    turn: { done: 2 },
  };

  /** What everybody has heard when it is whispered: the one who hears it, the comrade, and whoever watches. */
  async function whispered(card: string) {
    const host = new GameHost(box);
    const heard: unknown[][] = [[], [], []];
    const [listener] = [[me], [comrade], []].map((seats, i) =>
      host.join((update) => heard[i]?.push(JSON.parse(JSON.stringify(update))), seats),
    );
    const own = host.join(() => {});
    const position = { ...ROOM, decks: { control: [card] } };
    assert.deepEqual(await host.own({ ask: 'begin', game: 'whisper', setup: { position } }), { ok: true });
    const now = () => Object(heard[0]?.at(-1));
    // At the end of the Turn whoever sees the Stalker reacts.
    for (let i = 0; i < 9 && now().decision.kind !== 'control'; i++) {
      const { decision, number } = now();
      const ends = decision.options.findIndex((one: object) => 'say' in one && one.say === 'endTurn');
      const given = decision.pick ? [] : Math.max(0, ends);
      assert.deepEqual(await own.request({ ask: 'answer', number, answer: given }), { ok: true });
    }
    assert.equal(now().decision.kind, 'control');
    const told = () => heard.map((updates) => JSON.stringify(updates));
    return {
      told,
      now,
      async answers(choice: string) {
        const { decision, number } = now();
        const option = decision.options.findIndex((one: object) => 'choice' in one && one.choice === choice);
        await listener?.request({ ask: 'answer', number, answer: option });
      },
      /** Whatever is asked is answered with the first option. */
      async finishes() {
        for (let i = 0; i < 20 && now().decision && now().decision.kind !== 'nextTurn'; i++)
          await own.request({ ask: 'answer', number: now().number, answer: now().decision.pick ? [] : 0 });
      },
    };
  }

  const cards = Object.keys(box.controls);
  const names = new RegExp(
    Object.values(box.controls)
      .flatMap(({ id, otherwise }) => [`"${id}"`, `"${otherwise}"`])
      .join('|'),
  );

  it('is the same to all others whichever card it is', async () => {
    const all = await Promise.all(cards.map(async (card) => (await whispered(card)).told()));
    const [first = []] = all;
    for (const [mine, theirs, watched] of all) {
      assert.match(mine ?? '', names);
      assert.deepEqual([theirs, watched], [first[1], first[2]]);
    }
  });

  it('is the same to all others when it was resisted at the same cost', async () => {
    const same = cards.filter((card) => box.controls[card]?.resist === 12);
    assert.ok(same.length > 1);
    const all: (readonly string[])[] = [];
    for (const card of same) {
      const whisper = await whispered(card);
      await whisper.answers('resist');
      all.push(whisper.told().slice(1));
    }
    for (const told of all) assert.deepEqual(told, all[0]);
  });

  it('is named to nobody else, obeyed or resisted, nor to the comrade it hurts', async () => {
    for (const { id, otherwise } of Object.values(box.controls)) {
      for (const choice of ['resist', 'resistWithFocus', otherwise]) {
        const whisper = await whispered(id);
        await whisper.answers(choice);
        await whisper.finishes();
        const [, theirs = '', watched = ''] = whisper.told();
        assert.doesNotMatch(theirs, names, `${id}, ${choice}`);
        assert.doesNotMatch(watched, names, `${id}, ${choice}`);
      }
    }
  });
});

describe('MI6 a Campaign', () => {
  const from = campaignBox({
    cellar: [
      { deed: 'flag', flag: 'secret', set: 1 },
      { deed: 'gain', gift: { gift: 'draw', deck: 'items' } },
      tell('location.cellar.door'),
    ],
  });

  it('looks the same whatever its seed and its stories remember, until something is revealed', async () => {
    const compared = nothing();
    for (let n = 0; n < 8; n++) {
      const play = beginCampaign(from, `twins ${n}`, { keep: true });
      const random = seedRandom(`twins ${n}`);
      for (let i = 0; i < 60; i++) {
        const { kind, options } = askedIn(play);
        const input: CampaignInput =
          kind === 'mission'
            ? { game: `mission-${i}`, result: played(from, setupOf(play.game), 'find') }
            : draw(random, 'setup', options.length);
        await compareCampaigns(play, input, n + 1, compared);
        const taken = answerCampaign(play, input);
        if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
      }
    }
    assert.ok(compared.answers > 150, `only ${compared.answers} answers`);
  });
});
