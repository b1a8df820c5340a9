/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = 'd8c5d09778f3aff4';
