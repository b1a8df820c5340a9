/**
 * What processes that share a database tell each other about a room. All of it may be lost, doubled or come late: that
 * costs time, never truth.
 */
import { playerId, type Shown, shownSchema } from '@zonecrawl/engine/online';
import { z } from 'zod';

export type News =
  /** This log has rows up to this number; null: it is gone. */
  | { readonly is: 'wrote'; readonly log: string; readonly last: number | null }
  /** Who is connected there, each since a moment of its own; `asks`: the others should say it too. */
  | {
      readonly is: 'here';
      readonly players: readonly (readonly [player: string, since: number])[];
      readonly watching: number;
      readonly asks: boolean;
    }
  | { readonly is: 'shown'; readonly player: string; readonly shown: Shown };

const moment = z.int().min(0);

export const newsSchema: z.ZodType<News> = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('wrote'), log: z.string().max(100), last: moment.nullable() }),
  z.strictObject({
    is: z.literal('here'),
    players: z.array(z.tuple([playerId, moment])).max(1000),
    watching: moment,
    asks: z.boolean(),
  }),
  z.strictObject({ is: z.literal('shown'), player: playerId, shown: shownSchema }),
]);

export type Hear = (news: News, from: string) => void;

export interface Link {
  /** The name of this process among the others. */
  readonly node: string;
  /** Whether the others can be heard at the moment. */
  readonly isUp: boolean;
  say(room: string, news: News): void;
  /** Hears what the others say about a room, until it is called off. */
  listen(room: string, hear: Hear): () => void;
  close(): Promise<void>;
}

/** There are no others. */
export const ALONE: Link = {
  node: 'alone',
  isUp: true,
  say() {},
  listen: () => () => {},
  async close() {},
};
