/** C: between Missions. */
export * from './trade.ts';
