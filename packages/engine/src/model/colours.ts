/** E2: the colours of Enemy tokens, from the mightiest to the humblest. A colour is no category (E1). */
export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
