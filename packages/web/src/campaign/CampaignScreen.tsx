/** One Campaign: the step it is at, or why it cannot be continued here now. */
import './campaign.css';
import { useSignal } from '@preact/signals';
import type { CampaignPort } from '@zonecrawl/engine/campaign';
import { useEffect, useMemo } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { exportCampaign, exportRunningCampaign, type SavedCampaign } from '../saves/index.ts';
import { NotSaved } from '../session/NotSaved.tsx';
import { OpeningNotice } from '../session/OpeningNotice.tsx';
import { SessionScreen, sayIfNothing } from '../session/SessionScreen.tsx';
import type { Playing as PlayingState } from '../session/session.ts';
import { go } from '../shell/route.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { campaignPorts } from './begin.ts';
import { Exploring } from './Exploring.tsx';
import { campaignSessions } from './sessions.ts';
import { CampaignContext } from './state/context.ts';
import { createCampaignStore } from './state/store.ts';

const toList = () => go({ screen: 'campaigns' });

const exportNow = ({ port, record }: { readonly port: CampaignPort; readonly record: SavedCampaign }) =>
  sayIfNothing(exportRunningCampaign(record, port, startWorkerPort));

export interface CampaignScreenProps {
  readonly id: string;
  readonly page?: 'story' | undefined;
}

export function CampaignScreen({ id, page }: CampaignScreenProps) {
  const session = useMemo(() => campaignSessions.open(id), [id]);
  const readable = useSignal(false);
  useEffect(() => {
    void loadCatalogue().then(() => {
      readable.value = true;
    });
  }, [readable]);
  if (!readable.value) return <Waiting />;
  return (
    <SessionScreen
      session={session}
      opening={t('camp.opening')}
      list={t('camp.title')}
      onList={toList}
      onExportRunning={exportNow}
      broken={{
        title: t('camp.broken'),
        text: (trouble) => t(`camp.import.${trouble}`),
        onExport: (record) => sayIfNothing(exportCampaign(record, campaignPorts)),
      }}
    >
      {(state) => <Playing state={state} page={page} />}
    </SessionScreen>
  );
}

interface PlayingProps {
  readonly state: PlayingState<CampaignPort, SavedCampaign>;
  readonly page: CampaignScreenProps['page'];
}

function Playing({ state, page }: PlayingProps) {
  const { port, recorder, unsaved, notice, isEarlier } = state;
  const campaign = useMemo(() => createCampaignStore(port), [port]);
  const ready = useSignal(false);
  useEffect(() => {
    void loadBox().then(() => {
      ready.value = true;
    });
    void campaign.look();
    return () => campaign.close();
  }, [campaign]);
  const update = campaign.update.value;
  if (!ready.value || update === null || box.value === null) return <Waiting text={t('camp.opening')} />;
  const { view, decision } = update;
  const warning = (
    <>
      <NotSaved
        unsaved={unsaved}
        onRetry={() => void port.own({ ask: 'retry' })}
        onExport={() => void exportNow({ port, record: recorder.record.peek() })}
      />
      <OpeningNotice notice={notice} isEarlier={isEarlier} />
    </>
  );
  const { note } = recorder;
  const { id } = recorder.record.peek();
  const ways = useMemo(
    () => ({
      leave: toList,
      toStory: () => go({ screen: 'campaign', id, page: 'story' }),
      toNow: () => go({ screen: 'campaign', id }, { replace: true }),
    }),
    [id],
  );
  return (
    <CampaignContext.Provider
      value={{ campaign, record: recorder.record.value, note, ways, box: box.value, view, decision, warning }}
    >
      <Exploring page={page} />
    </CampaignContext.Provider>
  );
}
