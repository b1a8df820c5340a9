/** What the last input changed, in a line or two: seen, and read aloud. */
import type { CampaignFact } from '@zonecrawl/engine/campaign';
import { sentencesOf, t } from '../../text/index.ts';
import { campaignFactText } from '../parts/words.ts';
import { useCampaign } from '../state/context.ts';
import { pageOf } from '../state/pages.ts';

/** A bargain says its price itself. */
const worthALine = (facts: readonly CampaignFact[]): readonly CampaignFact[] =>
  facts.some(({ fact }) => fact === 'bought' || fact === 'sold')
    ? facts.filter(({ fact }) => fact !== 'coupons')
    : facts;

export function Changes() {
  const { campaign } = useCampaign();
  const update = campaign.update.value;
  // The page has shown these facts already.
  const told = update === null || pageOf(update) !== null ? [] : update.facts;
  const lines = worthALine(told).map(campaignFactText);
  const back =
    update?.cause === 'undone' ? t('camp.undone') : update?.cause === 'redone' ? t('camp.redone') : '';
  const words = back === '' ? sentencesOf(lines) : back;
  return (
    <p class={`camp-news${words === '' ? ' is-empty' : ''}`} role="status">
      {words}
    </p>
  );
}
