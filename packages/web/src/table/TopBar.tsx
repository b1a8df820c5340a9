/** Always in sight: Round, phase, time left, whose Turn, the active Event, and the tools. */

import type { ComponentChildren } from 'preact';
import { roundsLeft } from '../game/rounds.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { keyLabel, tableKeys, useKey } from '../keyboard/index.ts';
import { t } from '../text/index.ts';
import { IconButton } from '../widgets/index.ts';
import { cardIn, cardName } from '../words/names.ts';
import { HintButton } from './hint/HintButton.tsx';
import { StalkerBadge } from './parts/Badge.tsx';
import { useTable } from './state/context.ts';
import type { Tool } from './state/ui.ts';

export type UndoPast = 'never' | 'ask' | 'always';

export interface TopBarProps {
  readonly onSettings?: (() => void) | undefined;
  readonly undoPast: UndoPast;
}

export function TopBar({ onSettings, undoPast }: TopBarProps) {
  const { game, ui, onRules } = useTable();
  const view = game.shown.value?.view;
  const toggle = (tool: Tool) => {
    ui.tool.value = ui.tool.value === tool ? 'none' : tool;
  };
  useKey('table', tableKeys.danger, () => toggle('danger'));
  useKey('table', tableKeys.ruler, () => toggle('ruler'));
  useKey('table', tableKeys.rules, () => onRules());
  useKey('table', tableKeys.help, () => onRules('help'));
  useKey('table', tableKeys.log, () => {
    ui.pane.value = ui.pane.value === 'log' ? 'act' : 'log';
  });
  useKey('table', tableKeys.mission, () => {
    ui.sheet.value = 'mission';
  });
  useKey('table', tableKeys.keys, () => {
    ui.sheet.value = 'keys';
  });
  if (view === undefined) return null;
  const left = roundsLeft(view);
  const turn = view.turn?.stalker ?? game.decision.value?.who;
  return (
    <header class="t-top">
      <IconButton
        icon="menu"
        label={t('table.menu')}
        onPress={() => {
          ui.sheet.value = 'menu';
        }}
      />
      <dl class="t-clock">
        <Reading icon="clock" label={t('term.round.name')}>
          {view.round}
        </Reading>
        <Reading icon="event" label={t('table.eventsLeft')}>
          {view.event === null ? (
            left
          ) : (
            <button
              type="button"
              class="t-clock-event read"
              aria-label={t('table.eventsLeftAnd', { left, card: cardIn(view.event) })}
              onClick={() => {
                ui.card.value = view.event;
              }}
            >
              {left}
            </button>
          )}
        </Reading>
      </dl>
      <ol class="t-phases" aria-label={t('table.phases')}>
        {(['event', 'players', 'enemies'] as const).map((phase) => (
          <li
            key={phase}
            class={view.phase === phase ? 'is-now' : ''}
            aria-current={view.phase === phase ? 'step' : undefined}
          >
            {t(`table.phase.${phase}`)}
          </li>
        ))}
      </ol>
      <p class="t-whose">
        {turn === undefined ? null : (
          <>
            <span class="label">{t('table.turnOf')}</span>
            <StalkerBadge id={turn} />
          </>
        )}
        {view.event === null ? null : (
          <button
            type="button"
            class="t-event"
            onClick={() => {
              ui.card.value = view.event;
            }}
          >
            <Icon name="event" />
            <span>{cardName(view.event)}</span>
          </button>
        )}
      </p>
      <nav class="t-tools" aria-label={t('table.tools')}>
        <UndoButtons undoPast={undoPast} />
        <HintButton place="top" />
        <IconButton
          icon="watched"
          label={t('table.tool.danger')}
          hotkey={keyLabel(tableKeys.danger)}
          pressed={ui.tool.value === 'danger'}
          onPress={() => toggle('danger')}
        />
        <span class="t-tools-wide">
          <IconButton
            icon="objective"
            label={t('table.mission.title')}
            hotkey={keyLabel(tableKeys.mission)}
            onPress={() => {
              ui.sheet.value = 'mission';
            }}
          />
          <IconButton
            icon="range"
            label={t('table.tool.ruler')}
            hotkey={keyLabel(tableKeys.ruler)}
            pressed={ui.tool.value === 'ruler'}
            onPress={() => toggle('ruler')}
          />
          <IconButton
            icon="rules"
            label={t('ui.title.rules')}
            hotkey={keyLabel(tableKeys.rules)}
            onPress={() => onRules()}
          />
          {onSettings === undefined ? null : (
            <IconButton icon="settings" label={t('ui.title.settings')} onPress={onSettings} />
          )}
        </span>
      </nav>
    </header>
  );
}

function Reading(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div>
      <dt>
        <Icon name={props.icon} />
        <span class="label">{props.label}</span>
      </dt>
      <dd class="read">{props.children}</dd>
    </div>
  );
}

function UndoButtons({ undoPast }: { readonly undoPast: UndoPast }) {
  const { game, ui } = useTable();
  const { free, most, redo } = game.undoState.value;
  const undo = () => {
    if (free > 0) void game.undo(false);
    else if (most === 0 || undoPast === 'never') return;
    else if (undoPast === 'always') void game.undo(true);
    else ui.sheet.value = 'undo';
  };
  useKey('table', tableKeys.undo, undo);
  useKey('table', tableKeys.redo, () => void game.redo());
  return (
    <>
      <IconButton
        icon="undo"
        label={t(free > 0 ? 'ui.button.undo' : 'table.undoPast')}
        hotkey={keyLabel(tableKeys.undo)}
        disabled={free === 0 && (most === 0 || undoPast === 'never')}
        onPress={undo}
      />
      <IconButton
        icon="redo"
        label={t('ui.button.redo')}
        hotkey={keyLabel(tableKeys.redo)}
        disabled={redo === 0}
        onPress={() => void game.redo()}
      />
    </>
  );
}
