// npm run format: formats, applies safe lint fixes and updates the digest of the rules; takes paths.
import process from 'node:process';
import { biome, node } from './tools.ts';

const { code } = await node([biome, 'check', '--write', ...process.argv.slice(2)], { show: true });
const digest = await node(['scripts/digest.ts', '--write'], { show: true });
process.exitCode = code || digest.code;
