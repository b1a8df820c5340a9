/** Problems for people who read a failed test: the place, the key and its parameters. */
import type { Problem } from '../src/base/index.ts';

export const said = ({ where, key, params }: Problem): string =>
  Object.keys(params).length === 0 ? `${where}: ${key}` : `${where}: ${key} ${JSON.stringify(params)}`;
