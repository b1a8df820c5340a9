/** Goes on as the same player on another device: a personal link, good once. */
import { useSignal } from '@preact/signals';
import { t } from '../../text/index.ts';
import { Button, Panel } from '../../widgets/index.ts';
import type { RoomClient } from '../wire/room.ts';
import { act } from './act.ts';
import { copy } from './copy.ts';
import { linkTo } from './Invitation.tsx';
import { QrCode } from './QrCode.tsx';

export function Moving({ client }: { readonly client: RoomClient }) {
  const link = useSignal<string | null>(null);
  if (client.you.value === null) return null;
  const make = async () => {
    const reply = await act(client, { act: 'handover' });
    if (typeof reply === 'object' && reply !== null && 'token' in reply)
      link.value = linkTo(client.code, String(reply.token));
  };
  return (
    <Panel title={t('online.moving.title')} icon="continue">
      <p>{t('online.moving.text')}</p>
      {link.value === null ? (
        <Button onPress={() => void make()}>{t('online.moving.make')}</Button>
      ) : (
        <>
          <p class="online-link read" role="status">
            {link.value}
          </p>
          <QrCode text={link.value} label={t('online.moving.qr')} />
          <Button icon="save" onPress={() => void copy(link.value ?? '')}>
            {t('online.invite.copy')}
          </Button>
        </>
      )}
    </Panel>
  );
}
