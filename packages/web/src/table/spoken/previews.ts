/** Previews, odds and measures, to be listened to. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { Replies } from '@zonecrawl/engine/host';
import type { CardId } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { actionIn } from '../../words/actions.ts';
import { entityIn } from '../../words/names.ts';
import { amount, percent } from '../../words/numbers.ts';
import { modifierText, refusalText } from '../../words/reasons.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import { exitText } from '../map/describe.ts';
import { previewLines } from '../parts/pathLines.ts';
import { exitsOf } from '../state/exits.ts';
import type { Throwing } from '../state/throwing.ts';
import type { AttackOdds } from '../state/ui.ts';
import type { WalkDraft } from '../state/walking.ts';
import { spaceOfEntity } from '../state/where.ts';

const NONE = 'none';

/** What a movement would bring; '' while it is worked out. What it does not bring is left out. */
export function walkText({ preview, action, goal, path }: WalkDraft, words: Words): string {
  if (preview === null) return '';
  const lines = previewLines(preview, words)
    .filter(({ icon, tone }) => tone !== 'good' || icon === 'unseen' || icon === 'objective')
    .map(({ text }) => text);
  return t('spoken.preview', {
    action: actionIn(action.action, null),
    space: spaceName(words.board, goal),
    steps: path.length,
    lines: [...lines, ...(preview.refusal === null ? [] : [refusalText(preview.refusal)])],
  });
}

export interface NamedAttack {
  readonly action: string;
  readonly card: CardId | null;
  readonly odds: AttackOdds;
}

/** The odds of an attack, a sentence per Body Part. */
export const oddsTexts = ({ action, card, odds }: NamedAttack, words: Words): readonly string[] =>
  odds.parts.map(({ part, plain, focus }) =>
    t('spoken.odds', {
      action: actionIn(action, card),
      target: entityIn(words.cast, odds.target),
      part: { name: `term.${part}.name` },
      range: odds.range,
      hit: percent(1 - plain.miss),
      kill: percent(plain.kill),
      hp: amount(plain.expectedHpLost),
      modifiers: odds.modifiers.length === 0 ? NONE : odds.modifiers.map((one) => modifierText(one)),
      focusHit: focus === null ? NONE : percent(1 - focus.miss),
      focusKill: focus === null ? NONE : percent(focus.kill),
    }),
  );

/** Where something is aimed at before it is thrown, and whom it would hurt there, in one sentence; '' if nowhere. */
export function throwText({ option, spaces, at }: Throwing, words: Words): string {
  const aimed = spaces.find(({ space }) => space === at);
  if (aimed === undefined) return '';
  const enemies = aimed.enemies.flatMap(({ target, parts }) =>
    parts.slice(0, 1).map(({ plain }) =>
      t('spoken.throwAt', {
        target: entityIn(words.cast, target),
        hit: percent(1 - plain.miss),
        kill: percent(plain.kill),
      }),
    ),
  );
  const friends = aimed.friends.map(({ entity, expected }) =>
    t('spoken.throwFriend', {
      target: entityIn(words.cast, entity),
      loss: expected === null ? NONE : amount(expected),
    }),
  );
  const there = [...enemies, ...friends];
  return t('spoken.throw', {
    action: actionIn(option.action, option.card),
    space: spaceName(words.board, aimed.space),
    there: there.length === 0 ? NONE : there,
  });
}

export function exitsSentence(space: SpaceId, { board }: Words, watched: Replies['danger']): string {
  const exits = exitsOf(board, space).map((exit) => exitText(exit, board, watched));
  const name = spaceName(board, space);
  return exits.length === 0
    ? t('spoken.noWayFrom', { space: name })
    : t('spoken.waysFrom', { space: name, exits });
}

/** How much of the map Enemies see, and which ways from a space they do not. */
export function dangerText(watched: Replies['danger'], from: SpaceId | undefined, { board }: Words): string {
  const seen = new Set(watched.filter(({ seenBy }) => seenBy.length > 0).map(({ space }) => space));
  const safe =
    from === undefined
      ? []
      : [...new Set(exitsOf(board, from).map(({ to }) => to))].filter((space) => !seen.has(space));
  return t('spoken.danger', {
    spaces: seen.size,
    safe: safe.length === 0 ? NONE : safe.map((space) => spaceName(board, space)),
  });
}

/** Whom one would see from a space, and how far off. */
export function rulerText(from: SpaceId, sight: Replies['sight'], { view, board, cast }: Words): string {
  const inSight = view.enemies.flatMap(({ id }) => {
    const at = sight.find(({ space }) => space === spaceOfEntity(view, id));
    return at?.seen === true && at.range !== null
      ? [t('spoken.measuredEnemy', { enemy: entityIn(cast, id), range: at.range })]
      : [];
  });
  return t('spoken.ruler', {
    space: spaceName(board, from),
    targets: inSight.length === 0 ? NONE : inSight,
  });
}

export function measureText(from: SpaceId, to: SpaceId, sight: Replies['sight'], { board }: Words): string {
  const at = sight.find(({ space }) => space === to);
  return t('spoken.measured', {
    from: spaceName(board, from),
    to: spaceName(board, to),
    range: at?.range ?? NONE,
    seen: at?.seen === true ? 'yes' : 'no',
  });
}
