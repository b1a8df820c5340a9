/** Any decision as a list: what lies on the map is shown there first and then confirmed, all else is one press. */

import type { Decision, Option } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { CardFace } from '../../cards/CardFace.tsx';
import { optionKey } from '../../keyboard/index.ts';
import { notesOf, t } from '../../text/index.ts';
import { optionWords } from '../../words/options.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { hintedOptions, isTold, markedAs } from '../state/marks.ts';
import { DecisionFrame } from './DecisionFrame.tsx';
import { SpaceList } from './SpaceList.tsx';

/** Options that mean a place: they are looked at on the map before they are confirmed. */
const onMap = (option: Option): boolean =>
  option.is === 'space' || option.is === 'route' || option.is === 'symbol' || option.is === 'overlay';

/** More of them than this stand side by side. */
const MANY = 12;

export function Choices({
  decision,
  cards = false,
  above,
  notes = [],
}: {
  readonly decision: Decision;
  readonly cards?: boolean;
  /** Before the options. */
  readonly above?: ComponentChildren;
  /** What else is to be said of each option, by index. */
  readonly notes?: readonly string[];
}) {
  const { game, ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const picked = ui.picked.value;
  const places = decision.options.filter(onMap).length;
  const press = (option: Option, index: number) => {
    if (onMap(option)) ui.picked.value = picked === index ? null : index;
    else void game.answer(index);
  };
  // The Action has begun with the press that led here: the way back is to undo it, while that is free.
  const isFree = (game.update.value?.acting ?? null) !== null && game.undoState.value.free > 0;
  const back = isFree ? () => void game.undo(false) : undefined;
  const chosen = picked === null ? undefined : decision.options[picked];
  const list = decision.options.map((option, index) => ({
    option,
    index,
    ...optionWords(option, decision, words),
  }));
  const spaces = list.filter(({ option }) => option.is === 'space');
  // All else keeps its place before or after them.
  const first = spaces[0]?.index ?? list.length;
  const others = list.filter(({ option }) => option.is !== 'space');
  const item = ({ option, index, title, detail, icon, card }: (typeof list)[number]) => (
    <li
      key={index}
      class={markedAs(hintedOptions.value.has(index), isTold(option, ui.pointedAnswer.value))}
      onPointerEnter={() => {
        ui.hovered.value = index;
      }}
      onPointerLeave={() => {
        ui.hovered.value = null;
      }}
      onFocusIn={() => {
        ui.hovered.value = index;
      }}
    >
      {cards && card !== undefined ? <CardFace card={card} /> : null}
      <OptionButton
        title={title}
        detail={notesOf([detail ?? '', notes[index] ?? ''])}
        icon={icon}
        hotkey={optionKey(index)}
        chosen={picked === index ? true : undefined}
        onPress={() => press(option, index)}
      />
    </li>
  );
  const several = (some: typeof list) =>
    some.length === 0 ? null : (
      <ul class={`t-options${others.length > MANY ? ' is-many' : ''}${cards ? ' is-cards' : ''}`}>
        {some.map(item)}
      </ul>
    );
  return (
    <DecisionFrame
      decision={decision}
      foot={
        places === 0 && chosen === undefined ? undefined : (
          <Confirm
            text={
              chosen === undefined
                ? t(decision.kind === 'symbol' ? 'decision.symbol.title' : 'decision.tapOnMap')
                : t('decision.confirm', { option: optionWords(chosen, decision, words).title })
            }
            disabled={chosen === undefined}
            cancelText={t('decision.back')}
            onCancel={back}
            onConfirm={() => {
              if (picked !== null) void game.answer(picked);
            }}
          />
        )
      }
    >
      {above}
      {several(others.filter(({ index }) => index < first))}
      {spaces.length === 0 ? null : <SpaceList>{spaces.map(item)}</SpaceList>}
      {several(others.filter(({ index }) => index > first))}
    </DecisionFrame>
  );
}
