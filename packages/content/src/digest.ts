/** The digest of rules and content. Written by `npm run format`; never by hand. */
export const DIGEST = '47065951e2e02bb4';
