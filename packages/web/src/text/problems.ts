/** Problems that the engine tells, in the words of the language. Their texts are among those of the game. */
import type { Problem } from '@zonecrawl/engine/base';
import { textOf } from './messages.ts';

export const problemText = ({ key, params }: Problem): string => textOf(`problem.${key}`, params);

/** Problems with their places, as the detail of an error. */
export const problemLines = (problems: readonly Problem[]): string =>
  problems.map((problem) => `${problem.where}: ${problemText(problem)}`).join('\n');
