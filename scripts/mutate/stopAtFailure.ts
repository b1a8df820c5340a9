// A test reporter that ends the process with the first failed test, and says which one it was.
import process from 'node:process';
import type { TestEvent } from 'node:test/reporters';

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if (type !== 'test:fail') continue;
    process.stdout.write(data.name, () => process.exit(1));
    yield '';
    return;
  }
}
