/** The code of the chosen game: whoever plays it meets the same cards and draws. */
import type { Box } from '@zonecrawl/engine/model';
import { lostTerritories } from '../newgame/index.ts';
import { addressOf } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { Button, Switch } from '../widgets/index.ts';
import { chooseOther, code } from './choice.ts';
import { copy, linkTo } from './share.ts';

export function CodeBox({ there }: { readonly there: Box }) {
  const address = () => linkTo(addressOf({ route: { screen: 'survival', code: code.value }, over: null }));
  return (
    <section class="zs-code">
      <h2 class="label">{t('survival.code.title')}</h2>
      <output class="zs-code-letters read">{code.value}</output>
      <p class="z-hint">{t('survival.code.hint')}</p>
      <div class="zs-code-keys">
        <Button size="small" icon="redo" onPress={() => chooseOther(there, {})}>
          {t('ui.new.seedNew')}
        </Button>
        <Button size="small" icon="online" onPress={() => void copy(address(), t('ui.new.copied'))}>
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
    </section>
  );
}
