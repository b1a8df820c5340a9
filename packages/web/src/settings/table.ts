/** How a player likes the table; the same in every game. */
import { signal } from '@preact/signals';

/** The map goes along with what is played back. */
export const follow = signal(false);

/** The card of the Stalker whose PDA stays in sight; empty: that of whoever is asked. */
export const pinned = signal('');
