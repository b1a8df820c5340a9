/** The Campaign of a room between Missions: the same pages as offline, with votes where the group decides. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../campaign/campaign.css';
import { Exploring } from '../campaign/Exploring.tsx';
import { CampaignContext } from '../campaign/state/context.ts';
import { createCampaignStore } from '../campaign/state/store.ts';
import { box } from '../game/cards.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { LinkNotice } from './parts/LinkNotice.tsx';
import { Votes } from './parts/Votes.tsx';
import { RoomSheet } from './RoomSheet.tsx';
import { spokenCode } from './wire/api.ts';
import type { RoomClient } from './wire/room.ts';

export interface RoomCampaignProps {
  readonly client: RoomClient;
  readonly game: string;
  readonly onLobby: () => void;
}

export function RoomCampaign({ client, game, onLobby }: RoomCampaignProps) {
  const port = useMemo(() => client.campaignPort(game), [client, game]);
  const campaign = useMemo(() => createCampaignStore(port), [port]);
  const page = useSignal<'story' | undefined>(undefined);
  const isTalking = useSignal(false);
  const ways = useMemo(
    () => ({
      leave: onLobby,
      toStory: () => {
        page.value = 'story';
      },
      toNow: () => {
        page.value = undefined;
      },
    }),
    [onLobby, page],
  );
  useEffect(() => {
    void campaign.look();
    return () => {
      campaign.close();
      port.close();
    };
  }, [campaign, port]);
  const update = campaign.update.value;
  // A Mission under way is on its way to the table.
  if (update === null || box.value === null || update.decision.kind === 'mission')
    return <Waiting text={t('camp.opening')} />;
  const { view, decision } = update;
  const talk = () => {
    isTalking.value = true;
  };
  const warning = (
    <>
      <LinkNotice client={client} />
      <Votes client={client} />
      <p class="online-keys">
        <Button size="small" icon="people" onPress={talk}>
          {t('online.talk')}
        </Button>
      </p>
      {isTalking.value ? (
        <RoomSheet
          client={client}
          onLobby={onLobby}
          onClose={() => {
            isTalking.value = false;
          }}
        />
      ) : null}
    </>
  );
  const record = { id: game, name: spokenCode(client.code) };
  return (
    <CampaignContext.Provider
      value={{
        campaign,
        record,
        note: null,
        ways,
        box: box.value,
        view,
        decision,
        warning,
        seats: client.seats.value,
      }}
    >
      <Exploring page={page.value} />
    </CampaignContext.Provider>
  );
}
