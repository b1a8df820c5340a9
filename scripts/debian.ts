// Installs packages of Debian where that is possible: as root, on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Whether they are installed now. */
export function installPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error(`Installing ${names.join(' ')} ...`);
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}
