/** The bots of a room: they think on the server, and what they are told goes there. */
import { computed, signal } from '@preact/signals';
import type { Seats } from '@zonecrawl/bots/seats';
import type { ThinkReplies } from '../game/thinking.ts';
import type { Company } from '../table/index.ts';
import { act } from './parts/act.ts';
import type { RoomClient } from './wire/room.ts';

export const roomCompany = (client: RoomClient) => (): Company => ({
  controller: {
    seats: computed((): Seats => client.room.value?.seats.map(({ bot }) => bot) ?? []),
    answered: signal({}),
    // The server sees to their answers: here they are like any other player who is asked.
    acting: signal(null),
    waiting: signal(null),
    lost: signal(false),
    lend(seat, { bot, until }) {
      if (until !== 'reactions') void act(client, { act: 'bot', seat, bot, until });
    },
    takeBack: (seat) => void act(client, { act: 'bot', seat, bot: null, until: 'forGood' }),
    wait: () => undefined,
    goOn: () => undefined,
    skip: () => undefined,
    close: () => undefined,
  },
  client: {
    // The border: the server's bots answer with what their protocol says.
    hint: async () => (await advice(client, 'hint')) as ThinkReplies['hint'],
    best: async () => (await advice(client, 'best')) as ThinkReplies['best'],
    answer: async () => null,
    close: () => undefined,
  },
});

async function advice(client: RoomClient, ask: 'hint' | 'best'): Promise<unknown> {
  const advised = await client.advise(ask);
  return advised.ok ? advised.reply : null;
}
