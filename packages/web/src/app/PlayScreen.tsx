/** A stored game on the table, or why it cannot be played here now. */
import type { GameSave } from '@zonecrawl/engine/game';
import { pairOf } from '@zonecrawl/engine/survival';
import { useMemo } from 'preact/hooks';
import type { StoredBots } from '../bots/storedBots.ts';
import { startWorkerPort } from '../game/port.ts';
import { exportGame, exportRunning, type Recorder, type SavedGame } from '../saves/index.ts';
import { NotSaved } from '../session/NotSaved.tsx';
import { OpeningNotice } from '../session/OpeningNotice.tsx';
import { SessionScreen, sayIfNothing } from '../session/SessionScreen.tsx';
import { openSession, type Session, type StateOf } from '../session/session.ts';
import { undoRule } from '../settings/undo.ts';
import { beginAgain, keepFork } from '../setup/begin.ts';
import { lazy } from '../shell/Lazy.tsx';
import { go, openOver } from '../shell/route.ts';
import { Table } from '../table/index.ts';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { OverTable } from './OverTable.tsx';

const SurvivalEnd = lazy(async () => (await import('../survival/index.ts')).SurvivalEnd);

const toSaves = () => go({ screen: 'saves' });
const toTitle = () => go({ screen: 'title' });
const openRules = (clause?: string) =>
  openOver({ over: 'rules', ...(clause === undefined ? {} : { clause }) });
const openSettings = () => openOver({ over: 'settings' });

export default function PlayScreen({ id }: { readonly id: string }) {
  const session = useMemo(() => openSession(id), [id]);
  return (
    <SessionScreen
      session={session}
      opening={t('ui.play.opening')}
      list={t('ui.title.load')}
      onList={toSaves}
      onExportRunning={({ port, record }) => sayIfNothing(exportRunning(record, port))}
      broken={{
        title: t('ui.play.broken'),
        text: (trouble) => t(`ui.import.${trouble}`),
        onExport: (record) => sayIfNothing(exportGame(record, startWorkerPort)),
        more: (record) => <OtherWays record={record} />,
      }}
    >
      {(playing) => <Playing session={session} state={playing} />}
    </SessionScreen>
  );
}

function Playing({ session, state }: { readonly session: Session; readonly state: StateOf<'playing'> }) {
  const { port, recorder, unsaved, notice, isEarlier } = state;
  const { leave, again, next, fork, storeBots } = useMemo(
    () => waysOut(session, recorder),
    [session, recorder],
  );
  // Looked at only once: the table must not be drawn again whenever something was written.
  const { id, setup, people, campaign, company, origin, created, mission } = recorder.record.peek();
  return (
    <>
      <Table
        port={port}
        onLeave={leave}
        onFinished={leave}
        onRules={openRules}
        onSettings={openSettings}
        onAgain={setup === null || campaign !== undefined ? undefined : again}
        inCampaign={campaign !== undefined}
        onNext={campaign === undefined && origin === undefined && pairOf(mission) === null ? next : undefined}
        onFork={fork}
        undoPast={undoRule.value === 'off' ? 'never' : undoRule.value}
        people={people}
        bots={company}
        isReplay={origin === 'replay'}
        prologueRead={campaign !== undefined}
        end={
          pairOf(mission) === null
            ? undefined
            : (view, facts) => (
                <SurvivalEnd
                  id={id}
                  setup={setup}
                  isOwn={origin === undefined}
                  began={created}
                  port={port}
                  view={view}
                  facts={facts}
                  now={Date.now}
                />
              )
        }
        onBots={storeBots}
        warning={
          <>
            <NotSaved
              unsaved={unsaved}
              onRetry={() => void port.own({ ask: 'retry' })}
              onExport={() => void sayIfNothing(exportRunning(recorder.record.peek(), port))}
            />
            <OpeningNotice notice={notice} isEarlier={isEarlier} />
          </>
        }
      />
      <OverTable />
    </>
  );
}

/** What may follow the table. */
function waysOut(session: Session, recorder: Recorder) {
  const written = (then: () => void | Promise<void>) => () => void recorder.flush().then(then);
  const { campaign } = recorder.record.peek();
  return {
    // A Mission of a Campaign returns to its Campaign.
    leave: written(
      campaign === undefined ? toTitle : () => go({ screen: 'campaign', id: campaign }, { replace: true }),
    ),
    again: written(async () => {
      await session.close();
      if (!(await beginAgain(recorder.record.value))) toSaves();
    }),
    next: {
      another: written(() => go({ screen: 'new' })),
      campaign: written(() => go({ screen: 'campaigns' })),
    },
    fork: (save: GameSave) => void keepFork(save, recorder.record.value),
    storeBots: (company: StoredBots) => recorder.note({ company }),
  };
}

/** What else can be done with a game that cannot be opened. */
function OtherWays({ record }: { readonly record: SavedGame }) {
  const { setup, campaign } = record;
  if (campaign !== undefined)
    return (
      <Button icon="map" onPress={() => go({ screen: 'campaign', id: campaign })}>
        {t('ui.title.campaign')}
      </Button>
    );
  return setup === null ? null : (
    <Button icon="redo" onPress={() => void beginAgain(record)}>
      {t('ui.saves.again')}
    </Button>
  );
}
