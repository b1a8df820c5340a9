/** The menu of the table, and the keys that do the same. */

import type { IconName } from '../../icons/index.ts';
import { keyLabel, tableHelp } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { Sheet } from '../../widgets/index.ts';
import { useAsking } from '../hint/HintButton.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable } from '../state/context.ts';
import type { SheetName, Tool } from '../state/ui.ts';

interface MenuProps {
  readonly onClose: () => void;
  readonly onSettings: (() => void) | undefined;
}

/** Everything of the top bar that a small screen has no room for, and the exit. */
export function Menu({ onClose, onSettings }: MenuProps) {
  const { game, ui, onRules } = useTable();
  const askForHint = useAsking();
  const entry = (icon: IconName, title: string, act: () => void) => (
    <OptionButton
      icon={icon}
      title={title}
      onPress={() => {
        onClose();
        act();
      }}
    />
  );
  const tool = (which: Tool) => () => {
    ui.tool.value = ui.tool.value === which ? 'none' : which;
  };
  const sheet = (which: SheetName) => () => {
    ui.sheet.value = which;
  };
  return (
    <Sheet open title={t('table.menu')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <div class="t-options">
        {entry('objective', t('table.mission.title'), sheet('mission'))}
        {entry('sight', t('table.tool.danger'), tool('danger'))}
        {entry('range', t('table.tool.ruler'), tool('ruler'))}
        {entry('hint', t('hint.ask'), askForHint)}
        {entry('play', t('table.log.replayPhase'), () => void game.replayLastPhase())}
        {entry('rules', t('ui.title.rules'), () => onRules())}
        {onSettings === undefined ? null : entry('settings', t('ui.title.settings'), onSettings)}
        {entry('why', t('table.keys.title'), sheet('keys'))}
        {entry('skip', t('table.leave.title'), sheet('leave'))}
      </div>
    </Sheet>
  );
}

export function Keys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open title={t('table.keys.title')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <dl class="t-key-list">
        {tableHelp.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              <kbd class="z-keycap">{keys?.map(keyLabel).join(' ') ?? t(`table.keys.${id}.keys`)}</kbd>
            </dt>
            <dd>{t(`table.keys.${id}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
