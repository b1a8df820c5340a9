/** How a player likes the table; the same in every game. */
import { signal } from '@preact/signals';

/** The map goes along with what is played back. */
export const follow = signal(false);

/** The card of the Stalker whose PDA is pinned; empty: the PDA follows the open decision. */
export const pinned = signal('');
