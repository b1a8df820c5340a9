/** A room before its game begins, or after its end: seats, people, ready marks, the invitation. */

import { go } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { t } from '../text/index.ts';
import { Button, Panel, Switch } from '../widgets/index.ts';
import { act } from './parts/act.ts';
import { Chat } from './parts/Chat.tsx';
import { HostTools } from './parts/HostTools.tsx';
import { Invitation } from './parts/Invitation.tsx';
import { LinkNotice } from './parts/LinkNotice.tsx';
import { Moving } from './parts/Moving.tsx';
import { People } from './parts/People.tsx';
import { missionOf, Played } from './parts/Played.tsx';
import { Seats } from './parts/Seats.tsx';
import { TakeHome } from './parts/TakeHome.tsx';
import { Votes } from './parts/Votes.tsx';
import type { RoomClient } from './wire/room.ts';

export interface LobbyProps {
  readonly client: RoomClient;
  /** Back to the table, where a game lies on it. */
  readonly onTable?: (() => void) | undefined;
}

export function Lobby({ client, onTable }: LobbyProps) {
  const room = client.room.value;
  const you = client.you.value;
  if (room === null) return null;
  const me = room.players.find(({ id }) => id === you);
  const isHost = room.host === you;
  const isGathering = room.phase === 'gathering';
  return (
    <Screen
      title={t('online.lobby')}
      onBack={() => go({ screen: 'online' })}
      foot={
        <>
          {onTable === undefined ? null : (
            <Button kind="primary" size="large" icon="continue" onPress={onTable}>
              {t('online.toTable')}
            </Button>
          )}
          {isGathering && isHost ? (
            <Button
              kind="primary"
              size="large"
              icon="play"
              onPress={() => void act(client, { act: 'begin' })}
            >
              {t('online.begin')}
            </Button>
          ) : null}
        </>
      }
    >
      <LinkNotice client={client} />
      <div class="online-lobby">
        <div class="online-page">
          <Panel title={t('online.plays')} icon="objective">
            <Played mission={missionOf(room.plays)} />
            <p role="status">{t(`online.phase.${room.phase}`)}</p>
            {me === undefined || !isGathering ? null : (
              <Switch
                label={t('online.ready')}
                hint={t('online.ready.hint')}
                on={me.ready}
                onChange={(ready) => void act(client, { act: 'ready', ready })}
              />
            )}
            <TakeHome client={client} />
          </Panel>
          <Votes client={client} />
          <Seats client={client} />
          <People client={client} />
        </div>
        <div class="online-page">
          <Invitation code={room.code} />
          <Panel title={t('online.chat')} icon="log">
            <Chat client={client} />
          </Panel>
          <Moving client={client} />
          <HostTools client={client} />
        </div>
      </div>
    </Screen>
  );
}
