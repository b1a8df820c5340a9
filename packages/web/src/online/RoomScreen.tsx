/** A room: joined, watched, or why it cannot be entered; before its game the lobby, then the table. */
import './online.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { loadBox } from '../game/cards.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { Message } from '../shell/Message.tsx';
import { go } from '../shell/route.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { JoinPage } from './JoinPage.tsx';
import { Lobby } from './Lobby.tsx';
import { refusalText } from './parts/act.ts';
import { RoomCampaign } from './RoomCampaign.tsx';
import { RoomTable } from './RoomTable.tsx';
import { cleanCode, isRefused, takeHandover } from './wire/api.ts';
import { enterRoom } from './wire/enter.ts';
import type { Ended } from './wire/link.ts';
import {
  forgetMembership,
  keepMembership,
  lastName,
  membershipOf,
  noteMembership,
} from './wire/memberships.ts';
import type { RoomClient } from './wire/room.ts';

export interface RoomScreenProps {
  readonly code: string;
  /** Of a personal link. */
  readonly token?: string | undefined;
  readonly onRules: (clause?: string) => void;
  readonly onSettings: () => void;
}

const toRooms = () => go({ screen: 'online' });

export function RoomScreen(props: RoomScreenProps) {
  const { token } = props;
  const code = cleanCode(props.code);
  const ready = useSignal(false);
  const isMember = useSignal(membershipOf(code) !== undefined);
  const isWatching = useSignal(false);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    void Promise.all([loadCatalogue(), loadBox()]).then(() => {
      ready.value = true;
    });
  }, [ready]);
  useEffect(() => {
    if (token === undefined) return;
    void takeHandover(code, token).then((admitted) => {
      if (isRefused(admitted)) {
        trouble.value = admitted.refused;
        return;
      }
      keepMembership(admitted, lastName());
      isMember.value = true;
      // A token is good once: it does not stay in the address.
      go({ screen: 'room', code }, { replace: true });
    });
  }, [code, token]);
  if (trouble.value !== null)
    return <NotIn title={t('online.moving.failed')} text={refusalText(trouble.value)} />;
  if (!ready.value || token !== undefined) return <Waiting />;
  if (isMember.value || isWatching.value) return <Inside {...props} code={code} />;
  return (
    <JoinPage
      code={code}
      onJoined={() => (isMember.value = true)}
      onWatch={() => (isWatching.value = true)}
    />
  );
}

function Inside({ code, onRules, onSettings }: RoomScreenProps) {
  const entered = useMemo(() => enterRoom(code), [code]);
  const { client } = entered;
  const inLobby = useSignal(false);
  /** The game whose table is shown: its end can be read although the Campaign has gone on. */
  const shown = useSignal<string | null>(null);
  useEffect(() => () => entered.leave(), [entered]);
  useSignalEffect(() => {
    const now = client.room.value?.game ?? null;
    if (now !== null) shown.value = now;
  });
  useSignalEffect(() => {
    // On another device, or under another name, it is said here first.
    const me = client.room.value?.players.find(({ id }) => id === client.you.value);
    if (me !== undefined && me.name !== membershipOf(code)?.name) noteMembership(code, { name: me.name });
  });
  const link = client.link.value;
  const room = client.room.value;
  if (link.is === 'ended') return <Closed client={client} why={link.why} />;
  if (room === null) return <Waiting text={t('online.connecting')} />;
  if (room.phase === 'closed') return <Lobby client={client} />;
  const game = room.game ?? shown.value;
  const { campaign } = room;
  const toLobby = () => {
    inLobby.value = true;
    shown.value = null;
  };
  const toTable = () => {
    inLobby.value = false;
  };
  if (inLobby.value || (game === null && campaign === null))
    return <Lobby client={client} onTable={game === null && campaign === null ? undefined : toTable} />;
  if (game === null) return <RoomCampaign client={client} game={campaign ?? ''} onLobby={toLobby} />;
  return (
    <RoomTable
      key={game}
      client={client}
      game={game}
      onLobby={toLobby}
      onFinished={campaign === null ? toLobby : () => (shown.value = null)}
      onRules={onRules}
      onSettings={onSettings}
    />
  );
}

/** The server has closed the socket for good. */
function Closed({ client, why }: { readonly client: RoomClient; readonly why: Ended }) {
  const isOver = why === 'removed' || why === 'gone';
  useEffect(() => {
    if (isOver) forgetMembership(client.code);
  }, [isOver, client]);
  return (
    <NotIn title={t(`online.ended.${why}`)} text={t(`online.ended.${why}.text`)}>
      {why === 'reload' || why === 'misuse' ? (
        <Button kind="primary" onPress={() => location.reload()}>
          {t('online.reload')}
        </Button>
      ) : null}
    </NotIn>
  );
}

interface NotInProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

function NotIn({ title, text, children }: NotInProps) {
  return (
    <Message
      icon="warning"
      title={title}
      text={text}
      buttons={
        <>
          <Button onPress={toRooms}>{t('ui.title.online')}</Button>
          {children}
        </>
      }
    />
  );
}
