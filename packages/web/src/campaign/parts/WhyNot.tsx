/** Why something is not offered, as the rules say it. */
import type { CampaignOption } from '@zonecrawl/engine/campaign';
import { Icon } from '../../icons/index.ts';
import { refusalText } from '../../words/reasons.ts';
import { useCampaign } from '../state/context.ts';

export function WhyNot({ option }: { readonly option: CampaignOption }) {
  const { campaign } = useCampaign();
  const reason = campaign.whyNot(option).value;
  if (reason === undefined || reason === null) return null;
  return (
    <p class="camp-why">
      <Icon name="close" />
      <span>{refusalText(reason)}</span>
    </p>
  );
}
