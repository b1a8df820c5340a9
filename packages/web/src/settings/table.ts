/** How a player likes the table; the same in every game. */
import { signal } from '@preact/signals';

export const followings = ['auto', 'always', 'never'] as const;

/** Whether the map comes to what happens and what is asked; by itself it does where the screen is small. */
export const following = signal<(typeof followings)[number]>('auto');

/** The card of the Stalker whose PDA is pinned; empty: the PDA follows the open decision. */
export const pinned = signal('');

/** The command line lies under the team. */
export const commanding = signal(false);
