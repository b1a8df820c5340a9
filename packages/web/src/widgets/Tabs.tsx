import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icons/index.ts';
import { useKeysIn } from '../keyboard/index.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly icon?: IconName;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly children: ComponentChildren;
}

/** Tabs as file dividers; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = nextIndex(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined || next === undefined) return;
    onChoose(tab.id);
    const button = list.current?.children.item(next);
    if (button instanceof HTMLElement) button.focus();
  };
  useKeysIn(list, MOVES, go);
  return (
    <div class="z-tabs">
      <div class="z-tablist" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="z-tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.icon === undefined ? null : <Icon name={tab.icon} />}
            <span>{tab.title}</span>
          </button>
        ))}
      </div>
      <div class="z-tabpanel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}

const MOVES = ['ArrowRight', 'ArrowLeft', 'Home', 'End'];

function nextIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
