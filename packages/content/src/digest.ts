/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '157761a2aa75b54b';
