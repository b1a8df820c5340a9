/** The table: everything between "a game has begun" and "the Mission is over". */
import './table.css';
import { signal, useSignal, useSignalEffect } from '@preact/signals';
import type { GameSave } from '@zonecrawl/engine/game';
import type { GamePort } from '@zonecrawl/engine/host';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { MapTools } from '../board/index.ts';
import { type BotClient, createBotClient } from '../bots/botClient.ts';
import { type BotController, createBotController } from '../bots/botController.ts';
import { createHints } from '../bots/hints.ts';
import { NO_BOTS, type StoredBots } from '../bots/storedBots.ts';
import { undoPastBots } from '../bots/undoPastBots.ts';
import { OpenRules } from '../cards/RichText.tsx';
import { loadBox } from '../game/cards.ts';
import { createGame, type Game } from '../game/store.ts';
import { Icon } from '../icons/index.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { usePlace } from '../shell/title.ts';
import { startAmbience } from '../sound/ambience.ts';
import { soundOf } from '../sound/facts.ts';
import { play } from '../sound/play.ts';
import { t } from '../text/index.ts';
import { loadTextsOf } from '../words/load.ts';
import { missionName, onTable, stalkersOut } from '../words/names.ts';
import { Coach } from './coach/Coach.tsx';
import { DecisionPanel } from './decisions/DecisionPanel.tsx';
import { EndScreen, type EndScreenProps } from './EndScreen.tsx';
import { BotBar } from './hint/BotBar.tsx';
import { HintButton } from './hint/HintButton.tsx';
import { HintPanel } from './hint/HintPanel.tsx';
import { Caption } from './log/Caption.tsx';
import { Log } from './log/Log.tsx';
import { PlaybackPanel } from './log/Playback.tsx';
import { Reading } from './log/Reading.tsx';
import { Summary } from './log/Summary.tsx';
import { Inspect } from './map/Inspect.tsx';
import { MapView } from './map/MapView.tsx';
import { Looking, Problems, ToolHint } from './map/OverMap.tsx';
import { Next } from './Next.tsx';
import { Pda } from './pda/Pda.tsx';
import { Team } from './pda/Team.tsx';
import { Sheets } from './sheets/Sheets.tsx';
import { CommandLine, CommandLink } from './spoken/CommandLine.tsx';
import { Speech } from './spoken/Speech.tsx';
import { TableContext, useTable } from './state/context.ts';
import { isTight, layoutClasses } from './state/layout.ts';
import { markHints } from './state/marks.ts';
import { createUi, type Pane, type Ui } from './state/ui.ts';
import { TopBar, type UndoPast } from './TopBar.tsx';
import { Tray } from './tray/Tray.tsx';

export interface TableProps {
  /** A port whose game has begun or was loaded; the table asks it to tell everything once more. */
  readonly port: GamePort;
  /** Back to the menu; the game goes on later. */
  readonly onLeave: () => void;
  /** The Mission is over and its end was read. */
  readonly onFinished: () => void;
  readonly onRules: (clause?: string) => void;
  readonly onSettings?: (() => void) | undefined;
  /** Play the same Mission again. */
  readonly onAgain?: (() => void) | undefined;
  /** The Mission belongs to a Campaign, and that goes on. */
  readonly inCampaign?: boolean | undefined;
  /** What to play after it. */
  readonly onNext?: EndScreenProps['onNext'];
  /** A game forked from a moment of this one. */
  readonly onFork?: ((save: GameSave) => void) | undefined;
  /** Whether what was revealed may be taken back, and whether that is a question to all. */
  readonly undoPast?: UndoPast | undefined;
  /** The names of the players, by seat; empty if not given. */
  readonly people?: readonly string[] | undefined;
  /** Which seats bots play as it begins; later changes are told. */
  readonly bots?: StoredBots | undefined;
  readonly onBots?: ((bots: StoredBots) => void) | undefined;
  /** It was played elsewhere: it is shown from its beginning, to be stepped through. */
  readonly isReplay?: boolean | undefined;
  /** Its Prologue was read before: it is not shown again. */
  readonly prologueRead?: boolean | undefined;
  /** What a kind of game adds to its end. */
  readonly end?: EndScreenProps['more'];
  /** Bots that are elsewhere: the page's own are not started then. */
  readonly company?: ((game: Game) => Company) | undefined;
  /** What must be said as long as it is so, over the map. */
  readonly warning?: ComponentChildren;
  /** Under the top bar: who else is at the table. */
  readonly strip?: ComponentChildren;
}

/** Bots in seats, and advice for people. */
export interface Company {
  readonly controller: BotController;
  readonly client: BotClient;
}

const NOBODY: readonly string[] = [];

