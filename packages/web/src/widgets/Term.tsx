import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { placeBeside } from '../base/place.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { useSharedStop } from './stops.ts';

export interface TermProps {
  /** The word as it appears in the text. */
  readonly children: ComponentChildren;
  readonly title: string;
  readonly explanation: ComponentChildren;
  /** Clause ids of the rules this comes from. */
  readonly clauses?: readonly string[];
  readonly icon?: IconName | undefined;
}

/**
 * A game term: tap, click or press Enter on it and it explains itself, aloud too, since the explanation then has the
 * focus. Esc or a tap elsewhere closes it. All terms of a text are one stop of the Tab key.
 */
export function Term({ children, title, explanation, clauses = [], icon }: TermProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useSharedStop(word, '.z-term');
  return (
    <>
      <button type="button" class="z-term" ref={word} popovertarget={id}>
        {children}
      </button>
      <span
        id={id}
        class="z-popover"
        popover="auto"
        role="note"
        autofocus
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        ref={box}
        onToggle={(event) => {
          if (event.newState !== 'open' || box.current === null || word.current === null) return;
          placeBeside(box.current, word.current);
        }}
      >
        <span class="z-popover-title" id={`${id}-title`}>
          {icon === undefined ? null : <Icon name={icon} />}
          {title}
          {clauses.map((clause) => (
            <span key={clause} class="z-clause read">
              {clause}
            </span>
          ))}
        </span>
        <span class="z-popover-text" id={`${id}-text`}>
          {explanation}
        </span>
      </span>
    </>
  );
}
