/** Serves the files of a built web client: compressed, cached, and nothing outside their folder. */

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = /^(?:text\/|application\/|image\/svg)/;
const WORTH_COMPRESSING = 512;
/** More files than a client has. */
const MOST_KEPT = 1000;

/** Scripts and workers only from this origin; the page has an inline style, small images and fonts are data URLs. */
const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

type Encoding = 'br' | 'gzip' | 'identity';

interface StoredFile {
  readonly stamp: string;
  readonly content: Buffer;
  readonly contentType: string;
  readonly hash: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Zonecrawl</title>
<h1>Zonecrawl</h1><p>The client is not built yet: run <code>npm start</code>.</p></html>
`;

/** Answers GET and HEAD for the files below `folder`. Paths without a file that look like a page get index.html. */
export function serveStatic(folder: string): Handler {
  const kept = new Map<string, StoredFile>();

  return async (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(request, response, 405, 'Only GET and HEAD are answered here.\n');
    }
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return sendText(request, response, 400, 'This address cannot be read.\n');

    const file = await find(path);
    if (file !== undefined) return sendFile(request, response, path, file);
    if (extname(path) !== '' && path !== '/index.html')
      return sendText(request, response, 404, 'There is no such file.\n');
    const index = await find('/index.html');
    if (index !== undefined) return sendFile(request, response, '/index.html', index);
    return sendText(request, response, 503, NOT_BUILT, 'text/html; charset=utf-8');
  };

  async function find(path: string): Promise<StoredFile | undefined> {
    const full = join(folder, path);
    const found = await stat(full).catch(() => undefined);
    if (found === undefined || !found.isFile()) return undefined;
    const stamp = `${found.mtimeMs} ${found.size}`;
    const known = kept.get(path);
    if (known?.stamp === stamp) return known;
    const content = await readFile(full).catch(() => undefined);
    if (content === undefined) return undefined;
    const file: StoredFile = {
      stamp,
      content,
      contentType: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
      hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
      compressed: new Map(),
    };
    // A file system that ignores case has many names for one file.
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(path, file);
    return file;
  }
}

/** The file path of a URL below the folder; undefined if it is malformed or escapes the folder. */
function pathOf(url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined;
  if (path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return undefined;
  // One file, one path: otherwise `//` could fill the cache with copies of it.
  if (path.includes('//')) return undefined;
  return path.endsWith('/') ? `${path}index.html` : path;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: StoredFile,
): Promise<void> {
  const worth = compressible.test(file.contentType) && file.content.length >= WORTH_COMPRESSING;
  const encoding = worth ? preferredEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('ETag', etag);
  response.setHeader(
    'Cache-Control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (worth) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = await encoded(file, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  contentType = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** A file is compressed once per encoding, at its first request. */
function encoded(file: StoredFile, encoding: Encoding): Promise<Buffer> {
  const known = file.compressed.get(encoding);
  if (known !== undefined) return known;
  const body = compress(file.content, encoding);
  file.compressed.set(encoding, body);
  return body;
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
    case 'gzip':
      return zip(content, { level: 9 });
    case 'identity':
      return Promise.resolve(content);
  }
}

function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*$/, ''));
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}
