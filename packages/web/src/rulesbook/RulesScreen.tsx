import { go } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { t } from '../text/index.ts';
import { Rulebook } from './Rulebook.tsx';

export function RulesScreen({ clause }: { readonly clause?: string | undefined }) {
  return (
    <Screen title={t('ui.title.rules')} narrow>
      <Rulebook
        clause={clause}
        onOpen={(next) => go({ screen: 'rules', ...(next === undefined ? {} : { clause: next }) })}
      />
    </Screen>
  );
}
