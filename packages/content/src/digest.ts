/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = 'aa45010a8d59b4fb';
