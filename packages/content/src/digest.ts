/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = 'f1d81d886414c87f';
