/** The requests by HTTP: whatever hands out a secret, so that it is in no address and no log. */

import { z } from 'zod';
import { errorText, type Problem } from '../base/problems.ts';
import { setupSchema } from '../game/start.ts';
import type { GameSetup } from '../model/gameSetup.ts';
import type { StalkerId } from '../model/ids.ts';
import { type PlayerId, playerName, type RoomView, seats } from './room.ts';

/** A room's code, as people read it out: no letter that looks like another. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;
export const codeSchema = z
  .string()
  .max(20)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .pipe(z.string().regex(/^[A-HJKMNP-Z2-9]{8}$/, errorText('shape.roomCode')));

/** What is to be played. A seed is not part of it: the server makes its own. */
export type Opening =
  | { readonly mode: 'mission'; readonly setup: Omit<GameSetup, 'seed' | 'campaign'> }
  | { readonly mode: 'campaign' }
  /** A game begun elsewhere goes on here with a new seed, and with everything face down shuffled anew. */
  | { readonly mode: 'save'; readonly save: unknown };

/** The same schema as at any other door; the seed is the server's business. */
const setup = z
  .record(z.string(), z.unknown())
  .refine((given) => !('seed' in given) && !('campaign' in given), errorText('shape.seedOfServer'))
  .transform((given): unknown => ({ ...given, seed: 'of the server' }))
  .pipe(setupSchema)
  .transform(({ mission, stalkers, options }) => ({ mission, stalkers, ...(options && { options }) }));

export const createRoomSchema = z.strictObject({
  name: playerName,
  /** Those the host takes at once. */
  seats,
  opening: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('mission'), setup }),
    z.strictObject({ mode: z.literal('campaign') }),
    z.strictObject({ mode: z.literal('save'), save: z.unknown() }),
  ]),
});
/** `POST /api/rooms` */
export interface CreateRoom {
  readonly name: string;
  readonly seats: readonly StalkerId[];
  readonly opening: Opening;
}

/** `POST /api/rooms/:code/players` */
export const joinRoomSchema = z.strictObject({ name: playerName, seats });
export interface JoinRoom {
  readonly name: string;
  readonly seats: readonly StalkerId[];
}

/** `POST /api/rooms/:code/handovers`: a personal link opened on another device. */
export const handoverSchema = z.strictObject({ token: z.string().max(64) });

/** The answer to all three. The secret is said once and never again: the browser keeps it. */
export interface Admitted {
  readonly code: string;
  readonly player: PlayerId;
  readonly secret: string;
}

/** `GET /api/rooms/:code`: what whoever opens an invite link is shown. */
export interface Lobby {
  readonly room: Pick<RoomView, 'code' | 'plays' | 'phase' | 'seats' | 'settings' | 'host'> & {
    readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  };
}

/** Every answer that is not the wished one. */
export interface HttpRefusal {
  readonly refused: string;
  /** For people who look for the mistake: what, where. */
  readonly problems?: readonly Problem[];
}
