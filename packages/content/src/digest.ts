/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '30488a0555f06ec6';
