/** One line under the top bar that always says what to do next; a press shows where, or the whole Mission. */
import { Icon } from '../icons/index.ts';
import { t } from '../text/index.ts';
import { aimText } from '../words/pins.ts';
import { useTable } from './state/context.ts';

export function Next() {
  const { game, ui } = useTable();
  const view = game.shown.value?.view;
  if (view === undefined) return null;
  const { aim } = view;
  const text = aimText(view);
  if (text === '') return null;
  const spaces = aim?.spaces ?? [];
  return (
    <button
      type="button"
      class="t-next"
      title={t(spaces.length > 0 ? 'table.next.show' : 'table.mission.title')}
      onClick={() => {
        if (spaces.length > 0) ui.lookAt.value = { spaces, centre: true, marked: true };
        else ui.sheet.value = 'mission';
      }}
    >
      <Icon name="objective" />
      <b class="label">{t('table.next.label')}</b>
      <span>
        {text} {aim?.progress ? t('table.next.progress', aim.progress) : null}
      </span>
    </button>
  );
}
