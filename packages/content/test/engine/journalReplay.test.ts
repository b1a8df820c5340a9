/** The rows of a journal are the whole game: read at any moment they give the same session, way back and way forth. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hash, seedRandom } from '@zonecrawl/engine/base';
import { type CampaignInput, campaignMode, setupOf } from '@zonecrawl/engine/campaign';
import { gameMode, type Start } from '@zonecrawl/engine/game';
import {
  Host,
  journaled,
  MemoryStore,
  type Mode,
  type ModeTypes,
  type Session,
} from '@zonecrawl/engine/kernel';
import { openJournal } from '@zonecrawl/engine/testing';
import fc from 'fast-check';
import { box } from '../../src/index.ts';
import { campaignBox, played, tell } from './campaignGroup.ts';
import { missionStart } from './games.ts';
import { randomAnswer } from './randomGames.ts';

const GAME = 'game';

/** All that a session says of its game. Waypoints are kept as they come, so only what they lead to counts. */
const told = <M extends ModeTypes>({ history, log, asked, start, lineage, next }: Session<M>): unknown =>
  JSON.parse(
    JSON.stringify({
      state: hash(history.play.game.state),
      decision: history.play.decision,
      inputs: history.play.inputs,
      undone: history.undone,
      revealed: history.revealed,
      log: Array.from({ length: log.length }, (_, input) => log.at(input)),
      asked,
      start,
      lineage,
      next,
    }),
  );

interface Move {
  readonly what: 'play' | 'undo' | 'redo';
  readonly luck: number;
}

const moves = (length: number): fc.Arbitrary<readonly Move[]> =>
  fc.array(
    fc.record({
      what: fc.constantFrom<Move['what']>('play', 'play', 'play', 'play', 'undo', 'redo'),
      luck: fc.nat(1000),
    }),
    { minLength: length, maxLength: length },
  );

/** Plays by these moves and reads the game anew after each. */
async function follows<M extends ModeTypes>(
  mode: Mode<M>,
  start: M['start'],
  script: readonly Move[],
  choose: (session: Session<M>, luck: number) => M['input'],
): Promise<void> {
  const store = new MemoryStore();
  const host = new Host({ mode, undo: 'always', ...journaled({ store, owner: 'me' }, () => {}) });
  assert.deepEqual(await host.begin(GAME, start), { ok: true });
  for (const { what, luck } of script) {
    const session = host.session ?? assert.fail('the game is gone');
    const { next, history } = session;
    if (what === 'undo') await host.undo(next, 1 + (luck % 5), true);
    else if (what === 'redo') await host.redo(next, 1 + (luck % Math.max(1, history.undone.length)));
    else if (history.play.decision) {
      const answered = await host.answer(next, choose(session, luck));
      assert.ok(answered.ok, JSON.stringify(answered));
    }
    const read = await openJournal(mode, store, GAME);
    if (!read.ok) assert.fail(JSON.stringify(read.problems));
    assert.deepEqual([read.notice, read.stands], [null, null]);
    assert.deepEqual(told(read.session), told(session));
  }
}

it('a Mission read from its journal is the one that is played, after every answer, undo and redo', async () => {
  const mode = gameMode(box);
  await fc.assert(
    fc.asyncProperty(moves(30), fc.nat(1000), async (script, seed) => {
      const start: Start = missionStart(seed % 2 === 0 ? 'skirmish1' : 'a1', 2, `replay ${seed}`);
      await follows(mode, start, script, ({ history: { play } }, luck) =>
        randomAnswer(seedRandom(`${luck}`), play.decision ?? assert.fail('it is over')),
      );
    }),
    { numRuns: 12 },
  );
});

it('a Campaign read from its journal is the one that is played, Missions and all', async () => {
  const from = campaignBox({ cellar: [tell('location.cellar.door')] });
  await fc.assert(
    fc.asyncProperty(moves(40), fc.nat(1000), async (script, seed) => {
      await follows(
        campaignMode(from),
        { seed: `replay ${seed}` },
        script,
        (session, luck): CampaignInput => {
          const { decision, game } = session.history.play;
          if (decision?.kind !== 'mission') return luck % (decision?.options.length ?? 1);
          return { game: `mission-${session.next}`, result: played(from, setupOf(game), 'find') };
        },
      );
    }),
    { numRuns: 12 },
  );
});
