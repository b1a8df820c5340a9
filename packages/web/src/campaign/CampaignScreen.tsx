/** One Campaign: the step it is at, or why it cannot be continued here now. */
import './campaign.css';
import { useSignal } from '@preact/signals';
import type { CampaignPort } from '@zonecrawl/engine/campaign';
import { useEffect, useMemo } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { language } from '../language/language.ts';
import { type Autosave, type CampaignRecord, exportCampaign } from '../saves/index.ts';
import { SessionScreen } from '../session/SessionScreen.tsx';
import { useTroubleNotice } from '../session/trouble.ts';
import { go } from '../shell/route.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Exploring } from './Exploring.tsx';
import { campaignSessions } from './sessions.ts';
import { CampaignContext } from './state/context.ts';
import { createCampaignStore } from './state/store.ts';

const toList = () => go({ screen: 'campaigns' });

export interface CampaignScreenProps {
  readonly id: string;
  readonly page?: 'story' | undefined;
}

export function CampaignScreen({ id, page }: CampaignScreenProps) {
  const session = useMemo(() => campaignSessions.open(id), [id]);
  return (
    <SessionScreen
      session={session}
      opening={t('camp.opening')}
      list={t('camp.title')}
      onList={toList}
      broken={{
        title: t('camp.broken'),
        text: (trouble) => t(`camp.import.${trouble}`),
        openBefore: t('camp.openBefore'),
        onExport: exportCampaign,
      }}
    >
      {({ port, autosave }) => <Playing port={port} autosave={autosave} page={page} />}
    </SessionScreen>
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
      value={{ campaign, record: autosave.record.value, note: autosave.note, box: box.value, view, decision }}
    >
      <Exploring page={page} />
    </CampaignContext.Provider>
  );
}
