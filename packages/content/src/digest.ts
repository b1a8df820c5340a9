/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = 'c40cd833124a0aca';
