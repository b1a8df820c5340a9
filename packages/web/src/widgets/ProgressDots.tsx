import { Icon } from '../icons/index.ts';
import { upTo } from './upTo.ts';

export interface TurnTokenState {
  readonly id: string;
  /** Slots slid so far, and slots there are. */
  readonly done: number;
  readonly of: number;
  /** Extra Standard Actions from markers. */
  readonly markers?: number;
  readonly injured?: boolean;
  readonly current?: boolean;
  /** Read aloud, such as "First Turn: 1 of 2 Standard Actions done". */
  readonly text: string;
}

/** The Turn tokens of a Stalker and how far each has slid. */
export function ProgressDots({
  label,
  tokens,
}: {
  readonly label: string;
  readonly tokens: readonly TurnTokenState[];
}) {
  return (
    <ul class="z-turns" aria-label={label}>
      {tokens.map((token) => (
        <li
          key={token.id}
          class={`z-turn${token.current === true ? ' is-current' : ''}${token.done >= token.of ? ' is-done' : ''}`}
        >
          <span class="unseen">{token.text}</span>
          <span class="z-turn-track" aria-hidden="true">
            {upTo(token.of + 1).map((slot) => (
              <i key={slot} class={slot === token.done ? 'is-token' : slot < token.done ? 'is-past' : ''} />
            ))}
            {token.injured === true ? <Icon name="criticalInjury" class="z-turn-injury" /> : null}
            {upTo(token.markers ?? 0).map((marker) => (
              <b key={marker} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
