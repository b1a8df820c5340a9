/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '9b448295f013de57';
