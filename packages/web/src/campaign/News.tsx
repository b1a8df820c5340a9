/** What the last input changed, in a line or two: seen, and read aloud. */
import { t } from '../text/index.ts';
import { useCampaign } from './context.ts';
import { factText } from './words.ts';

export function News() {
  const { campaign } = useCampaign();
  const update = campaign.update.value;
  // A page tells it all itself.
  const told = campaign.page.value !== null || update === null ? [] : update.facts;
  const lines = told.map(factText).filter((line) => line !== '');
  const back =
    update?.cause === 'undone' ? t('camp.undone') : update?.cause === 'redone' ? t('camp.redone') : '';
  const words = back === '' ? lines.join(' ') : back;
  return (
    <p class={`camp-news${words === '' ? ' is-empty' : ''}`} role="status">
      {words}
    </p>
  );
}
