import { Screen } from '../shell/Screen.tsx';
import { t } from '../text/index.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

export function SettingsScreen() {
  return (
    <Screen title={t('ui.title.settings')} narrow>
      <SettingsPanel />
    </Screen>
  );
}
