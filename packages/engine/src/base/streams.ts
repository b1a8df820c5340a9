/** What is drawn for: each has its own stream, so that one use does not change what another finds. */
export const STREAMS = ['dice', 'events', 'enemies', 'loot', 'setup'] as const;
export type Stream = (typeof STREAMS)[number];
