/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = 'bc446312aff2137e';
