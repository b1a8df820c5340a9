/** The process of a boardgame.io server whose state is a Mission of ours; it tells its ports, and what it uses when asked. */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { randomPlayer } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { answer, beginGame, setUp } from '@zonecrawl/engine/game';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import type { GameState } from '@zonecrawl/engine/model';
import { freePort } from '../databases.ts';
import type { Usage } from './measure.ts';

interface Library {
  Server(options: { readonly games: readonly object[]; readonly origins: readonly RegExp[] }): {
    run(config: {
      readonly port: number;
      readonly lobbyConfig: { readonly apiPort: number };
    }): Promise<{ readonly appServer: HttpServer }>;
  };
}

// The border: the library is no ES module, and these are the parts of it that are used.
const library: Library = createRequire(import.meta.url)('boardgame.io/server');

/** So many answers into the Mission Enemies have been met, and cards and tokens lie out. */
const INPUTS = 60;

function stateOfOurs(): GameState {
  const stalkers = outfit(box, FIRST_SHOP, Object.keys(box.stalkers).slice(0, 4));
  const set = setUp(box, { from: 'mission', setup: { mission: 'a1', stalkers, seed: 'load' } });
  if (!set.ok) throw new Error(JSON.stringify(set.problems));
  const play = beginGame(box, set.state, { keep: false });
  const player = randomPlayer('load');
  while (play.decision && play.inputs.length < INPUTS) answer(play, player(play.decision));
  return play.game.state;
}

const state = JSON.stringify(stateOfOurs());
const game = {
  name: 'same-state',
  setup: (): GameState => JSON.parse(state),
  turn: { minMoves: 1, maxMoves: 1 },
  // Its own way to send less: differences instead of whole states.
  deltaState: true,
  disableUndo: true,
  moves: {
    hurt: ({ G, playerID }: { readonly G: GameState; readonly playerID: string }, hp: number): void => {
      const stalker = G.stalkers[Number(playerID)];
      if (stalker) stalker.hp = hp;
    },
  },
};

// The lobby on a port of its own: with the installed Koa it is not found on the sockets' port.
const apiPort = await freePort();
const server = library.Server({ games: [game], origins: [/localhost:\d+/] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    residentBytes: process.memoryUsage().rss,
    cpuSeconds: (user + system) / 1_000_000,
  };
  process.send?.(usage);
});
process.on('disconnect', () => process.exit());
process.send?.({ port: (appServer.address() as AddressInfo).port, apiPort });
