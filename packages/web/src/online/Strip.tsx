/** Who is at the table: whose decision it is, who is away, what is said; and the ways to talk and to point. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { SeatView } from '@zonecrawl/engine/online';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../icons/index.ts';
import { keyLabel, tableKeys, useKey } from '../keyboard/index.ts';
import { useTable, useWords } from '../table/state/context.ts';
import { t } from '../text/index.ts';
import { IconButton } from '../widgets/index.ts';
import { ringOf } from '../words/seats.ts';
import { spaceName } from '../words/spaces.ts';
import { alertWhenAsked } from './alerts.ts';
import { lineText } from './parts/Chat.tsx';
import { playerName } from './parts/names.ts';
import { seatName } from './parts/Seats.tsx';
import { RoomSheet } from './RoomSheet.tsx';
import { SinceYouLeft } from './SinceYouLeft.tsx';
import { shareMap } from './sharing.ts';
import type { RoomClient } from './wire/room.ts';

export interface StripProps {
  readonly client: RoomClient;
  readonly game: string;
  readonly onLobby: () => void;
}

export function Strip({ client, game: id, onLobby }: StripProps) {
  const tools = useTable();
  const { game, ui } = tools;
  const open = useSignal(false);
  const told = useSignal('');
  const read = useSignal(client.lines.value.at(-1)?.number ?? -1);
  const words = useWords();
  const sharing = useMemo(() => {
    const onPing = (by: string, space: SpaceId) => {
      const board = game.shown.value?.board;
      if (board !== undefined) told.value = t('online.pinged', { by, place: spaceName(board, space) });
    };
    return shareMap(client, tools, onPing);
  }, [client, game, ui]);
  useEffect(() => sharing.stop, [sharing]);
  useEffect(() => alertWhenAsked(game), [game]);
  useSignalEffect(() => {
    if (open.value) read.value = client.lines.value.at(-1)?.number ?? -1;
  });
  const target = ui.selection.value ?? ui.under.value;
  const isPlayer = client.you.value !== null;
  const pointOut = target === null || !isPlayer ? undefined : () => sharing.pointOut(target);
  const talk = () => {
    open.value = true;
  };
  useKey('table', tableKeys.pointOut, pointOut);
  useKey('table', tableKeys.talk, talk);
  const room = client.room.value;
  if (room === null || words === null) return null;
  const asked = game.update.value?.decision?.who;
  const unread = client.lines.value.filter(
    ({ number, player }) => number > read.value && player !== client.you.value,
  );
  const last = unread.at(-1);
  return (
    <section class="online-strip" aria-label={t('online.strip')}>
      <ul class="online-seats">
        {room.seats.map((seat) => (
          <Seat key={seat.seat} client={client} seat={seat} isAsked={seat.seat === asked} />
        ))}
      </ul>
      <p class="online-told" role="log" aria-live="polite">
        {last === undefined
          ? told.value
          : t('online.said', { name: playerName(room, last.player), text: lineText(last) })}
      </p>
      <span class="online-strip-keys">
        {isPlayer ? (
          <IconButton
            icon="pin"
            label={t('online.pointOut')}
            hotkey={keyLabel(tableKeys.pointOut)}
            disabled={ui.selection.value === null}
            onPress={pointOut}
          />
        ) : null}
        <IconButton
          icon="people"
          label={unread.length === 0 ? t('online.talk') : t('online.talkUnread', { unread: unread.length })}
          hotkey={keyLabel(tableKeys.talk)}
          count={unread.length}
          onPress={talk}
        />
      </span>
      <SinceYouLeft code={client.code} game={id} />
      {open.value ? (
        <RoomSheet
          client={client}
          onLobby={onLobby}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </section>
  );
}

interface SeatProps {
  readonly client: RoomClient;
  readonly seat: SeatView;
  readonly isAsked: boolean;
}

function Seat({ client, seat, isAsked }: SeatProps) {
  const { player, bot } = seat;
  const isAway = player !== null && !client.here.value.includes(player);
  const name = player === null ? '' : playerName(client.room.value, player);
  const state = bot !== null ? 'bot' : player === null ? 'free' : isAway ? 'away' : 'here';
  const isYours = player !== null && player === client.you.value;
  return (
    <li
      class={`online-seat ring-${ringOf(seat.seat)} is-${state}${isAsked ? ' is-asked' : ''}`}
      aria-current={isAsked ? 'true' : undefined}
    >
      {state === 'bot' ? <Icon name="bot" /> : null}
      {state === 'away' ? <Icon name="clock" /> : null}
      {isAsked ? <Icon name="play" /> : null}
      <span>
        {t('online.strip.seat', {
          seat: seatName(seat),
          name,
          state: isYours ? 'yours' : state === 'here' ? 'other' : state,
          asked: isAsked ? 'yes' : 'no',
        })}
      </span>
    </li>
  );
}
