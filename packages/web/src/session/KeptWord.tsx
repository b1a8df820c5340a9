/** Over a list of stored games: that the browser keeps none of them, or may not keep them for good. */
import { durability, keepsGames } from '../saves/index.ts';
import { t } from '../text/index.ts';

/** `isAny`: there are games that could be lost. */
export function KeptWord({ isAny }: { readonly isAny: boolean }) {
  if (!keepsGames.value) return <p class="app-warning">{t('ui.saves.notKept')}</p>;
  if (durability.value === 'private') return <p class="saves-word">{t('ui.saves.private')}</p>;
  return durability.value === 'evictable' && isAny ? <p class="saves-word">{t('ui.saves.mayGo')}</p> : null;
}
