/** Opens a room in this browser: its socket, and the moments at which it is worth connecting anew. */
import { clock } from '../../base/clock.ts';
import { membershipOf } from './memberships.ts';
import { RoomClient } from './room.ts';

/** A page that was hidden for so long may have slept, and its socket with it; in milliseconds. */
const ASLEEP = 60_000;

export interface Entered {
  readonly client: RoomClient;
  leave(): void;
}

export function enterRoom(code: string): Entered {
  const { protocol, host } = location;
  const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/rooms/${code}/socket`;
  const client = new RoomClient({
    code,
    secret: membershipOf(code)?.secret,
    open: () => new WebSocket(address),
    clock,
    chance: Math.random,
    newId,
  });
  let hidden = 0;
  const renew = () => client.renew();
  const wake = () => {
    if (document.hidden) hidden = performance.now();
    else if (hidden > 0 && performance.now() - hidden > ASLEEP) renew();
  };
  const lose = () => client.lose();
  addEventListener('offline', lose);
  addEventListener('online', renew);
  document.addEventListener('visibilitychange', wake);
  return {
    client,
    leave() {
      removeEventListener('offline', lose);
      removeEventListener('online', renew);
      document.removeEventListener('visibilitychange', wake);
      client.close();
    },
  };
}

/** 128 bits. `randomUUID` is not there on plain http. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
