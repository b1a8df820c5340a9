/** Starts the server that brings the game to browsers, and stops it without cutting anybody off. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveStatic } from './static.ts';

export interface Serving {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Answers what was asked before, for `patience` milliseconds at most, and takes nothing new. */
  close(patience?: number): Promise<void>;
}

export interface ServeOptions {
  /** The folder of the built client. */
  readonly client: string;
  /** 0 takes any free one. */
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
