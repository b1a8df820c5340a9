/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '2f9aedc444381d23';
