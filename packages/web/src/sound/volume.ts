/** How loud the game is, 0 to 10. Silent until the player wants it otherwise. */
import { signal } from '@preact/signals';

export const LOUDEST = 10;

export const volume = signal(0);
