/** The table: everything between "a game has begun" and "the Mission is over". */
import './table.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import type { GameSave } from '@zonecrawl/engine/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { loadBox } from '../game/cards.ts';
import { createGame, type Game } from '../game/store.ts';
import { Icon } from '../icons/index.ts';
import { play, soundOf } from '../sound/index.ts';
import { loadCatalogue } from '../text/catalogue.ts';
import { t, textOr } from '../text/index.ts';
import { Button, IconButton, Toast, ToastStack } from '../widgets/index.ts';
import { TableContext, useTable, useWords } from './context.ts';
import { DecisionPanel } from './decisions/DecisionPanel.tsx';
import { EndScreen } from './EndScreen.tsx';
import { factText, isSilent } from './factText.ts';
import { Inspect } from './Inspect.tsx';
import { onTableKey, useKey } from './keys.ts';
import { Log } from './Log.tsx';
import { MapView } from './MapView.tsx';
import { News } from './News.tsx';
import { onTable } from './names.ts';
import { Pda } from './Pda.tsx';
import { PlaybackPanel } from './Playback.tsx';
import { Reading } from './Reading.tsx';
import { Sheets } from './Sheets.tsx';
import { Team } from './Team.tsx';
import { TopBar, type UndoPast } from './TopBar.tsx';
import { createUi, type Pane, type Ui } from './ui.ts';
import { useLayout } from './useLayout.ts';

export interface TableProps {
  /** A port whose game has begun or was loaded; the table asks it to tell everything once more. */
  readonly port: GamePort;
  readonly language?: string;
  /** Back to the menu; the game goes on later. */
  readonly onLeave: () => void;
  /** The Mission is over and its end was read. */
  readonly onFinished: () => void;
  readonly onRules: (clause?: string) => void;
  readonly onSettings?: (() => void) | undefined;
  /** Play the same Mission again. */
  readonly onAgain?: (() => void) | undefined;
  /** A game forked from a moment of this one; without it the fork takes this game's place. */
  readonly onFork?: ((save: GameSave) => void) | undefined;
  /** Whether what was revealed may be taken back, and whether that is a question to all. */
  readonly undoPast?: UndoPast | undefined;
  /** Who plays the Stalkers, by seat; empty where nobody said. */
  readonly people?: readonly string[] | undefined;
}

const NOBODY: readonly string[] = [];

export function Table(props: TableProps) {
  const { port, language = 'en', onRules, people = NOBODY } = props;
  const ready = useSignal(false);
  const tools = useMemo(() => {
    const game = createGame(port);
    return { game, ui: createUi(game) };
  }, [port]);
  useSignalEffect(() => {
    const fact = tools.game.playback.now.value?.fact;
    const sound = fact === undefined ? undefined : soundOf(fact);
    if (sound !== undefined) play(sound);
  });
  useSignalEffect(() => {
    onTable.value = tools.game.shown.value?.view.mission ?? null;
  });
  useEffect(() => {
    void Promise.all([loadCatalogue(language), loadBox()]).then(() => {
      ready.value = true;
    });
    void tools.game.ask({ ask: 'look' });
    document.addEventListener('keydown', onTableKey);
    return () => {
      document.removeEventListener('keydown', onTableKey);
      tools.ui.close();
      tools.game.close();
    };
  }, [tools, language, ready]);
  const context = useMemo(() => ({ ...tools, onRules, people }), [tools, onRules, people]);
  if (!ready.value || tools.game.shown.value === null) return <Opening />;
  return (
    <TableContext.Provider value={context}>
      <Screen {...props} game={tools.game} ui={tools.ui} />
    </TableContext.Provider>
  );
}

function Opening() {
  return (
    <main class="t-opening" aria-busy="true">
      <Icon name="radiation" size="3rem" />
    </main>
  );
}

