/** Playing together over a wire: what client and server say to each other (docs/online.md). */
export { CampaignReader } from './campaignReader.ts';
export { type Difference, difference, patched } from './difference.ts';
export * from './limits.ts';
export * from './messages.ts';
export { hashOfTable, TableReader } from './reader.ts';
export * from './room.ts';
export * from './rooms.ts';
