/** C7: what is said before somebody goes without a Weapon; null where everybody has one. */
import type { CampaignDecision, CampaignView } from '@zonecrawl/engine/campaign';
import type { Box } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { cardIn } from '../../words/names.ts';
import { kindOf } from '../trade/compare.ts';

export function unarmedText(box: Box, view: CampaignView, { kind }: CampaignDecision): string | null {
  if (kind === 'muster') {
    const unarmed = view.exploration.team.filter(({ weapon }) => weapon === undefined);
    return unarmed.length === 0
      ? null
      : t('camp.missing.unarmed', { stalkers: unarmed.map(({ stalker }) => cardIn(stalker)) });
  }
  // At the Contacts nobody carries anything yet: all is in the Stash.
  if (kind !== 'contacts' || view.stash.cards.some((card) => kindOf(box, card) === 'weapons')) return null;
  return t('camp.missing.weapon');
}
