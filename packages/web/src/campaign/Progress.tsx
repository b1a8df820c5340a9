/** C3 as a trail: what is behind, where the group is, what is to come. */
import { Icon, type IconName } from '../icons/index.ts';
import { t } from '../text/index.ts';
import { useCampaign } from './state/context.ts';
import { type ExplorationStep, explorationSteps, stepOf } from './state/steps.ts';

const icons: Readonly<Record<ExplorationStep, IconName>> = {
  navigate: 'map',
  contacts: 'people',
  muster: 'prepare',
  mission: 'objective',
};

export function Progress() {
  const { campaign, view, decision, record } = useCampaign();
  const read = campaign.page.value?.exploration ?? view.exploration.number;
  // While the epilogue is read, the Mission step is still the current one.
  const now = read < view.exploration.number ? 'mission' : stepOf(decision, view);
  const at = now === null ? -1 : explorationSteps.indexOf(now);
  return (
    <div class="camp-trail">
      <p class="camp-trail-name">
        <strong>{record.name}</strong>
        {now === null ? null : <span class="label">{t('camp.exploration', { number: read })}</span>}
      </p>
      {now === null ? null : (
        <ol aria-label={t('camp.progress', { at: at + 1, of: explorationSteps.length })}>
          {explorationSteps.map((step, index) => (
            <li
              key={step}
              class={index === at ? 'is-now' : index < at ? 'is-done' : ''}
              aria-current={index === at ? 'step' : undefined}
            >
              <span class="camp-trail-mark">
                <Icon name={index < at ? 'check' : icons[step]} />
              </span>
              <span class="camp-trail-word">{t(`camp.step.${step}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
