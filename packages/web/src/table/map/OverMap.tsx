/** A moment of the past, and what lies over the map: what a tool shows, and what went wrong. */

import type { GameSave } from '@zonecrawl/engine/game';
import { useRef } from 'preact/hooks';
import { Icon } from '../../icons/index.ts';
import { pastKeys, useKey } from '../../keyboard/index.ts';
import { t, textOr } from '../../text/index.ts';
import { Button, IconButton, Toast, ToastStack } from '../../widgets/index.ts';
import { useTable } from '../state/context.ts';

interface LookingProps {
  readonly onFork: ((save: GameSave) => void) | undefined;
  /** The whole game is one. */
  readonly isReplay: boolean;
}

/** A moment of the past is on the table: said clearly, with the ways on from there. */
export function Looking({ onFork, isReplay }: LookingProps) {
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
    if (save !== null) onFork?.(save);
  };
  return (
    <div class="t-looking">
      <p role="status">
        <Icon name="clock" size="1.3rem" />
        {looking.replaying
          ? t('table.looking.replay')
          : isReplay
            ? t('table.looking.atReplay', { at: looking.at, of: game.update.value?.at ?? 0 })
            : t('table.looking.at')}
      </p>
      <Scrubber />
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
        {t(isReplay ? 'table.looking.toEnd' : 'table.looking.back')}
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
          {onFork === undefined ? null : (
            <Button size="small" icon="redo" onPress={() => void fork()}>
              {t('table.looking.fork')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Milliseconds between two moments that are asked for: a room's server plays each again, and answers no more. */
const PACE = 110;

/** The whole game as a slider; it moves along with a replay, and the log goes with it. */
function Scrubber() {
  const { game } = useTable();
  const wanted = useRef<number | null>(null);
  const isAsking = useRef(false);
  const last = game.update.value?.at ?? 0;
  const at = Math.min(game.playback.now.value?.input ?? game.looking.value?.at ?? last, last);
  /** One moment at a time: of those passed on the way only the newest is asked for. */
  const goTo = async (moment: number) => {
    wanted.current = moment;
    if (isAsking.current) return;
    isAsking.current = true;
    while (wanted.current !== null) {
      const next: number = wanted.current;
      wanted.current = null;
      await game.look(next);
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    isAsking.current = false;
  };
  const text = t('table.looking.moment', { at, of: last });
  return (
    <span class="t-scrubber">
      <input
        type="range"
        aria-label={t('table.looking.scrub')}
        aria-valuetext={text}
        min={0}
        max={last}
        value={at}
        onInput={(event) => void goTo(event.currentTarget.valueAsNumber)}
      />
      <output class="read">{text}</output>
    </span>
  );
}

export function ToolHint() {
  const { ui } = useTable();
  const tool = ui.tool.value;
  if (tool === 'none') return null;
  return (
    <div class="t-tool-hint">
      <Icon name={tool === 'danger' ? 'watched' : 'range'} />
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

/** Problems that are the program's own. */
const WORTH_REPORTING: ReadonlySet<string> = new Set(['ruleFailed', 'stopped', 'gaveUp']);

export function Problems() {
  const { game, ui } = useTable();
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
          {WORTH_REPORTING.has(problem.key) ? (
            <Button
              size="small"
              onPress={() => {
                ui.sheet.value = 'report';
              }}
            >
              {t('table.report.title')}
            </Button>
          ) : null}
        </Toast>
      )}
    </ToastStack>
  );
}
