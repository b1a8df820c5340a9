/** How fast the Zone's answers are shown. Settings write it, the table reads it. */
import { signal } from '@preact/signals';

export const speeds = ['normal', 'fast', 'off'] as const;
export type Speed = (typeof speeds)[number];

export const speed = signal<Speed>('normal');
