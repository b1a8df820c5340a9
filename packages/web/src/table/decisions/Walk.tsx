/** A movement before it is made: what the path costs, who sees it, and what follows if the Turn ended there. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { PathPreview } from '@zonecrawl/engine/host';
import { Icon, type IconName } from '../../icons/index.ts';
import { t, textOr } from '../../text/index.ts';
import { abilityName } from '../../words/actions.ts';
import type { Words } from '../../words/facts.ts';
import {
  amount,
  cardName,
  directionName,
  entityName,
  entityNames,
  percent,
  spaceName,
} from '../../words/names.ts';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { isOnward, type WalkDraft } from '../state/walking.ts';
import { Confirm } from './Choices.tsx';

export interface WalkProps {
  readonly draft: WalkDraft;
  /** Choosing every space by hand; absent where that is done already. */
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
          action: abilityName(action.action, null),
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
      {refusal === null ? null : (
        <p class="t-warning">{textOr(refusal.reason, [`reason.${refusal.reason}`], refusal.figures)}</p>
      )}
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
          hotkey="s"
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

/** What it is led through; where it waits for the next space, that is said. */
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

/** Leading the way through chosen spaces, and taking that back, or choosing every one by hand. */
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
          hotkey="a"
          onPress={ui.goOn}
        />
      )}
      {last === undefined ? null : (
        <OptionButton
          title={t('table.preview.takeBack', { space: lastOf(last, words) })}
          icon="undo"
          hotkey="Backspace"
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

interface Line {
  readonly icon: IconName;
  readonly text: string;
  readonly tone: 'good' | 'plain' | 'warning' | 'danger';
}

export function PreviewLines({ preview, words }: { readonly preview: PathPreview; readonly words: Words }) {
  return (
    <ul class="t-preview">
      {linesOf(preview, words).map(({ icon, text, tone }) => (
        <li key={text} class={`is-${tone}`}>
          <Icon name={icon} size="1.3rem" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function linesOf(preview: PathPreview, words: Words): readonly Line[] {
  const { cast, board } = words;
  const lines: Line[] = [];
  const { dose, crossing, attention, attentionChanges, seen, turns, reactions, pushes } = preview;
  lines.push({
    icon: 'radiation',
    text: dose.over
      ? t('table.preview.doseOver', { by: dose.by })
      : t('table.preview.dose', { by: dose.by, to: dose.to }),
    tone: dose.over ? 'danger' : dose.by > 0 ? 'warning' : 'good',
  });
  for (const { card, chance, withFocus } of crossing.anomalies) {
    lines.push({
      icon: 'warning',
      text:
        withFocus === null
          ? t('table.preview.anomaly', { anomaly: cardName(card), chance: percent(chance) })
          : t('table.preview.anomalyFocus', {
              anomaly: cardName(card),
              chance: percent(chance),
              focus: percent(withFocus),
            }),
      tone: chance > 0 ? 'danger' : 'plain',
    });
  }
  const seers = [...new Set(seen.flatMap(({ by }) => by))];
  const atEnd = seen.at(-1)?.by ?? [];
  lines.push(
    seers.length === 0
      ? { icon: 'unseen', text: t('table.preview.unseen'), tone: 'good' }
      : {
          icon: 'sight',
          text:
            atEnd.length > 0
              ? t('table.preview.seenAtEnd', { enemies: entityNames(cast, atEnd) })
              : t('table.preview.seenOnWay', { enemies: entityNames(cast, seers) }),
          tone: atEnd.length > 0 ? 'danger' : 'warning',
        },
  );
  lines.push(
    attention === null
      ? { icon: 'attentionLow', text: t('table.preview.attention.none'), tone: 'good' }
      : {
          icon: attention.level === 'high' ? 'attentionHigh' : 'attentionLow',
          text: t(
            attentionChanges ? `table.preview.attention.${attention.level}` : 'table.preview.attention.stays',
            {
              space: spaceName(board, attention.space),
            },
          ),
          tone: attention.level === 'high' ? 'danger' : 'plain',
        },
  );
  for (const { enemy, does, expected, expectedWithFocus, damage } of reactions.reactions) {
    const name = entityName(cast, enemy);
    lines.push({
      icon: does === 'attacks' ? 'damage' : 'pinDown',
      text:
        does !== 'attacks'
          ? t(`table.preview.${does}`, { enemy: name })
          : t('table.preview.reaction', {
              enemy: name,
              damage: damage.map((one) => one.damage).join('/'),
              expected: amount(expected),
              focus: expectedWithFocus === null ? 'none' : amount(expectedWithFocus),
            }),
      tone: does === 'attacks' ? 'danger' : 'plain',
    });
  }
  for (const { enemy, facing } of turns)
    lines.push({
      icon: 'sight',
      text: t('table.preview.turns', {
        enemy: entityName(cast, enemy),
        direction: directionName(facing),
      }),
      tone: 'warning',
    });
  if (pushes.length > 0)
    lines.push({
      icon: 'people',
      text: t('table.preview.pushes', { entities: entityNames(cast, pushes) }),
      tone: 'warning',
    });
  return lines;
}
