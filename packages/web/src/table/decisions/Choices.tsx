/** Any decision as a list: what lies on the map is shown there first and then confirmed, all else is one press. */

import type { Decision, Option } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { CardFace } from '../../cards/CardFace.tsx';
import { optionKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { optionWords } from '../../words/options.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { hintedOptions } from '../state/marks.ts';
import { DecisionFrame } from './DecisionFrame.tsx';

/** Options that mean a place: they are looked at on the map before they are confirmed. */
const onMap = (option: Option): boolean =>
  option.is === 'space' || option.is === 'route' || option.is === 'symbol' || option.is === 'overlay';

/** More of them than this are better chosen on the map; the list is for keyboard and screen reader, and short. */
const MANY = 12;
/** A name of two letters needs no line of its own. */
const MANY_SPACES = 4;

export function Choices({
  decision,
  cards = false,
  above,
}: {
  readonly decision: Decision;
  readonly cards?: boolean;
  /** Before the options. */
  readonly above?: ComponentChildren;
}) {
  const { game, ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const picked = ui.picked.value;
  const places = decision.options.filter(onMap).length;
  const spaces = decision.options.filter(({ is }) => is === 'space').length;
  const isMany = places > MANY || spaces > MANY_SPACES;
  const press = (option: Option, index: number) => {
    if (onMap(option)) ui.picked.value = picked === index ? null : index;
    else void game.answer(index);
  };
  const chosen = picked === null ? undefined : decision.options[picked];
  const list = decision.options.map((option, index) => ({
    option,
    index,
    ...optionWords(option, decision, words),
  }));
  return (
    <DecisionFrame
      decision={decision}
      foot={
        places === 0 && chosen === undefined ? undefined : (
          <Confirm
            text={
              chosen === undefined
                ? t('decision.tapOnMap')
                : t('decision.confirm', { option: optionWords(chosen, decision, words).title })
            }
            disabled={chosen === undefined}
            onConfirm={() => {
              if (picked !== null) void game.answer(picked);
            }}
          />
        )
      }
    >
      {above}
      <ul class={`t-options${isMany ? ' is-many' : ''}${cards ? ' is-cards' : ''}`}>
        {list.map(({ option, index, title, detail, icon, card }) => (
          <li
            key={index}
            class={hintedOptions.value.has(index) ? 'is-hinted' : ''}
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
              detail={detail}
              icon={icon}
              hotkey={optionKey(index)}
              chosen={picked === index ? true : undefined}
              onPress={() => press(option, index)}
            />
          </li>
        ))}
      </ul>
    </DecisionFrame>
  );
}
