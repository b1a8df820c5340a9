/** Plays a seat online by chance: answers whenever it is asked, until the game is over or it is told to stop. */
import { setTimeout } from 'node:timers/promises';
import { type Player, randomPlayer } from '@zonecrawl/bots';
import type { Update } from '@zonecrawl/engine/host';
import { refusalOf } from '../rooms/replies.ts';
import type { Answer, OnlineClient } from './client.ts';

/** Before what was not kept is tried again, in milliseconds. */
const PAUSE = 200;

const blind = (): never => {
  throw new Error('a player who answers by chance imagines nothing');
};

/** The next answer, as the decision stands. */
export function answerOf(player: Player, { decision }: Update): ReturnType<Player> | null {
  return decision && player(decision, blind);
}

/** Resolves with the number of answers that were taken. */
export async function playOn(
  client: OnlineClient,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const player = randomPlayer(seed);
  let taken = 0;
  while (taken < most) {
    await client.until(() => client.isAsked || client.update?.decision === null || client.closed !== null);
    const { update } = client;
    const answer = update && client.isAsked ? answerOf(player, update) : null;
    if (!update || answer === null || client.closed !== null) return taken;
    const { number } = update;
    const reply = await client.play({ ask: 'answer', number, answer });
    if (reply.type === 'reply' && isOk(reply.reply)) taken++;
    else if (isUnchanged(reply)) {
      // It has not happened: the same is still asked.
      await setTimeout(PAUSE);
      continue;
    }
    // Whether it was taken or another was quicker: the next update says what is asked now.
    await client.until(() => client.update?.number !== number || client.closed !== null || !client.isAsked);
  }
  return taken;
}

/** Nothing came of it, and nothing will. */
const isUnchanged = (reply: Answer): boolean =>
  (reply.type === 'refused' ? reply.refused : refusalOf(reply.reply)) === 'notKept';

export const isOk = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === true;

/** Those who are asked answer, one after the other and all seeing the same, until it holds or the game is over. */
export async function takeTurns(clients: readonly OnlineClient[], holds: () => boolean): Promise<void> {
  const player = randomPlayer('turns');
  while (!holds()) {
    const asked = clients.find((client) => client.isAsked);
    const answer = asked?.update ? answerOf(player, asked.update) : null;
    if (!asked?.update || answer === null) return;
    const { number } = asked.update;
    const reply = await asked.play({ ask: 'answer', number, answer });
    if (reply.type !== 'reply' || !isOk(reply.reply))
      throw new Error(`${JSON.stringify(answer)} was not taken: ${JSON.stringify(reply)}; ${asked.seen}`);
    await Promise.all(clients.map((client) => client.until(() => (client.update?.number ?? 0) > number)));
  }
}
