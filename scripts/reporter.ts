// A short report for long test runs: one line for each file, and the details of failures.
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { root } from './tools.ts';

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data'];

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = [];
  const open = new Map<string | undefined, string[]>();
  for await (const { type, data } of events) {
    switch (type) {
      case 'test:start':
        open.set(data.file, [...(open.get(data.file) ?? []).slice(0, data.nesting), data.name]);
        break;
      case 'test:fail':
        if (cause(data) === 'subtestsFailed') break;
        failures.push(describe(data, [...(open.get(data.file) ?? []).slice(0, data.nesting), data.name]));
        yield `${failures.at(-1)}\n`;
        break;
      case 'test:stdout':
      case 'test:stderr':
        yield data.message;
        break;
      case 'test:summary': {
        const { passed, tests, skipped, todo } = data.counts;
        const left = skipped + todo > 0 ? `, ${skipped + todo} left out` : '';
        const took = `${Math.round(data.duration_ms)} ms`;
        const mark = data.success ? '✔' : '✖';
        if (data.file !== undefined) {
          yield `${mark} ${relative(root, data.file)} (${passed} of ${tests}${left}, ${took})\n`;
        } else {
          // Repeated at the end, where readers look first.
          if (failures.length > 0) yield `\nFailed:\n${failures.join('\n')}\n`;
          yield `${mark} ${passed} of ${tests} tests passed${left} (${took})\n`;
        }
        break;
      }
      default:
    }
  }
}

function describe({ file, line, details }: Failure, names: readonly string[]): string {
  const place = file === undefined ? '' : ` (${relative(root, file)}${line === undefined ? '' : `:${line}`})`;
  const error = details.error.cause ?? details.error;
  const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error);
  return `✖ ${names.join(' > ')}${place}\n${text.replace(/^/gm, '    ')}`;
}

function cause({ details: { error } }: Failure): unknown {
  return 'failureType' in error ? error.failureType : undefined;
}
