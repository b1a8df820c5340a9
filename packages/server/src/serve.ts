/** Starts the HTTP server for the client, and stops it gracefully. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveStatic } from './static.ts';

export interface Serving {
  /** Its address for a browser on this machine. */
  readonly address: string;
  /** Completes open requests, for `patience` milliseconds at most, and accepts no new ones. */
  close(patience?: number): Promise<void>;
}

export interface ServeOptions {
  /** The folder of the built client. */
  readonly client: string;
  /** 0 picks any free one. */
  readonly port: number;
  readonly host?: string;
}

export async function serve({ client, port, host }: ServeOptions): Promise<Serving> {
  const answer = serveStatic(client);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close(patience = 5000) {
      const late = setTimeout(() => server.closeAllConnections(), patience);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(late);
    },
  };
}
