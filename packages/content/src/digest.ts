/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '426a8dcfa92cf579';
