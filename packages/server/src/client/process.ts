/** A server in a process of its own, for whoever wants to load it or kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** On this folder, once it says where it listens. */
export async function startServer(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, ['--no-warnings', main], {
    env: { ...process.env, PORT: '0', DATA: folder, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  child.stdout?.on('data', (part: Buffer) => {
    said += String(part);
    const address = /http:\S+/.exec(said)?.[0];
    if (address) resolve(address);
  });
  child.on('exit', () => reject(new Error(`the server did not start: ${said}`)));
  return { child, address: await promise };
}
