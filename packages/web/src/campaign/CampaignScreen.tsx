/** One Campaign: the step it is at, or why it cannot be continued here now. */
import './campaign.css';
import { useSignal } from '@preact/signals';
import type { CampaignPort } from '@zonecrawl/engine/campaign';
import { useEffect, useMemo } from 'preact/hooks';
import { Elsewhere } from '../app/Elsewhere.tsx';
import { Message } from '../app/Message.tsx';
import { go } from '../app/route.ts';
import type { Session, SessionState } from '../app/session.ts';
import { useTroubleNotice } from '../app/trouble.ts';
import { Waiting } from '../app/Waiting.tsx';
import { box, loadBox } from '../game/cards.ts';
import { type Autosave, type CampaignRecord, exportCampaign } from '../saves/index.ts';
import { language } from '../settings/index.ts';
import { loadCatalogue } from '../text/catalogue.ts';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { CampaignContext } from './context.ts';
import { Exploring } from './Exploring.tsx';
import { campaignSessions } from './sessions.ts';
import { createCampaignStore } from './store.ts';

const toList = () => go({ screen: 'campaigns' });

export interface CampaignScreenProps {
  readonly id: string;
  readonly page?: 'story' | undefined;
}

export function CampaignScreen({ id, page }: CampaignScreenProps) {
  const session = useMemo(() => campaignSessions.open(id), [id]);
  useEffect(() => () => void session.close(), [session]);
  const state = session.state.value;
  switch (state.is) {
    case 'opening':
      return <Waiting text={t('camp.opening')} />;
    case 'playing':
      return <Playing port={state.port} autosave={state.autosave} page={page} />;
    case 'held':
    case 'lost':
    case 'missing':
      return (
        <Elsewhere
          is={state.is}
          name={state.is === 'held' ? state.record.name : ''}
          onTakeOver={session.takeOver}
          list={t('camp.title')}
          onList={toList}
        />
      );
    case 'broken':
      return <Broken session={session} state={state} />;
  }
}

type CampaignSession = Session<CampaignPort, CampaignRecord>;
type BrokenState = Extract<SessionState<CampaignPort, CampaignRecord>, { readonly is: 'broken' }>;

function Broken({ session, state }: { readonly session: CampaignSession; readonly state: BrokenState }) {
  const { record, trouble, problems, before } = state;
  return (
    <Message
      icon="warning"
      title={t('camp.broken')}
      text={t(`camp.import.${trouble}`)}
      details={problems}
      buttons={
        <>
          <Button onPress={toList}>{t('camp.title')}</Button>
          <Button icon="save" onPress={() => void exportCampaign(record)}>
            {t('ui.saves.export')}
          </Button>
          {before ? (
            <Button kind="primary" icon="undo" onPress={session.openBefore}>
              {t('camp.openBefore')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

interface PlayingProps {
  readonly port: CampaignPort;
  readonly autosave: Autosave<CampaignRecord>;
  readonly page: CampaignScreenProps['page'];
}

function Playing({ port, autosave, page }: PlayingProps) {
  const campaign = useMemo(() => createCampaignStore(port), [port]);
  const ready = useSignal(false);
  useTroubleNotice(autosave, exportCampaign);
  useEffect(() => {
    void Promise.all([loadBox(), loadCatalogue(language.value)]).then(() => {
      ready.value = true;
    });
    void campaign.look();
    return () => campaign.close();
  }, [campaign]);
  const update = campaign.update.value;
  if (!ready.value || update === null || box.value === null) return <Waiting text={t('camp.opening')} />;
  const { view, decision } = update;
  return (
    <CampaignContext.Provider
      value={{ campaign, record: autosave.record.value, box: box.value, view, decision }}
    >
      <Exploring page={page} />
    </CampaignContext.Provider>
  );
}
