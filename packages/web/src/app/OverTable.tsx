/** Rules and settings over a running game: the table stays as it is below. */

import { lazy } from '../shell/Lazy.tsx';
import { closeOver, openOver, over } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { Sheet } from '../widgets/index.ts';
import { bringRules } from './bringRules.ts';

const Rulebook = lazy(async () => (await bringRules()).Rulebook);
const SettingsPanel = lazy(async () => (await import('../settings/SettingsPanel.tsx')).SettingsPanel);

export function OverTable() {
  const now = over.value;
  if (now === null) return null;
  return (
    <Sheet
      open
      title={t(now.over === 'rules' ? 'ui.title.rules' : 'ui.title.settings')}
      closeLabel={t('ui.button.close')}
      onClose={closeOver}
    >
      {now.over === 'rules' ? (
        <Rulebook
          clause={now.clause}
          onOpen={(clause) => openOver({ over: 'rules', ...(clause === undefined ? {} : { clause }) })}
        />
      ) : (
        <SettingsPanel />
      )}
    </Sheet>
  );
}
