// Runs several test files in one process: starting one for each takes longer than most of them.
import process from 'node:process';
import { pathToFileURL } from 'node:url';

for (const path of process.argv.slice(2)) await import(pathToFileURL(path).href);
