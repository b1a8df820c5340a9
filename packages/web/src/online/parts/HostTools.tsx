/** How a room is set, and its end: the host's business, and for taking the game home everybody's. */
import { useSignal } from '@preact/signals';
import { t } from '../../text/index.ts';
import { Button, Choice, Dialog, Panel, Switch } from '../../widgets/index.ts';
import type { RoomClient } from '../wire/room.ts';
import { act } from './act.ts';

const UNDO = ['off', 'consent', 'always'] as const;

export function HostTools({ client }: { readonly client: RoomClient }) {
  const room = client.room.value;
  const sure = useSignal(false);
  if (room === null || room.host !== client.you.value) return null;
  const close = () => {
    sure.value = false;
  };
  return (
    <Panel title={t('online.host.title')} icon="settings">
      <Switch
        label={t('online.host.watching')}
        hint={t('online.host.watchingHint')}
        on={room.settings.watching}
        onChange={(watching) => void act(client, { act: 'settings', watching })}
      />
      {room.phase === 'gathering' ? (
        <Choice
          label={t('online.host.undo')}
          options={UNDO.map((value) => ({ value, text: t(`online.host.undo.${value}`) }))}
          chosen={room.settings.undo}
          onChoose={(undo) => void act(client, { act: 'settings', undo })}
        />
      ) : null}
      <Button
        kind="danger"
        size="small"
        onPress={() => {
          sure.value = true;
        }}
      >
        {t('online.host.delete')}
      </Button>
      {sure.value ? (
        <Dialog
          open
          title={t('online.host.delete')}
          closeLabel={t('ui.button.close')}
          onClose={close}
          buttons={
            <>
              <Button onPress={close}>{t('ui.button.cancel')}</Button>
              <Button
                kind="danger"
                onPress={() => {
                  close();
                  void act(client, { act: 'delete' });
                }}
              >
                {t('online.host.delete')}
              </Button>
            </>
          }
        >
          <p>{t('online.host.deleteText')}</p>
        </Dialog>
      ) : null}
    </Panel>
  );
}