function Screen({ game, ui, ...props }: TableProps & { readonly game: Game; readonly ui: Ui }) {
  const layout = useLayout();
  const isWide = layout.value.includes('is-wide');
  return (
    <main class={`t-table ${layout.value} pane-${ui.pane.value}${ui.folded.value ? ' is-folded' : ''}`}>
      <h1 class="unseen">{t('table.title')}</h1>
      <TopBar onSettings={props.onSettings} undoPast={props.undoPast ?? 'ask'} />
      <aside class="t-left" aria-label={t('table.team')}>
        <Team />
        {isWide ? <Pda /> : null}
      </aside>
      <div class="t-map">
        <MapView />
        <Looking onFork={props.onFork} />
        <ToolHint />
        <Problems />
      </div>
      <aside class="t-right" aria-label={t('table.panes')}>
        <Panes />
        <div class="t-act">
          <Inspect />
          <PlaybackPanel />
          <News />
          <DecisionPanel />
        </div>
        {isWide ? null : <Pda />}
        <Log />
      </aside>
      <LiveLog />
      <Sheets onLeave={props.onLeave} onSettings={props.onSettings} />
      <Reading />
      <EndScreen onFinished={props.onFinished} onAgain={props.onAgain} />
    </main>
  );
}

const panes: readonly { readonly pane: Pane; readonly icon: 'standardAction' | 'stalker' | 'log' }[] = [
  { pane: 'act', icon: 'standardAction' },
  { pane: 'pda', icon: 'stalker' },
  { pane: 'log', icon: 'log' },
];

/** On small screens one pane at a time lies under the map, and it can be folded away. */
function Panes() {
  const { ui } = useTable();
  return (
    <div class="t-panes" role="group" aria-label={t('table.panes')}>
      {panes.map(({ pane, icon }) => (
        <button
          key={pane}
          type="button"
          class={`t-pane pane-of-${pane}`}
          aria-pressed={ui.pane.value === pane}
          onClick={() => {
            ui.folded.value = ui.pane.value === pane ? !ui.folded.value : false;
            ui.pane.value = pane;
          }}
        >
          <Icon name={icon} />
          {t(`table.pane.${pane}`)}
        </button>
      ))}
    </div>
  );
}

/** A moment of the past is on the table: said clearly, with the ways on from there. */
function Looking({ onFork }: Pick<TableProps, 'onFork'>) {
  const { game } = useTable();
  const looking = game.looking.value;
  const still = looking?.replaying === false;
  const earlier = () => void game.look(Math.max(0, (looking?.at ?? 0) - 1));
  const later = () => {
    const next = (looking?.at ?? 0) + 1;
    if (next >= (game.update.value?.at ?? 0)) game.backToNow();
    else void game.look(next);
  };
  useKey(looking === null ? undefined : 'Backspace', game.backToNow);
  useKey(still ? ',' : undefined, earlier);
  useKey(still ? '.' : undefined, later);
  if (looking === null) return null;
  const fork = async () => {
    const save = await game.fork(looking.at);
    if (save === null) return;
    if (onFork === undefined) await game.ask({ ask: 'load', save });
    else onFork(save);
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
            hotkey=","
            disabled={looking.at <= 0}
            onPress={earlier}
          />
          <IconButton icon="redo" label={t('table.looking.later')} hotkey="." onPress={later} />
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

function ToolHint() {
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

function Problems() {
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

/** What happened and what is asked, for those who listen. */
function LiveLog() {
  const { game } = useTable();
  const words = useWords();
  const decision = game.decision.value;
  if (words === null) return null;
  return (
    <div class="unseen" role="log" aria-live="polite">
      {game.fresh.value
        .filter(({ fact }) => !isSilent(fact))
        .map(({ id, fact }) => (
          <p key={id}>{factText(fact, words)}</p>
        ))}
      {decision === null ? null : (
        <p key="decision">
          {textOr('', [`decision.${decision.kind}.title`], { left: decision.about.amount ?? 0 })}
        </p>
      )}
    </div>
  );
}
