/**
 * How far people at one screen may take back (DESIGN 11): never past what was revealed, past it after a question to
 * everybody, or past it without a word. Back to the last reveal it is always free.
 */
import { signal } from '@preact/signals';

export const undoRules = ['off', 'ask', 'always'] as const;
export type UndoRule = (typeof undoRules)[number];

export const undoRule = signal<UndoRule>('ask');
