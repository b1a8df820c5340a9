/** Which Enemies a step means, in the words of the cards. */
import type { Colour, Interest, Who } from '@zonecrawl/engine/model';

export const all: Who = { colours: 'all' };

export const those = (...colours: readonly Colour[]): Who => ({ colours });

/** "N+1 Enemies closest to ..." */
export const nearest = (interest: Interest): Who => ({ colours: 'all', nearest: interest });

/** "... Enemies with a target in LoS" */
export const withTarget = (...colours: readonly Colour[]): Who => ({ colours, withTarget: true });
