/** Rules and settings over a running game: the table stays as it is below. */

import { lazy } from '../shell/Lazy.tsx';
import { closeOver, openOver, over } from '../shell/route.ts';
import { usePlace } from '../shell/title.ts';
import { t } from '../text/index.ts';
import { Sheet } from '../widgets/index.ts';
import { bringRules } from './bringRules.ts';

const Rulebook = lazy(async () => (await bringRules()).Rulebook);
const SettingsPanel = lazy(async () => (await import('../settings/SettingsPanel.tsx')).SettingsPanel);

export function OverTable() {
  const now = over.value;
  return now === null ? null : <Over now={now} />;
}

function Over({ now }: { readonly now: NonNullable<typeof over.value> }) {
  const title = t(now.over === 'rules' ? 'ui.title.rules' : 'ui.title.settings');
  usePlace(title);
  return (
    <Sheet open title={title} closeLabel={t('ui.button.close')} onClose={closeOver}>
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
