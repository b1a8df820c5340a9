import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Serving, serve } from '../src/serve.ts';

const SCRIPT = `console.log('${'zone '.repeat(400)}');`;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

describe('the files of the client', () => {
  let folder: string;
  let serving: Serving;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zonecrawl-'));
    await mkdir(join(folder, 'dist/assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'dist/.hidden'), 'secret');
    await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Zonecrawl</title>');
    await writeFile(join(folder, 'dist/assets/main-1a2b3c.js'), SCRIPT);
    serving = await serve({ client: join(folder, 'dist'), port: 0 });
  });

  after(async () => {
    await serving.close(100);
    await rm(folder, { recursive: true });
  });

  /** node:http and not fetch, which would normalise the paths and decompress the bodies. */
  function ask(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    { address } = serving,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(address, { path, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  it('know one path to each file, so that nobody can fill its cache with copies', async () => {
    assert.equal((await ask('/assets/main-1a2b3c.js')).status, 200);
    for (const path of ['/assets//main-1a2b3c.js', '//assets/main-1a2b3c.js', '/assets/%2Fmain-1a2b3c.js'])
      assert.equal((await ask(path)).status, 400, path);
  });

  it('begin with the page', async () => {
    const { status, headers, body } = await ask('/');
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(body.toString(), /Zonecrawl/);
  });

  it('give the page for every address inside the game, with whatever question', async () => {
    assert.match((await ask('/join/ABCD')).body.toString(), /Zonecrawl/);
    assert.match((await ask('/?mission=a1')).body.toString(), /Zonecrawl/);
  });

  it('say so when a file is not there', async () => {
    assert.equal((await ask('/assets/gone.js')).status, 404);
  });

  it('come compressed in the best way the browser knows', async () => {
    const path = '/assets/main-1a2b3c.js';
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.body).toString(), SCRIPT);
    assert.ok(brotli.body.length < SCRIPT.length / 4);
    const gzip = await ask(path, { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), SCRIPT);
    const plain = await ask(path);
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.body.toString(), SCRIPT);
    assert.match(String(plain.headers['vary']), /accept-encoding/i);
  });

  it('are kept by the browser: hashed names for ever, the rest until it changes', async () => {
    const first = await ask('/assets/main-1a2b3c.js');
    assert.equal(first.headers['cache-control'], 'public, max-age=31536000, immutable');
    const again = await ask('/assets/main-1a2b3c.js', { 'if-none-match': String(first.headers['etag']) });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);

    await writeFile(join(folder, 'dist/news.txt'), 'old');
    const old = await ask('/news.txt');
    await writeFile(join(folder, 'dist/news.txt'), 'newer');
    const newer = await ask('/news.txt', { 'if-none-match': String(old.headers['etag']) });
    assert.equal(newer.status, 200);
    assert.equal(newer.body.toString(), 'newer');
  });

  it('never come from outside their folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/.hidden',
      '/%00',
      '/%zz',
    ]) {
      const { status, body } = await ask(path);
      assert.equal(status, 400, path);
      assert.doesNotMatch(body.toString(), /^secret/, path);
    }
  });

  it('answer HEAD without a body and refuse to be changed', async () => {
    const head = await ask('/', {}, 'HEAD');
    assert.equal(head.status, 200);
    assert.ok(Number(head.headers['content-length']) > 0);
    assert.equal(head.body.length, 0);
    const post = await ask('/', {}, 'POST');
    assert.equal(post.status, 405);
    assert.equal(post.headers['allow'], 'GET, HEAD');
  });

  it('carry the headers that keep strangers out', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'self'/);
    assert.doesNotMatch(policy, /unsafe|upgrade/);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['x-content-type-options'], 'nosniff');
  });

  it('are missed politely as long as nothing is built', async () => {
    const empty = await serve({ client: join(folder, 'nowhere'), port: 0 });
    after(() => empty.close(100));
    const { status, body } = await ask('/', {}, 'GET', empty);
    assert.equal(status, 503);
    assert.match(body.toString(), /npm start/);
  });
});
