/** The requests to the server that hand out a secret; the rest goes by the socket. */
import type { Admitted, CreateRoom, HttpRefusal, JoinRoom, Lobby } from '@zonecrawl/engine/online';

/** What the server refused, or that it could not be reached. */
export interface Unanswered {
  readonly refused: string;
}

export const isRefused = (answer: object): answer is Unanswered => 'refused' in answer;

async function call<T>(path: string, body?: object): Promise<T | Unanswered> {
  try {
    const response = await fetch(`/api/rooms${path}`, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
      cache: 'no-store',
    });
    // The border: our own server answers with what its protocol says; a server of files alone with a page.
    if (response.headers.get('content-type')?.includes('json') !== true) return { refused: 'unreachable' };
    return (await response.json()) as T | HttpRefusal;
  } catch {
    return { refused: 'unreachable' };
  }
}

export const createRoom = (room: CreateRoom): Promise<Admitted | Unanswered> => call('', room);
export const lookAtRoom = (code: string): Promise<Lobby | Unanswered> => call(`/${code}`);
export const joinRoom = (code: string, player: JoinRoom): Promise<Admitted | Unanswered> =>
  call(`/${code}/players`, player);
/** Opens a personal link: this page goes on as that player. */
export const takeHandover = (code: string, token: string): Promise<Admitted | Unanswered> =>
  call(`/${code}/handovers`, { token });

/** A code as people type it: any case, with or without a dash. */
export const cleanCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** As it is read out: two groups of four. */
export const spokenCode = (code: string): string => code.replace(/^(.{4})(.+)$/, '$1-$2');
