// npm run format: formats, applies safe lint fixes and makes generated files anew; takes paths.
import process from 'node:process';
import { biome, node } from './tools.ts';

const { code } = await node([biome, 'check', '--write', ...process.argv.slice(2)], { show: true });
const digest = await node(['scripts/digest.ts', '--write'], { show: true });
const keys = await node(['scripts/messageKeys.ts', '--write'], { show: true });
process.exitCode = code || digest.code || keys.code;
