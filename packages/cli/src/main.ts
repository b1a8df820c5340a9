/** The `zone` command: plays, replays, probes and counts. */
import process from 'node:process';
import { UserError, WRONG } from './errors.ts';

/** The commands by name; only the module of the requested one is loaded. */
const commands: Readonly<Record<string, { readonly does: string; readonly load: () => Promise<Command> }>> = {
  sim: {
    does: 'plays games with bots',
    load: async () => (await import('./sim/command.ts')).sim,
  },
  campaign: {
    does: 'plays Campaigns at random',
    load: async () => (await import('./campaign/command.ts')).campaign,
  },
  record: {
    does: 'makes recorded games that reach every ending',
    load: async () => (await import('./record/command.ts')).record,
  },
  balance: {
    does: 'says how often each Mission is won, and why the others are lost',
    load: async () => (await import('./balance/command.ts')).balance,
  },
  replay: { does: 'plays a recorded game again', load: async () => (await import('./replay.ts')).replayFile },
  fingerprint: {
    does: 'hashes all that happens in many games, to compare versions',
    load: async () => (await import('./fingerprint/command.ts')).fingerprint,
  },
  probe: {
    does: 'answers the questions of a position',
    load: async () => (await import('./probe/command.ts')).probe,
  },
  dominated: {
    does: 'lists cards that another card beats in everything',
    load: async () => (await import('./dominated/command.ts')).dominated,
  },
  box: { does: 'counts the cards of the box', load: async () => (await import('./box.ts')).countBox },
  clauses: {
    does: 'lists the clauses of the rules and their tests',
    load: async () => (await import('./clauses/command.ts')).clauses,
  },
  fired: {
    does: 'plays until everything in the box was used',
    load: async () => (await import('./fired/command.ts')).fired,
  },
};

/** Takes the arguments after its name; gives the exit code. */
export type Command = (args: readonly string[]) => number | Promise<number>;

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const asked = name === '' || name === 'help' || name === '--help';
    const lines = Object.entries(commands).map(([known, { does }]) => `  zone ${known.padEnd(11)} ${does}`);
    (asked ? process.stdout : process.stderr).write(
      `${asked ? '' : `There is no command "${name}".\n`}${lines.join('\n')}\n`,
    );
    return asked ? 0 : WRONG;
  }
  try {
    return await (await command.load())(args);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.code;
  }
}

/** Whoever reads may have read enough (`zone ... | head`): that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main();
