/** What a Stalker can do now: every legal Action by group, each with its cost and key, and the end of the Turn. */

import { useSignal } from '@preact/signals';
import type { Replies } from '@zonecrawl/engine/host';
import type { ActionRef, Decision } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { actionKeys, keyLabel, otherActionKeys, turnKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import {
  type ActionGroup,
  type ActionOption,
  abilityName,
  actionGroup,
  actionGroups,
  actionIcon,
  actionWords,
} from '../../words/actions.ts';
import { amount } from '../../words/numbers.ts';
import { Beside } from '../parts/Beside.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { subjectOfWalk } from '../parts/subject.ts';
import { useTable, useWords } from '../state/context.ts';
import { hintedOptions } from '../state/marks.ts';
import { walkOptions } from '../state/walking.ts';
import { Aim } from './Aim.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import { Walk } from './Walk.tsx';

interface Entry {
  readonly option: ActionOption;
  readonly index: number;
  readonly hotkey: string | undefined;
}

export function ActionPanel({ decision }: { readonly decision: Decision }) {
  const { game, ui } = useTable();
  const words = useWords();
  const aiming = useSignal<number | null>(null);
  useEffect(() => {
    aiming.value = null;
  }, [decision, aiming]);
  const walk = ui.walk.value;
  const moving = ui.moving.value;
  const entries = entriesOf(decision);
  const end = decision.options.findIndex((option) => option.is === 'say' && option.say === 'endTurn');
  const left = decision.about.amount ?? 0;
  useKey('table', turnKeys.whyNot, () => {
    ui.sheet.value = 'whyNot';
  });
  if (aiming.value !== null)
    return <Aim decision={decision} option={aiming.value} onBack={() => (aiming.value = null)} />;

  const nameOf = (action: string): string =>
    abilityName(action, entries.find(({ option }) => option.action === action)?.option.card ?? null);
  const press = ({ option, index }: Entry) => {
    const walks = walkOptions(decision).find(
      ({ action }) => option.card === null && action === option.action,
    );
    if (walks !== undefined) {
      ui.walk.value = null;
      ui.selection.value = null;
      ui.moving.value = walks;
    } else if (actionGroup(option.action, option.card) === 'shoot') aiming.value = index;
    else void begin({ option, index });
  };
  /** An Action of a card that is a movement is tapped on the map like any other; all else begins at once. */
  const begin = async ({ option, index }: Pick<Entry, 'option' | 'index'>) => {
    const action = { stalker: decision.who, action: option.action, source: option.source };
    const reach = option.card === null ? [] : await game.askFirst({ ask: 'reach', ...action });
    if (reach === null || reach.length === 0) {
      await game.answer(index);
      return;
    }
    ui.walk.value = null;
    ui.selection.value = null;
    ui.moving.value = action;
  };
  const stepwise = () => {
    const index = entries.find(
      ({ option }) => option.action === walk?.action.action && option.source === walk.action.source,
    )?.index;
    if (index !== undefined) void game.answer(index);
  };
  return (
    <DecisionFrame
      decision={decision}
      title={t('decision.action.title', { left })}
      foot={<EndTurn decision={decision} index={end} left={left} />}
    >
      {walk === null || words === null ? null : (
        <Beside subject={subjectOfWalk(walk, ui.reach.value, words)}>
          <Walk draft={walk} stepwise={stepwise} />
        </Beside>
      )}
      {walk === null && moving !== null && ui.reach.value.length > 0 ? (
        <p class="t-help">{t('decision.action.tapToMove', { action: nameOf(moving.action) })}</p>
      ) : null}
      {actionGroups.map((group) => {
        const inGroup = entries.filter(({ option }) => actionGroup(option.action, option.card) === group);
        return inGroup.length === 0 ? null : (
          <Group key={group} group={group} entries={inGroup} moving={moving} onPress={press} />
        );
      })}
      <Button
        kind="quiet"
        icon="why"
        hotkey={keyLabel(turnKeys.whyNot)}
        onPress={() => {
          ui.sheet.value = 'whyNot';
        }}
      >
        {t('table.whyNot')}
      </Button>
    </DecisionFrame>
  );
}

function entriesOf({ options }: Decision): readonly Entry[] {
  const actions = options.flatMap((option, index) => (option.is === 'action' ? [{ option, index }] : []));
  let next = 0;
  return actions.map((entry) => {
    const { action, card } = entry.option;
    // The same key every time for the rules' own.
    return { ...entry, hotkey: (card === null ? actionKeys[action] : undefined) ?? otherActionKeys[next++] };
  });
}

interface GroupProps {
  readonly group: ActionGroup;
  readonly entries: readonly Entry[];
  readonly moving: ActionRef | null;
  readonly onPress: (entry: Entry) => void;
}

function Group({ group, entries, moving, onPress }: GroupProps) {
  const { ui } = useTable();
  return (
    <section class="t-group">
      <h3 class="label">{t(`table.group.${group}`)}</h3>
      <ul class="t-actions">
        {entries.map((entry) => (
          <li
            key={entry.index}
            class={`${ui.pointedAction.value === entry.option.action ? 'is-pointed' : ''}${hintedOptions.value.has(entry.index) ? ' is-hinted' : ''}`}
          >
            <OptionButton
              {...actionWords(entry.option.action, entry.option.card)}
              icon={actionIcon(entry.option.action, entry.option.card)}
              cost={entry.option.free ? 'free' : 'standard'}
              hotkey={entry.hotkey}
              chosen={
                moving?.action === entry.option.action && moving.source === entry.option.source
                  ? true
                  : undefined
              }
              onPress={() => onPress(entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EndTurnProps {
  readonly decision: Decision;
  readonly index: number;
  readonly left: number;
}

/** The player always ends the Turn explicitly; the expected reactions are shown before. */
function EndTurn({ decision, index, left }: EndTurnProps) {
  const { game } = useTable();
  const odds = useSignal<Replies['reactions']>(null);
  useEffect(() => {
    odds.value = null;
    void game.ask({ ask: 'reactions', stalker: decision.who }).then((reply) => {
      odds.value = reply;
    });
  }, [decision, game, odds]);
  const reacting = odds.value?.reactions.filter(({ does }) => does === 'attacks').length ?? 0;
  const detail =
    index < 0
      ? t('decision.action.stillDue', { left })
      : odds.value === null
        ? ''
        : reacting === 0
          ? t('decision.action.nobodyReacts')
          : t('decision.action.reactions', { enemies: reacting, expected: amount(odds.value.expected) });
  return (
    <OptionButton
      id="end-turn"
      kind={index < 0 ? 'plain' : reacting > 0 ? 'danger' : 'primary'}
      title={t('ui.button.endTurn')}
      detail={detail}
      icon="endTurn"
      hotkey={turnKeys.endTurn}
      disabled={index < 0}
      onPress={() => void game.answer(index)}
    />
  );
}
