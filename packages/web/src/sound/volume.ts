/** How loud the game is, 0 to 10, what happens and the Zone around apart. Silent until the player wants it otherwise. */
import { signal } from '@preact/signals';

export const LOUDEST = 10;

/** Of what happens. */
export const volume = signal(0);
/** Of the Zone around the table. */
export const ambience = signal(0);
/** Whether sound was offered already; that is done once. */
export const soundOffered = signal(false);

export const gainOf = (level: number): number => (level / LOUDEST) ** 2;

/** What somebody gets who says yes to sound without a look at the settings. */
export function soundOn(): void {
  volume.value = 6;
  ambience.value = 4;
}
