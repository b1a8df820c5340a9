/** Caches for the packages above; one file per technique. */
export { IdentityCache } from './identityCache.ts';
export { LastTwo } from './lastTwo.ts';
export { LruCache } from './lruCache.ts';
export { SetCache } from './setCache.ts';
