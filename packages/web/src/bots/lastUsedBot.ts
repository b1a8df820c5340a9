/** The bot that was used last. */
import { signal } from '@preact/signals';
import type { Bot } from '@zonecrawl/bots/seats';

export const lastUsedBot = signal<Bot>('careful');
