/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '830a728f1d2d9110';
