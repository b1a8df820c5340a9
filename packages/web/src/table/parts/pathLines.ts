/** What a path brings, line by line: radiation, Anomalies, Enemies that see it, reactions. */
import type { PathPreview } from '@zonecrawl/engine/host';
import type { IconName } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { cardIn, entitiesIn, entityIn } from '../../words/names.ts';
import { amount, percent } from '../../words/numbers.ts';
import { pinsAt, pinText } from '../../words/pins.ts';
import { directionIn, spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';

export interface PreviewLine {
  readonly icon: IconName;
  readonly text: string;
  readonly tone: 'good' | 'plain' | 'warning' | 'danger';
}

/** As they are shown: a phone may not show all of them at once. */
export const dangersFirst = (lines: readonly PreviewLine[]): readonly PreviewLine[] => {
  const isDanger = ({ tone }: PreviewLine) => tone === 'danger';
  return [...lines.filter(isDanger), ...lines.filter((line) => !isDanger(line))];
};

export function previewLines(preview: PathPreview, words: Words): readonly PreviewLine[] {
  const { cast, board } = words;
  const lines: PreviewLine[] = [];
  const { dose, crossing, attention, attentionChanges, seen, turns, reactions, pushes } = preview;
  lines.push({
    icon: 'radiation',
    text: dose.over ? t('table.preview.doseOver') : t('table.preview.dose', { by: dose.by, to: dose.to }),
    tone: dose.over ? 'danger' : dose.by > 0 ? 'warning' : 'good',
  });
  for (const { card, chance, withFocus } of crossing.anomalies) {
    lines.push({
      icon: 'warning',
      text:
        withFocus === null
          ? t('table.preview.anomaly', { anomaly: cardIn(card), chance: percent(chance) })
          : t('table.preview.anomalyFocus', {
              anomaly: cardIn(card),
              chance: percent(chance),
              focus: percent(withFocus),
            }),
      tone: chance > 0 ? 'danger' : 'plain',
    });
  }
  const end = preview.path.at(-1);
  const there = end === undefined ? [] : pinsAt(words.view, end).filter(({ open }) => open);
  for (const pin of there)
    lines.push({ icon: 'objective', text: t('table.preview.there', { what: pinText(pin) }), tone: 'good' });
  const seers = [...new Set(seen.flatMap(({ by }) => by))];
  const atEnd = seen.at(-1)?.by ?? [];
  lines.push(
    seers.length === 0
      ? { icon: 'unseen', text: t('table.preview.unseen'), tone: 'good' }
      : {
          icon: 'sight',
          text:
            atEnd.length > 0
              ? t('table.preview.seenAtEnd', { enemies: entitiesIn(cast, atEnd) })
              : t('table.preview.seenOnWay', { enemies: entitiesIn(cast, seers) }),
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
    const name = entityIn(cast, enemy);
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
        enemy: entityIn(cast, enemy),
        direction: directionIn(facing),
      }),
      tone: 'warning',
    });
  if (pushes.length > 0)
    lines.push({
      icon: 'people',
      text: t('table.preview.pushes', { entities: entitiesIn(cast, pushes) }),
      tone: 'warning',
    });
  return lines;
}
