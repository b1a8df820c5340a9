// npm run format: formats and applies safe lint fixes; takes paths.
import process from 'node:process';
import { biome, node } from './tools.ts';

const { code } = await node([biome, 'check', '--write', ...process.argv.slice(2)], { show: true });
process.exitCode = code;
