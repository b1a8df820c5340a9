/** Those in a room: who is here, who is ready, and what the host may do about them. */
import { useSignal } from '@preact/signals';
import { LIMITS, type PlayerView, type RoomAction } from '@zonecrawl/engine/online';
import { Icon } from '../../icons/index.ts';
import { Rename } from '../../session/dialogs.tsx';
import { notesOf, t } from '../../text/index.ts';
import { Button, Panel } from '../../widgets/index.ts';
import type { RoomClient } from '../wire/room.ts';
import { act } from './act.ts';
import { holdersOf } from './names.ts';

export function People({ client }: { readonly client: RoomClient }) {
  const room = client.room.value;
  if (room === null) return null;
  return (
    <Panel
      title={t('online.people')}
      icon="people"
      aside={t('online.watching', { watching: client.watching.value })}
    >
      <ul class="online-rows">
        {room.players.map((player) => (
          <li key={player.id} class="online-row">
            <strong>
              {player.ready ? <Icon name="check" title={t('online.ready.is')} /> : null} {player.name}
            </strong>
            <span class="online-state">{stateOf(client, player)}</span>
            <span class="online-keys">
              <PersonKeys client={client} player={player} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function stateOf(client: RoomClient, { id, muted }: PlayerView): string {
  const room = client.room.value;
  const states = [
    ...(id === client.you.value ? [t('online.person.you')] : []),
    ...(id === room?.host ? [t('online.person.host')] : []),
    ...(client.here.value.includes(id) ? [] : [t('online.person.away')]),
    ...(muted ? [t('online.person.muted')] : []),
  ];
  return notesOf(states);
}

interface PersonKeysProps {
  readonly client: RoomClient;
  readonly player: PlayerView;
}

function PersonKeys({ client, player }: PersonKeysProps) {
  const { id, muted } = player;
  const room = client.room.value;
  const you = client.you.value;
  if (room === null || you === null) return null;
  if (id === you) return <OwnName client={client} player={player} />;
  const does = (action: RoomAction) => () => void act(client, action);
  if (room.host !== you) {
    // Whoever vanished must not hold up the others: they vote, unless the host sees to it.
    const isGone = !client.here.value.includes(id) && holdersOf(room).includes(id);
    if (!isGone || !holdersOf(room).includes(you)) return null;
    return (
      <Button size="small" onPress={does({ act: 'vote', motion: { vote: 'free', player: id }, agree: true })}>
        {t('online.vote.toFree')}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" pressed={muted} onPress={does({ act: 'mute', player: id, muted: !muted })}>
        {t('online.person.mute')}
      </Button>
      <Button size="small" onPress={does({ act: 'passHost', player: id })}>
        {t('online.person.passHost')}
      </Button>
      <Button size="small" kind="danger" onPress={does({ act: 'remove', player: id })}>
        {t('online.person.remove')}
      </Button>
    </>
  );
}

function OwnName({ client, player: { name } }: PersonKeysProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          isOpen.value = true;
        }}
      >
        {t('online.person.rename')}
      </Button>
      {isOpen.value ? (
        <Rename
          label={t('online.name')}
          name={name}
          longest={LIMITS.name}
          onRename={async (next) => void (await act(client, { act: 'rename', name: next }))}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      ) : null}
    </>
  );
}
