/** Dialogs of the list of stored games. */

import { type Imported, removeGame, renameGame, type SavedGame } from '../saves/index.ts';
import { Refused, Rename, Sure } from '../session/dialogs.tsx';
import { beginAgain } from '../setup/begin.ts';
import { t } from '../text/index.ts';

export type Asking =
  | { readonly what: 'rename' | 'remove' | 'again'; readonly game: SavedGame }
  | { readonly what: 'refused'; readonly file: string; readonly reply: Extract<Imported, { ok: false }> };

export function Asked({ asking, onClose }: { readonly asking: Asking | null; readonly onClose: () => void }) {
  if (asking === null) return null;
  switch (asking.what) {
    case 'refused':
      return <Refused {...asking} onClose={onClose} />;
    case 'rename':
      return (
        <Rename
          label={t('ui.saves.name')}
          name={asking.game.name}
          onRename={(name) => renameGame(asking.game.id, name)}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <Sure
          title={t('ui.saves.removeTitle')}
          text={t('ui.saves.removeText', { name: asking.game.name })}
          button={t('ui.saves.remove')}
          danger
          onClose={onClose}
          onSure={() => removeGame(asking.game.id)}
        />
      );
    case 'again':
      return (
        <Sure
          title={t('ui.saves.again')}
          text={t('ui.saves.againText', { name: asking.game.name })}
          button={t('ui.saves.again')}
          onClose={onClose}
          onSure={async () => void (await beginAgain(asking.game, { sameSeed: true }))}
        />
      );
  }
}
