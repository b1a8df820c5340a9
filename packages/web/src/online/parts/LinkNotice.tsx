/** Says when the connection is lost, or when this page only watches; nothing is blocked by it. */
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import type { RoomClient } from '../wire/room.ts';

export function LinkNotice({ client }: { readonly client: RoomClient }) {
  const isLost = client.link.value.is === 'reconnecting';
  return (
    <div role="status">
      {isLost ? (
        <div class="not-saved">
          <Icon name="warning" size="1.3rem" />
          <p>{t('online.reconnecting')}</p>
          <Button size="small" onPress={() => client.renew()}>
            {t('ui.button.tryAgain')}
          </Button>
        </div>
      ) : null}
      {client.hasMoved.value ? (
        <div class="not-saved is-notice">
          <Icon name="people" size="1.3rem" />
          <p>{t('online.moved')}</p>
          <Button size="small" onPress={() => client.renew({ playHere: true })}>
            {t('online.moved.back')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
