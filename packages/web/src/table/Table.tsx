/** The table: everything between "a game has begun" and "the Mission is over". */
import './table.css';
import { signal, useSignal, useSignalEffect } from '@preact/signals';
import type { GameSave } from '@zonecrawl/engine/game';
import type { GamePort } from '@zonecrawl/engine/host';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { createBotClient } from '../bots/botClient.ts';
import { createBotController } from '../bots/botController.ts';
import { createHints } from '../bots/hints.ts';
import { NO_BOTS, type StoredBots } from '../bots/storedBots.ts';
import { undoPastBots } from '../bots/undoPastBots.ts';
import { OpenRules } from '../cards/RichText.tsx';
import { loadBox } from '../game/cards.ts';
import { createGame, type Game } from '../game/store.ts';
import { Icon } from '../icons/index.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { soundOf } from '../sound/facts.ts';
import { play } from '../sound/play.ts';
import { t, textOr } from '../text/index.ts';
import { factText, isSilent } from '../words/facts.ts';
import { onTable } from '../words/names.ts';
import { Coach } from './coach/Coach.tsx';
import { DecisionPanel } from './decisions/DecisionPanel.tsx';
import { EndScreen } from './EndScreen.tsx';
import { BotBar } from './hint/BotBar.tsx';
import { HintButton } from './hint/HintButton.tsx';
import { HintPanel } from './hint/HintPanel.tsx';
import { Log } from './log/Log.tsx';
import { PlaybackPanel } from './log/Playback.tsx';
import { Reading } from './log/Reading.tsx';
import { Summary } from './log/Summary.tsx';
import { Inspect } from './map/Inspect.tsx';
import { MapView } from './map/MapView.tsx';
import { Looking, Problems, ToolHint } from './map/OverMap.tsx';
import { Pda } from './pda/Pda.tsx';
import { Team } from './pda/Team.tsx';
import { Sheets } from './sheets/Sheets.tsx';
import { TableContext, useTable, useWords } from './state/context.ts';
import { markHints } from './state/marks.ts';
import { createUi, type Pane, type Ui } from './state/ui.ts';
import { TopBar, type UndoPast } from './TopBar.tsx';
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
  /** A game forked from a moment of this one. */
  readonly onFork: (save: GameSave) => void;
  /** Whether what was revealed may be taken back, and whether that is a question to all. */
  readonly undoPast?: UndoPast | undefined;
  /** The names of the players, by seat; empty if not given. */
  readonly people?: readonly string[] | undefined;
  /** Which seats bots play as it begins; later changes are told. */
  readonly bots?: StoredBots | undefined;
  readonly onBots?: ((bots: StoredBots) => void) | undefined;
  /** What must be said as long as it is so, over the map. */
  readonly warning?: ComponentChildren;
}

const NOBODY: readonly string[] = [];

export function Table(props: TableProps) {
  const { port, language = 'en', onRules, people = NOBODY } = props;
  const ready = useSignal(false);
  const tools = useMemo(() => toolsFor(props), [port]);
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
    return () => {
      tools.putAway();
      tools.ui.close();
      tools.game.close();
    };
  }, [tools, language, ready]);
  const context = useMemo(() => ({ ...tools, onRules, people }), [tools, onRules, people]);
  if (!ready.value || tools.game.shown.value === null) return <Opening />;
  return (
    <TableContext.Provider value={context}>
      <OpenRules.Provider value={onRules}>
        <Screen {...props} game={tools.game} ui={tools.ui} />
      </OpenRules.Provider>
    </TableContext.Provider>
  );
}

function toolsFor({ port, bots: kept = NO_BOTS, onBots = () => undefined }: TableProps) {
  const answered = signal(kept.answered);
  const game = createGame(port, (undo, at) => undoPastBots(undo, at, answered.value));
  const client = createBotClient(port);
  const bots = createBotController({ game, client, kept, answered, onChange: onBots });
  const hints = createHints(game, client);
  const unmark = markHints(game, hints);
  const putAway = () => {
    unmark();
    hints.stop();
    bots.close();
    client.close();
  };
  return { game, ui: createUi(game), bots, hints, putAway };
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
        <div class="t-warnings">{props.warning}</div>
        <Looking onFork={props.onFork} />
        <ToolHint />
        <Problems />
      </div>
      <Coach onLeave={props.onLeave} />
      <aside class="t-right" aria-label={t('table.panes')}>
        <Panes />
        <div class="t-act">
          <Inspect />
          <HintPanel />
          <BotBar />
          <PlaybackPanel />
          <Summary />
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
      <HintButton place="panes" />
    </div>
  );
}

/** What happened and what is asked, for those who listen. */
function LiveLog() {
  const { game, bots } = useTable();
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
      {decision === null || bots.acting.value !== null ? null : (
        <p key="decision">
          {textOr('', [`decision.${decision.kind}.title`], { left: decision.about.amount ?? 0 })}
        </p>
      )}
    </div>
  );
}
