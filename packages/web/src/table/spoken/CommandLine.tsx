/** The command line: what can be typed instead of pointed at, with completions, and a way to the list of figures. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useMemo } from 'preact/hooks';
import { shownKey, tableKeys, useKey } from '../../keyboard/index.ts';
import { commanding } from '../../settings/table.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { useTable, useWords } from '../state/context.ts';
import { createCommands } from './commands.ts';
import { completionsOf } from './completions.ts';

/** The way there for whoever comes by keyboard: the first stop of the page, in sight only with the focus. */
export function CommandLink() {
  const open = () => {
    commanding.value = true;
    focusLine();
  };
  useKey('table', tableKeys.command, open);
  return (
    <button
      type="button"
      class="t-command-link"
      aria-keyshortcuts={shownKey(tableKeys.command)}
      onClick={open}
    >
      {t('command.open')}
    </button>
  );
}

const LINE = 'command-line';

function focusLine(): void {
  document.getElementById(LINE)?.focus();
}

export function CommandLine() {
  if (!commanding.value) return null;
  return <Line />;
}

function Line() {
  const tools = useTable();
  const words = useWords();
  const line = useSignal('');
  const list = useId();
  const commands = useMemo(() => createCommands(tools), [tools]);
  const { game, ui } = tools;
  useLayoutEffect(focusLine, []);
  // A menu that is open until now holds the focus, and gives it back to its button first.
  useEffect(focusLine, []);
  const { decision, beginning } = game;
  // Where a Turn may begin one also may pass.
  const first = beginning.value;
  const all = first && { ...first.first, options: [...first.asked.options, ...first.first.options] };
  const offers =
    words === null ? [] : completionsOf(line.value, all ?? decision.value, words, ui.around.value);
  return (
    <form
      class="t-command"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = line.value;
        line.value = '';
        void commands.run(typed);
      }}
    >
      <label class="unseen" for={LINE}>
        {t('command.label')}
      </label>
      <input
        id={LINE}
        data-goes-on
        class="t-command-field read"
        value={line.value}
        list={list}
        maxLength={80}
        placeholder={t('command.label')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby={`${list}-hint`}
        onInput={(event) => {
          line.value = event.currentTarget.value;
        }}
      />
      <datalist id={list}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
      <IconButton
        icon="people"
        label={t('command.figures')}
        onPress={() => {
          ui.sheet.value = 'figures';
        }}
      />
      <IconButton
        icon="close"
        kind="quiet"
        label={t('command.close')}
        onPress={() => {
          commanding.value = false;
        }}
      />
      <p class="t-command-hint" id={`${list}-hint`}>
        {t('command.hint')}
      </p>
    </form>
  );
}
