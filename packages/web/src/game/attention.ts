/** Decisions about Attention tokens. */
import type { Decision } from '@zonecrawl/engine/model';

/** A route is that of a Stalker's Attention, not of the Stalker (EA7). */
export const isOfAttention = ({ kind, clauses }: Decision): boolean =>
  kind === 'tieRoute' && clauses.includes('EA7');
