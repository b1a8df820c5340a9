/** How others come in: a link, and a code that can be read out. */
import { addressOf } from '../../shell/route.ts';
import { t } from '../../text/index.ts';
import { Button, Panel } from '../../widgets/index.ts';
import { spokenCode } from '../wire/api.ts';
import { copy } from './copy.ts';

export const linkTo = (code: string, token?: string): string => {
  const route = { screen: 'room', code, ...(token === undefined ? {} : { token }) } as const;
  return new URL(addressOf({ route, over: null }), location.href).href;
};

export function Invitation({ code }: { readonly code: string }) {
  const link = linkTo(code);
  return (
    <Panel title={t('online.invite.title')} icon="people">
      <p>{t('online.invite.text')}</p>
      <p>
        <span class="label">{t('online.join.code')}</span>{' '}
        <strong class="online-code read">{spokenCode(code)}</strong>
      </p>
      <p class="online-link">
        <a href={link}>{link}</a>
      </p>
      <Button icon="save" onPress={() => void copy(link)}>
        {t('online.invite.copy')}
      </Button>
    </Panel>
  );
}
