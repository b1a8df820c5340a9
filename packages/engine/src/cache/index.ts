/** Caches for the packages above; one file per technique. */
export { IdentityCache } from './identityCache.ts';
