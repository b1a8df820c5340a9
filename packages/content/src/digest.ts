/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '8354f5482d3e57ea';
