/** The room over its table: chat first, then seats, people, and the rest of the lobby. */
import { useSignal } from '@preact/signals';
import { t } from '../text/index.ts';
import { Button, Sheet, Switch, Tabs } from '../widgets/index.ts';
import { askPermission, permission } from './alerts.ts';
import { Chat } from './parts/Chat.tsx';
import { HostTools } from './parts/HostTools.tsx';
import { Invitation } from './parts/Invitation.tsx';
import { Moving } from './parts/Moving.tsx';
import { People } from './parts/People.tsx';
import { Seats } from './parts/Seats.tsx';
import { TakeHome } from './parts/TakeHome.tsx';
import type { RoomClient } from './wire/room.ts';

const TABS = ['chat', 'seats', 'room'] as const;

export interface RoomSheetProps {
  readonly client: RoomClient;
  readonly onLobby: () => void;
  readonly onClose: () => void;
}

export function RoomSheet({ client, onLobby, onClose }: RoomSheetProps) {
  const tab = useSignal<string>('chat');
  return (
    <Sheet open title={t('online.talk')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <Tabs
        label={t('online.talk')}
        tabs={TABS.map((id) => ({ id, title: t(`online.tab.${id}`) }))}
        chosen={tab.value}
        onChoose={(id) => {
          tab.value = id;
        }}
      >
        <div class="online-page">
          {tab.value === 'chat' ? <Chat client={client} /> : null}
          {tab.value === 'seats' ? (
            <>
              <Seats client={client} />
              <People client={client} />
            </>
          ) : null}
          {tab.value === 'room' ? (
            <>
              <Notifying />
              <span class="online-keys">
                <Button size="small" onPress={onLobby}>
                  {t('online.toLobby')}
                </Button>
                <TakeHome client={client} />
              </span>
              <Invitation code={client.code} />
              <Moving client={client} />
              <HostTools client={client} />
            </>
          ) : null}
        </div>
      </Tabs>
    </Sheet>
  );
}

/** A notification of the browser when a decision is one's own; only it can be asked for, never taken back by us. */
function Notifying() {
  if (permission.value === null || permission.value === 'denied') return null;
  return (
    <Switch
      label={t('online.notify')}
      hint={t('online.notify.hint')}
      on={permission.value === 'granted'}
      onChange={() => void askPermission()}
    />
  );
}
