/** The menu of the table, and the keys that do the same. */

import type { IconName } from '../../icons/index.ts';
import { type KeyHelp, keyLabel, shownKey, singleKeys, tableHelp } from '../../keyboard/index.ts';
import { commanding } from '../../settings/table.ts';
import { t, textOf } from '../../text/index.ts';
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
      <div class="t-options t-menu">
        {entry('objective', t('table.mission.title'), sheet('mission'))}
        {entry('people', t('command.figures'), sheet('figures'))}
        {entry('watched', t('table.tool.danger'), tool('danger'))}
        {entry('range', t('table.tool.ruler'), tool('ruler'))}
        {entry('hint', t('hint.ask'), askForHint)}
        {entry('play', t('table.log.replayPhase'), () => void game.replayLastPhase())}
        {entry('rules', t('table.helpCard'), () => onRules('help'))}
        {entry('rules', t('ui.title.rules'), () => onRules())}
        {onSettings === undefined ? null : entry('settings', t('ui.title.settings'), onSettings)}
        {entry('log', t('command.open'), () => {
          commanding.value = true;
        })}
        {entry('why', t('table.keys.title'), sheet('keys'))}
        {entry('warning', t('table.report.title'), sheet('report'))}
        {entry('skip', t('table.leave.go'), sheet('leave'))}
      </div>
    </Sheet>
  );
}

/** Keys that are switched off are not told. */
const isOfUse = ({ keys, single }: KeyHelp): boolean =>
  singleKeys.value ||
  (keys === undefined ? single !== true : keys.some((key) => shownKey(key) !== undefined));

export function Keys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open title={t('table.keys.title')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <dl class="t-key-list">
        {tableHelp.filter(isOfUse).map(({ id, keys }) => (
          <div key={id}>
            <dt>
              <kbd class="z-keycap">{keys?.map(keyLabel).join(' ') ?? textOf(`table.keys.${id}.keys`)}</kbd>
            </dt>
            <dd>{textOf(`table.keys.${id}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
