// Finds the browser for the browser tests, and installs Debian's if there is none.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { installPackages } from './debian.ts';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of a Chromium or Chrome. */
export function ensureChromium(): string {
  const found = findChromium() ?? (installPackages('chromium') ? findChromium() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium), ' +
      'or say where it is in the variable CHROMIUM.',
  );
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && !existsSync(named))
    throw new Error(`CHROMIUM says ${named}, but there is no such file`);
  return named ?? usual.find((path) => existsSync(path));
}
