/** A movement before it is made: what the path costs, who sees it, and what follows if the Turn ended there. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { Icon } from '../../icons/index.ts';
import { turnKeys } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { actionIn } from '../../words/actions.ts';
import { refusalText } from '../../words/reasons.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { PreviewLines } from '../parts/PreviewLines.tsx';
import { useTable, useWords } from '../state/context.ts';
import { isOnward, type WalkDraft } from '../state/walking.ts';

export interface WalkProps {
  readonly draft: WalkDraft;
  /** Switches to single steps; absent where steps are chosen already. */
  readonly stepwise?: (() => void) | undefined;
  /** Only one step there, to go on afterwards; then walking means stopping there. */
  readonly onStep?: (() => void) | undefined;
}

export function Walk({ draft, stepwise, onStep }: WalkProps) {
  const { game, ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const { preview, action } = draft;
  const refusal = preview?.refusal ?? null;
  return (
    <div class="t-walk">
      <h3 class="t-walk-title">
        {t('table.preview.title', {
          action: actionIn(action.action, null),
          space: spaceName(words.board, draft.goal),
          steps: draft.path.length,
        })}
      </h3>
      <Via draft={draft} words={words} />
      {preview === null ? (
        <p class="t-help">{t('table.preview.working')}</p>
      ) : (
        <PreviewLines preview={preview} words={words} />
      )}
      {refusal === null ? null : <p class="t-warning">{refusalText(refusal)}</p>}
      <Confirm
        text={
          onStep === undefined
            ? t('table.preview.go')
            : t('decision.step.go', { space: spaceName(words.board, draft.goal) })
        }
        disabled={refusal !== null && (preview?.path.length ?? 0) < 2}
        onConfirm={onStep ?? (() => void game.walk(action, draft.path))}
        onCancel={() => {
          ui.walk.value = null;
        }}
      />
      {onStep === undefined ? null : (
        <OptionButton
          title={t('table.preview.goAndStop')}
          icon="movement"
          hotkey={turnKeys.goAndStop}
          onPress={() => void game.walk(action, draft.path)}
        />
      )}
      <WaysOn draft={draft} words={words} stepwise={stepwise} />
    </div>
  );
}

interface ViaProps {
  readonly draft: WalkDraft;
  readonly words: Words;
}

function lastOf(way: readonly SpaceId[], { board }: Words): string {
  const last = way.at(-1);
  return last === undefined ? '' : spaceName(board, last);
}

/** The via spaces, or a prompt for the next one. */
function Via({ draft, words }: ViaProps) {
  const { ui } = useTable();
  if (draft.via.length === 0) return null;
  const waits = ui.reach.value.length > 0 ? 'table.preview.goOnTap' : 'table.preview.noFurther';
  return (
    <p class="t-walk-via" role="status">
      <Icon name="movement" />
      {isOnward(draft)
        ? t(waits, { space: spaceName(words.board, draft.goal) })
        : t('table.preview.via', { spaces: draft.via.map((way) => lastOf(way, words)).join(' → ') })}
    </p>
  );
}

/** Buttons for via spaces: add one, remove the last, or switch to single steps. */
function WaysOn({ draft, words, stepwise }: ViaProps & Pick<WalkProps, 'stepwise'>) {
  const { ui } = useTable();
  const last = draft.via.at(-1);
  return (
    <div class="t-walk-ways">
      {isOnward(draft) ? null : (
        <OptionButton
          title={t('table.preview.goOn')}
          detail={t('table.preview.goOnHint', { space: spaceName(words.board, draft.goal) })}
          icon="movement"
          hotkey={turnKeys.goOn}
          onPress={ui.goOn}
        />
      )}
      {last === undefined ? null : (
        <OptionButton
          title={t('table.preview.takeBack', { space: lastOf(last, words) })}
          icon="undo"
          hotkey={turnKeys.takeBack}
          onPress={ui.takeBack}
        />
      )}
      {stepwise === undefined ? null : (
        <OptionButton
          title={t('table.preview.stepwise')}
          detail={t('table.preview.stepwiseHint')}
          icon="step"
          onPress={stepwise}
        />
      )}
    </div>
  );
}
