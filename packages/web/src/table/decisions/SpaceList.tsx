/**
 * Spaces by their coordinates, for keys and screen readers: the map shows them to everybody else. It comes into sight
 * while the focus is in it.
 */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export function SpaceList({ children }: { readonly children: ComponentChildren }) {
  const isFocused = useSignal(false);
  return (
    <ul
      class={`t-options is-many t-spaces${isFocused.value ? '' : ' unseen'}`}
      onFocusIn={() => {
        isFocused.value = true;
      }}
      onFocusOut={() => {
        isFocused.value = false;
      }}
    >
      {children}
    </ul>
  );
}
