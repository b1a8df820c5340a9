/** C3: where in a Zone Exploration the group is. */
import type { CampaignDecision, CampaignView } from '@zonecrawl/engine/campaign';

export const explorationSteps = ['navigate', 'contacts', 'muster', 'mission'] as const;
export type ExplorationStep = (typeof explorationSteps)[number];

/** null: the group is still being gathered. */
export function stepOf(
  { kind, about }: CampaignDecision,
  { exploration }: CampaignView,
): ExplorationStep | null {
  switch (kind) {
    case 'gather':
      return null;
    case 'navigate':
    case 'muster':
    case 'mission':
    case 'contacts':
      return kind;
    case 'gift':
    case 'deal':
    case 'service':
      return 'contacts';
    // Scripts, epilogues and services may all ask for something.
    case 'choice':
    case 'card':
    case 'magazine':
      if (about.mission !== undefined) return 'mission';
      if (about.contact !== undefined) return 'contacts';
      return exploration.used.length > 0 ? 'contacts' : 'navigate';
  }
}
