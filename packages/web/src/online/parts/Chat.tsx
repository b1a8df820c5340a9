/** What is said in a room: quick phrases, which everybody reads in their own language, and lines of text. */
import { useSignal } from '@preact/signals';
import { LIMITS, type Line, PHRASES } from '@zonecrawl/engine/online';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { Button, TextField } from '../../widgets/index.ts';
import type { RoomClient } from '../wire/room.ts';
import { act } from './act.ts';
import { playerName } from './names.ts';

export const lineText = ({ says }: Line): string =>
  'phrase' in says ? t(`phrase.${says.phrase}`) : says.text;

export function Chat({ client }: { readonly client: RoomClient }) {
  const text = useSignal('');
  const end = useRef<HTMLParagraphElement>(null);
  const lines = client.lines.value;
  const room = client.room.value;
  const isMuted = room?.players.find(({ id }) => id === client.you.value)?.muted === true;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  const say = async () => {
    const { value } = text;
    if (value.trim() === '') return;
    text.value = '';
    // What was refused is still there to be sent again.
    if ((await act(client, { act: 'say', text: value })) === null && text.value === '') text.value = value;
  };
  return (
    <div class="online-chat">
      <div class="online-lines" role="log" aria-live="polite" aria-label={t('online.chat')}>
        {lines.length === 0 ? <p class="t-help">{t('online.chat.none')}</p> : null}
        {lines.map((line) => (
          <p key={line.number} ref={line === lines.at(-1) ? end : null}>
            <b>{playerName(room, line.player)}</b> <span>{lineText(line)}</span>
          </p>
        ))}
      </div>
      {client.you.value === null || isMuted ? (
        <p class="t-help">{t(isMuted ? 'online.chat.muted' : 'online.chat.watching')}</p>
      ) : (
        <>
          <div class="online-phrases" role="group" aria-label={t('online.phrases')}>
            {PHRASES.map((phrase) => (
              <Button key={phrase} size="small" onPress={() => void act(client, { act: 'phrase', phrase })}>
                {t(`phrase.${phrase}`)}
              </Button>
            ))}
          </div>
          <form
            class="online-say"
            onSubmit={(event) => {
              event.preventDefault();
              void say();
            }}
          >
            <TextField
              label={t('online.chat.say')}
              value={text.value}
              longest={LIMITS.chat}
              onInput={(value) => {
                text.value = value;
              }}
            />
            <Button type="submit" kind="primary">
              {t('online.chat.send')}
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
