// npm run dev: the client with live reload, for working on it.
import process from 'node:process';
import { node, vite } from './tools.ts';

const { code } = await node([vite, 'packages/web', ...process.argv.slice(2)], { show: true });
process.exitCode = code;
