/** What lies over the map: a moment of the past, what a tool shows, and what went wrong. */

import type { GameSave } from '@zonecrawl/engine/game';
import { Icon } from '../../icons/index.ts';
import { pastKeys, useKey } from '../../keyboard/index.ts';
import { t, textOr } from '../../text/index.ts';
import { Button, IconButton, Toast, ToastStack } from '../../widgets/index.ts';
import { useTable } from '../state/context.ts';

/** A moment of the past is on the table: said clearly, with the ways on from there. */
export function Looking({ onFork }: { readonly onFork: (save: GameSave) => void }) {
  const { game } = useTable();
  const looking = game.looking.value;
  const still = looking?.replaying === false;
  const earlier = () => void game.look(Math.max(0, (looking?.at ?? 0) - 1));
  const later = () => {
    const next = (looking?.at ?? 0) + 1;
    if (next >= (game.update.value?.at ?? 0)) game.backToNow();
    else void game.look(next);
  };
  useKey('table', looking === null ? undefined : pastKeys.backToNow, game.backToNow);
  useKey('table', still ? pastKeys.earlier : undefined, earlier);
  useKey('table', still ? pastKeys.later : undefined, later);
  if (looking === null) return null;
  const fork = async () => {
    const save = await game.fork(looking.at);
    if (save !== null) onFork(save);
  };
  return (
    <div class="t-looking" role="status">
      <p>
        <Icon name="clock" size="1.3rem" />
        {t(looking.replaying ? 'table.looking.replay' : 'table.looking.at', { input: looking.at })}
      </p>
      {looking.replaying ? null : (
        <>
          <IconButton
            icon="undo"
            label={t('table.looking.earlier')}
            hotkey={pastKeys.earlier}
            disabled={looking.at <= 0}
            onPress={earlier}
          />
          <IconButton icon="redo" label={t('table.looking.later')} hotkey={pastKeys.later} onPress={later} />
        </>
      )}
      <Button kind="primary" size="small" icon="skip" onPress={game.backToNow}>
        {t('table.looking.back')}
      </Button>
      {looking.replaying ? null : (
        <>
          <Button
            size="small"
            icon="play"
            onPress={() => void game.replay(game.log.value.filter(({ input }) => input > looking.at))}
          >
            {t('table.looking.replayFrom')}
          </Button>
          <Button size="small" icon="redo" onPress={() => void fork()}>
            {t('table.looking.fork')}
          </Button>
        </>
      )}
    </div>
  );
}

export function ToolHint() {
  const { ui } = useTable();
  const tool = ui.tool.value;
  if (tool === 'none') return null;
  return (
    <div class="t-tool-hint" role="status">
      <Icon name={tool === 'danger' ? 'sight' : 'range'} />
      {t(
        tool === 'ruler' && ui.rulerFrom.value === null ? 'table.tool.rulerHint' : `table.tool.${tool}Shown`,
      )}
      <IconButton
        icon="close"
        kind="quiet"
        label={t('ui.button.close')}
        onPress={() => {
          ui.tool.value = 'none';
        }}
      />
    </div>
  );
}

export function Problems() {
  const { game } = useTable();
  const problem = game.problem.value;
  return (
    <ToastStack>
      {problem === null ? null : (
        <Toast tone="danger" closeLabel={t('ui.button.close')} onClose={game.dismissProblem}>
          {textOr(problem.key, [`table.problem.${problem.key}`])}
          {problem.detail === undefined || problem.detail === '' ? null : (
            <details>
              <summary>{t('table.problem.detail')}</summary>
              <code>{problem.detail}</code>
            </details>
          )}
        </Toast>
      )}
    </ToastStack>
  );
}
