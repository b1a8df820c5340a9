/** A code or a link that somebody sent, typed or pasted. */
import { useSignal } from '@preact/signals';
import { readCode } from '@zonecrawl/engine/survival';
import { box } from '../game/cards.ts';
import { go, parseAddress } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { Button, TextField } from '../widgets/index.ts';

/** A link with a whole game in it. */
const LONGEST = 100_000;

export function EnterCode() {
  const typed = useSignal('');
  const wrong = useSignal('');
  const open = () => {
    wrong.value = openTyped(typed.value) ?? '';
    if (wrong.value === '') typed.value = '';
  };
  return (
    <form
      class="zs-enter"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextField
        label={t('survival.enter')}
        value={typed.value}
        placeholder="XXXX-XXXX-XXXX"
        code
        longest={LONGEST}
        onInput={(text) => {
          typed.value = text;
          wrong.value = '';
        }}
      />
      <Button icon="check" disabled={typed.value.trim() === ''} onPress={open}>
        {t('survival.open')}
      </Button>
      {wrong.value === '' ? null : (
        <p class="app-warning" role="alert">
          {wrong.value}
        </p>
      )}
    </form>
  );
}

/** Goes there; what is wrong with it, if something is. */
function openTyped(text: string): string | null {
  const at = text.indexOf('#/');
  if (at >= 0) {
    const { route } = parseAddress(text.slice(at).trim());
    if (route.screen !== 'survival' && route.screen !== 'replay') return t('survival.code.link');
    go(route);
    return null;
  }
  const book = box.value?.survival;
  if (!book) return null;
  const read = readCode(book, text);
  if (!read.ok) return t(`survival.code.${read.problem}`);
  go({ screen: 'survival', code: text.trim().toUpperCase() }, { replace: true });
  return null;
}
