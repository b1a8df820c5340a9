import { LONGEST_SEED, newSeed, tidySeed } from '../setup/seed.ts';
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';
import { Button, Switch, TextField } from '../widgets/index.ts';
import { lostTerritories, meleeReaction, mission, seed } from './draft.ts';

/** The seed and house rules: for those who look for them. */
export function Terms() {
  const share = async () => {
    const address = `${location.origin}${location.pathname}#/new/${mission.value}/${seed.value}`;
    try {
      await navigator.clipboard.writeText(address);
      notify(t('ui.new.copied'), { tone: 'good' });
    } catch {
      notify(address);
    }
  };
  return (
    <details class="new-terms">
      <summary>{t('ui.new.more')}</summary>
      <div class="new-terms-body">
        <div class="new-seed">
          <TextField
            label={t('ui.new.seed')}
            hint={t('ui.new.seedHint')}
            value={seed.value}
            code
            longest={LONGEST_SEED}
            onInput={(text) => {
              seed.value = tidySeed(text) || newSeed();
            }}
          />
          <Button
            size="small"
            icon="redo"
            onPress={() => {
              seed.value = newSeed();
            }}
          >
            {t('ui.new.seedNew')}
          </Button>
          <Button size="small" icon="online" onPress={() => void share()}>
            {t('ui.new.share')}
          </Button>
        </div>
        <Switch
          label={t('ui.new.lostTerritories')}
          hint={t('ui.new.lostTerritoriesHint')}
          on={lostTerritories.value}
          onChange={(on) => {
            lostTerritories.value = on;
          }}
        />
        <Switch
          label={t('ui.new.melee')}
          hint={t('ui.new.meleeHint')}
          on={meleeReaction.value}
          onChange={(on) => {
            meleeReaction.value = on;
          }}
        />
      </div>
    </details>
  );
}
