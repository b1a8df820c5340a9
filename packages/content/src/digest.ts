/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = 'd21767a420a17e50';
