/** A small proxy before several servers, for trying a cluster: each connection goes to the next one that answers. */
import { createConnection, createServer, type Server, type Socket } from 'node:net';

export function startProxy(port: number, targets: () => readonly number[]): Server {
  let turn = 0;
  return createServer((client) => {
    client.on('error', () => client.destroy());
    const ports = targets();
    turn += 1;
    pass(client, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  }).listen(port);
}

/** To the first of these ports that listens. */
function pass(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    client.destroy();
    return;
  }
  const server = createConnection(port, '127.0.0.1');
  server.once('error', () => pass(client, others));
  server.once('connect', () => {
    server.removeAllListeners('error');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.pipe(other).on('error', () => one.destroy());
  });
}
