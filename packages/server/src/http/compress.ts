/** Compressed copies of the client's files, made once and stored beside them: `main.js.br`, `main.js.gz`. */
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(?:css|html|js|json|map|svg|txt|wasm|webmanifest)$/;
const compressedName = /\.(?:br|gz)$/;
const WORTH_COMPRESSING = 512;
/** Almost as small as the best there is, in a tenth of the time. */
const QUALITY = 9;

const ways: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gz: (content) => zip(content, { level: 9 }),
};

/**
 * Files with a hash of their content in the name never change. The others may be replaced while they are served: the next
 * version's service worker must be seen at once, and a compressed copy of it would be out of date.
 */
export const isHashed = (path: string): boolean => /[\\/]assets[\\/][^\\/]+$/.test(path);

/** A folder that cannot be written to is served as it is. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    try {
      if (compressible.test(path) && isHashed(path)) await makeCompressed(path);
      // What it was made from is gone or may change: it must not be served in its place.
      else if (
        compressedName.test(path) &&
        !(isHashed(path) && (await modified(path.replace(compressedName, ''))) > 0)
      )
        await rm(path);
    } catch {
      return;
    }
  }
}

async function makeCompressed(path: string): Promise<void> {
  const made = await modified(path);
  for (const [ending, compress] of Object.entries(ways)) {
    const other = `${path}.${ending}`;
    if ((await modified(other)) > made) continue;
    const content = await readFile(path);
    if (content.length < WORTH_COMPRESSING) {
      await rm(other, { force: true });
      continue;
    }
    // Renamed when it is whole: another process may serve the same folder.
    const draft = `${other}.${process.pid}`;
    await writeFile(draft, await compress(content));
    await rename(draft, other);
  }
}

/** 0: there is no such file. */
const modified = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
