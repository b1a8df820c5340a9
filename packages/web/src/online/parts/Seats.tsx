/** The Stalkers of a room: who plays them, and what one may do about it. */
import type { RoomAction, SeatView } from '@zonecrawl/engine/online';
import { t } from '../../text/index.ts';
import { Button, Panel } from '../../widgets/index.ts';
import { cardName } from '../../words/names.ts';
import { ringOf } from '../../words/seats.ts';
import type { RoomClient } from '../wire/room.ts';
import { act } from './act.ts';
import { playerName } from './names.ts';

export function Seats({ client }: { readonly client: RoomClient }) {
  const room = client.room.value;
  if (room === null) return null;
  return (
    <Panel title={t('online.seats')} icon="stalker">
      <ul class="online-rows">
        {room.seats.map((seat) => (
          <li key={seat.seat} class={`online-row ring-${ringOf(seat.seat)}`}>
            <strong>{seatName(seat)}</strong>
            <span class="online-state">{holderText(client, seat)}</span>
            <span class="online-keys">
              <SeatKeys client={client} seat={seat} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The Stalker, or the number of a seat whose Stalker is not chosen yet. */
export const seatName = ({ seat, stalker }: SeatView): string =>
  stalker === null ? t('online.seat', { number: seat + 1 }) : cardName(stalker);

function holderText(client: RoomClient, { player, bot }: SeatView): string {
  if (player === null) return t(bot === null ? 'online.seat.free' : 'online.seat.bot');
  const name = playerName(client.room.value, player);
  if (bot !== null) return t('online.seat.lent', { name });
  return client.here.value.includes(player) ? name : t('online.away', { name });
}

function SeatKeys({
  client,
  seat: { seat, player, bot },
}: {
  readonly client: RoomClient;
  readonly seat: SeatView;
}) {
  const you = client.you.value;
  const isHost = client.room.value?.host === you;
  if (you === null) return null;
  const does = (action: RoomAction) => () => void act(client, action);
  return (
    <>
      {player === null ? (
        <Button size="small" icon="check" onPress={does({ act: 'take', seats: [seat] })}>
          {t('online.seat.take')}
        </Button>
      ) : null}
      {player === you ? (
        <Button size="small" icon="close" onPress={does({ act: 'leave', seats: [seat] })}>
          {t('online.seat.leave')}
        </Button>
      ) : null}
      {bot === null && (player === you || (player === null && isHost)) ? (
        <Button
          size="small"
          icon="bot"
          onPress={does({ act: 'bot', seat, bot: 'careful', until: 'forGood' })}
        >
          {t('online.seat.toBot')}
        </Button>
      ) : null}
      {bot !== null && (player === you || (player === null && isHost)) ? (
        <Button size="small" icon="stalker" onPress={does({ act: 'bot', seat, bot: null, until: 'forGood' })}>
          {t('online.seat.noBot')}
        </Button>
      ) : null}
      {isHost && player !== null && player !== you ? (
        <Button size="small" icon="undo" onPress={does({ act: 'free', seat })}>
          {t('online.seat.toFree')}
        </Button>
      ) : null}
    </>
  );
}
