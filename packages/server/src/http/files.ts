/** The files of the built client: compressed, cached, one path to each, and nothing outside their folder. */
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compressFiles, isHashed } from './compress.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Zonecrawl</title>
<h1>Zonecrawl</h1><p>The client is not built yet: run <code>npm start</code>.</p></html>
`;

/** Serves the files below `client`. Paths without a file that look like a page of the game get index.html. */
export async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  const isThere = existsSync(client);
  await compressFiles(client);
  if (isThere)
    await app.register(fastifyStatic, {
      root: resolve(client),
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
      setHeaders(reply, path) {
        reply.header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });

  app.addHook('onRequest', async (request, reply) => {
    if (!isPlain(request.url)) return say(reply, 400, 'This address cannot be read.\n');
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith('/api/')) return reply.code(404).send({ refused: 'noSuchAddress' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('Allow', 'GET, HEAD');
      return say(reply, 405, 'Only GET and HEAD are answered here.\n');
    }
    if (extname(path) !== '' && path !== '/index.html') return say(reply, 404, 'There is no such file.\n');
    if (!isThere || !existsSync(join(client, 'index.html'))) return say(reply, 503, NOT_BUILT, 'text/html');
    return reply.sendFile('index.html');
  });
}

const say = (reply: FastifyReply, status: number, text: string, type = 'text/plain'): FastifyReply =>
  reply.code(status).type(`${type}; charset=utf-8`).header('Cache-Control', 'no-store').send(text);

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');

/** One file, one path: nothing that is written otherwise, hidden or above the folder. */
function isPlain(url: string): boolean {
  let path: string;
  try {
    path = decodeURIComponent(pathOf(url));
  } catch {
    return false;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\') || path.includes('//'))
    return false;
  if (/\.(?:br|gz)$/.test(path)) return false;
  return !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}
