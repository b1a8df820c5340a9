/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = 'baf02193accc5e0d';
