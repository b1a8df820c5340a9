/**
 * The undo rule of the table (DESIGN 11): never past revealed information, past it with consent, or always. Back to the
 * last reveal undo is always free.
 */
import { signal } from '@preact/signals';

export const undoRules = ['off', 'ask', 'always'] as const;
export type UndoSetting = (typeof undoRules)[number];

export const undoRule = signal<UndoSetting>('ask');