export function Table(props: TableProps) {
  const { port, onRules, people = NOBODY } = props;
  const ready = useSignal(false);
  const tools = useMemo(() => toolsFor(props), [port]);
  useSignalEffect(() => {
    const fact = tools.game.playback.now.value?.fact;
    const sound = fact === undefined ? undefined : soundOf(fact);
    if (sound !== undefined) play(sound);
  });
  useEffect(startAmbience, []);
  useSignalEffect(() => {
    const view = tools.game.shown.value?.view;
    onTable.value = view?.mission ?? null;
    stalkersOut.value = view?.stalkers.length ?? null;
  });
  const mission = tools.game.shown.value?.view.mission.id;
  useEffect(() => {
    if (mission === undefined) return;
    void Promise.all([loadTextsOf(mission), loadBox()]).then(async () => {
      if (props.isReplay === true) await tools.game.look(0);
      ready.value = true;
    });
  }, [mission, tools, ready]);
  useEffect(() => {
    // Wanted for any Mission.
    void loadCatalogue();
    void tools.game.ask({ ask: 'look' });
    return () => {
      tools.putAway();
      tools.ui.close();
      tools.game.close();
    };
  }, [tools, ready]);
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

function toolsFor(props: TableProps) {
  const { port, bots: kept = NO_BOTS, onBots = () => undefined, company = ownCompany } = props;
  const answered = signal(kept.answered);
  const game = createGame(port, (undo, at) => undoPastBots(undo, at, answered.value));
  const { controller: bots, client } = company(game);
  function ownCompany(): Company {
    const thinking = createBotClient(port);
    return {
      client: thinking,
      controller: createBotController({ game, client: thinking, kept, answered, onChange: onBots }),
    };
  }
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
  const layout = ui.layout.value;
  const mission = game.shown.value?.view.mission.id;
  usePlace(mission === undefined ? undefined : missionName(mission));
  const isWide = layout.shape === 'wide';
  // Where there is little room the hint takes the place of the next step: it lies over no space.
  const tight = isTight(layout);
  // Nor does the past: it stands by the log, or in the head where it would leave the log no room.
  const isPastInHead = layout.isShort && layout.shape !== 'small';
  const past = <Looking onFork={props.onFork} isReplay={props.isReplay === true} />;
  const isPast = game.looking.value !== null;
  return (
    <main
      class={`t-table ${layoutClasses(layout)} pane-${ui.pane.value}${ui.folded.value ? ' is-folded' : ''}`}
    >
      <h1 class="unseen">{t('table.title')}</h1>
      <CommandLink />
      <div class="t-head">
        <TopBar onSettings={props.onSettings} undoPast={props.undoPast ?? 'ask'} />
        {isPastInHead ? past : null}
        {tight && ui.tool.value !== 'none' ? <ToolHint /> : isPastInHead && isPast ? null : <Next />}
        {props.strip}
      </div>
      <aside class="t-left" aria-label={t('table.team')}>
        <Team />
        {isWide ? <Pda /> : null}
      </aside>
      <div class="t-map">
        <MapView />
        <div class="t-warnings">{props.warning}</div>
        <Caption />
        {tight ? null : <ToolHint />}
        <Problems />
      </div>
      <Coach onLeave={props.onLeave} />
      <aside class="t-right" aria-label={t('table.panes')}>
        <Panes />
        {isPastInHead ? null : past}
        <CommandLine />
        <Speech />
        <div class="t-act">
          <Tray />
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
      <Told />
      <Sheets onLeave={props.onLeave} onSettings={props.onSettings} />
      <Reading prologueRead={props.prologueRead === true} />
      <EndScreen {...props} more={props.end} />
    </main>
  );
}

const panes: readonly { readonly pane: Pane; readonly icon: 'standardAction' | 'stalker' | 'log' }[] = [
  { pane: 'act', icon: 'standardAction' },
  { pane: 'pda', icon: 'stalker' },
  { pane: 'log', icon: 'log' },
];

/** On small screens one pane at a time lies under the map, and it can be folded away; the map's tools are here, too. */
function Panes() {
  const { ui, hints } = useTable();
  const controls = ui.mapControls.value;
  const press = (pane: Pane) => {
    const isOpen = ui.pane.value === pane;
    // Who presses Act while a hint lies over it wants to act.
    if (isOpen && pane === 'act' && hints.shown.value !== null && isTight(ui.layout.value)) hints.close();
    else ui.folded.value = isOpen && !ui.folded.value;
    ui.pane.value = pane;
  };
  return (
    <div class="t-panes" role="group" aria-label={t('table.panes')}>
      {panes.map(({ pane, icon }) => (
        <button
          key={pane}
          type="button"
          class={`t-pane pane-of-${pane}`}
          aria-pressed={ui.pane.value === pane}
          onClick={() => press(pane)}
        >
          <Icon name={icon} />
          {t(`table.pane.${pane}`)}
        </button>
      ))}
      <HintButton place="panes" />
      {controls === null || !isTight(ui.layout.value) ? null : <MapTools view={controls} />}
    </div>
  );
}

/** How far the game is that the table shows, for whoever compares it with what is kept. */
function Told() {
  const { game } = useTable();
  return <data class="told" value={String(game.update.value?.number ?? 0)} hidden />;
}
