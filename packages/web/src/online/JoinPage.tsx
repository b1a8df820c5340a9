/** Whoever opens an invitation: what is played, who is there; a name and free Stalkers, or only watching. */
import { useSignal } from '@preact/signals';
import { stalkerId } from '@zonecrawl/engine/model';
import type { Lobby } from '@zonecrawl/engine/online';
import { useEffect } from 'preact/hooks';
import { go } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button, Panel } from '../widgets/index.ts';
import { NameField, SeatChoice } from './OnlineScreen.tsx';
import { refusalText } from './parts/act.ts';
import { missionOf, Played } from './parts/Played.tsx';
import { seatName } from './parts/Seats.tsx';
import { isRefused, joinRoom, lookAtRoom, type Unanswered } from './wire/api.ts';
import { keepMembership, lastName } from './wire/memberships.ts';

export interface JoinPageProps {
  readonly code: string;
  readonly onJoined: () => void;
  readonly onWatch: () => void;
}

const toRooms = () => go({ screen: 'online' });

export function JoinPage({ code, onJoined, onWatch }: JoinPageProps) {
  const found = useSignal<Lobby | Unanswered | null>(null);
  const look = async () => {
    found.value = await lookAtRoom(code);
  };
  useEffect(() => void look(), [code]);
  const now = found.value;
  if (now === null) return <Waiting />;
  return (
    <Screen title={t('online.join.title')} onBack={toRooms} narrow>
      <div class="online-page">
        {isRefused(now) ? (
          <>
            <p class="app-warning" role="alert">
              {refusalText(now.refused)}
            </p>
            <Button onPress={() => void look()}>{t('ui.button.tryAgain')}</Button>
          </>
        ) : (
          <Joining lobby={now} onJoined={onJoined} onWatch={onWatch} onTaken={() => void look()} />
        )}
      </div>
    </Screen>
  );
}

interface JoiningProps extends Omit<JoinPageProps, 'code'> {
  readonly lobby: Lobby;
  /** Somebody was quicker: what is free has changed. */
  readonly onTaken: () => void;
}

function Joining({ lobby: { room }, onJoined, onWatch, onTaken }: JoiningProps) {
  const name = useSignal(lastName());
  const mine = useSignal<readonly number[]>([]);
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  const free = room.seats.filter(({ player }) => player === null);
  const join = async () => {
    busy.value = true;
    const seats = mine.value.filter((one) => free.some(({ seat }) => seat === one)).map(stalkerId);
    const admitted = await joinRoom(room.code, { name: name.value, seats });
    busy.value = false;
    if (isRefused(admitted)) {
      trouble.value = refusalText(admitted.refused);
      onTaken();
      return;
    }
    keepMembership(admitted, name.value.trim());
    onJoined();
  };
  return (
    <Panel title={t('online.join.who')} icon="people">
      <Played mission={missionOf(room.plays)} />
      <p>{t('online.join.there', { players: room.players.map((player) => player.name) })}</p>
      <form
        class="online-form"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <NameField
          name={name.value}
          onName={(value) => {
            name.value = value;
          }}
        />
        <SeatChoice
          seats={free.map((seat) => ({ seat: seat.seat, name: seatName(seat) }))}
          mine={mine.value}
          onChoose={(next) => {
            mine.value = next;
          }}
        />
        {free.length === 0 ? <p class="z-hint">{t('online.join.full')}</p> : null}
        {trouble.value === null ? null : (
          <p class="app-warning" role="alert">
            {trouble.value}
          </p>
        )}
        <span class="online-keys">
          {room.settings.watching ? (
            <Button icon="sight" onPress={onWatch}>
              {t('online.join.watch')}
            </Button>
          ) : null}
          <Button kind="primary" type="submit" disabled={busy.value || name.value.trim() === ''}>
            {t('online.join.go')}
          </Button>
        </span>
      </form>
    </Panel>
  );
}
