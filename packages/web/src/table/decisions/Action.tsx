/** What a Stalker can do now: every legal Action by group, each with its cost and key, and the end of the Turn. */

import { useSignal } from '@preact/signals';
import type { Replies } from '@zonecrawl/engine/host';
import type { ActionRef, Decision, Option } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { awaited } from '../../game/awaited.ts';
import type { Beginning } from '../../game/turnAhead.ts';
import { actionKeys, keyLabel, otherActionKeys, turnKeys, useKey } from '../../keyboard/index.ts';
import { type Name, t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import {
  type ActionGroup,
  type ActionOption,
  actionGroup,
  actionGroups,
  actionIcon,
  actionIn,
  actionWords,
  isThrown,
} from '../../words/actions.ts';
import { decisionTitle } from '../../words/decisions.ts';
import { Beside } from '../parts/Beside.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { subjectOfWalk } from '../parts/subject.ts';
import { useTable, useWords } from '../state/context.ts';
import { hintedOptions, markedAs } from '../state/marks.ts';
import { walkOptions } from '../state/walking.ts';
import { Aim } from './Aim.tsx';
import { BeginTurn } from './BeginTurn.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import { reactionText } from './reactions.ts';
import { stillDue } from './stillDue.ts';
import { Throw } from './Throw.tsx';
import { Walk } from './Walk.tsx';

interface Entry {
  readonly option: ActionOption;
  readonly index: number;
  readonly hotkey: string | undefined;
}

export interface ActionPanelProps {
  readonly decision: Decision;
  /** The Turn has not begun; the first Action begins it. */
  readonly beginning?: Beginning | undefined;
}

/** A3: without exchanging anything. */
const DONE: Option = { is: 'say', say: 'done' };

export function ActionPanel({ decision, beginning }: ActionPanelProps) {
  const { game, ui } = useTable();
  const words = useWords();
  const aiming = useSignal<number | null>(null);
  useEffect(() => {
    aiming.value = null;
  }, [decision, aiming]);
  const walk = ui.walk.value;
  const moving = ui.moving.value;
  const isWalking = walk !== null;
  useEffect(() => {
    // What a way brings comes first, however far somebody has scrolled.
    if (isWalking) document.querySelector('.t-decision-body')?.scrollTo({ top: 0 });
  }, [isWalking]);
  const entries = entriesOf(decision);
  const end = decision.options.findIndex((option) => option.is === 'say' && option.say === 'endTurn');
  const left = decision.about.amount ?? 0;
  // Where the Turn could end, but a lesson tells to do something, that is the way on.
  const next = end < 0 ? undefined : entries.find(({ option }) => option.action === ui.pointedAction.value);
  useKey('table', turnKeys.whyNot, () => {
    ui.sheet.value = 'whyNot';
  });
  if (aiming.value !== null) {
    const aimed = decision.options[aiming.value];
    const isThrow = aimed?.is === 'action' && isThrown(aimed.action, aimed.card);
    const Aiming = isThrow ? Throw : Aim;
    return <Aiming decision={decision} option={aiming.value} onBack={() => (aiming.value = null)} />;
  }

  const named = (action: string): Name =>
    actionIn(action, entries.find(({ option }) => option.action === action)?.option.card ?? null);
  const press = ({ option, index }: Entry) => {
    const walks = walkOptions(decision).find(
      ({ action }) => option.card === null && action === option.action,
    );
    if (walks !== undefined) {
      ui.walk.value = null;
      ui.selection.value = null;
      ui.moving.value = walks;
    } else if (actionGroup(option.action, option.card) === 'shoot') aiming.value = index;
    else if (isThrown(option.action, option.card)) {
      ui.walk.value = null;
      ui.selection.value = null;
      aiming.value = index;
    } else if (isPrepare(option)) void game.answerAll([option, DONE], true);
    else void begin({ option, index });
  };
  /** An Action of a card that is a movement is tapped on the map like any other; all else begins at once. */
  const begin = async ({ option, index }: Pick<Entry, 'option' | 'index'>) => {
    const action = { stalker: decision.who, action: option.action, source: option.source };
    const reach = option.card === null ? [] : await game.askFirst({ ask: 'reach', ...action });
    if (reach === null || reach.length === 0) {
      await game.choose(index);
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
    if (index !== undefined) void game.choose(index);
  };
  return (
    <DecisionFrame
      decision={decision}
      title={beginning === undefined || words === null ? undefined : decisionTitle(beginning.asked, words)}
      foot={
        beginning === undefined ? (
          <EndTurn decision={decision} index={end} left={left} isNext={next === undefined} />
        ) : (
          <BeginTurn decision={beginning.asked} />
        )
      }
    >
      {walk === null || words === null ? null : (
        <Beside subject={subjectOfWalk(walk, ui.reach.value, words)}>
          <Walk draft={walk} stepwise={stepwise} />
        </Beside>
      )}
      {beginning === undefined ? null : <p class="t-help">{t('decision.action.begins')}</p>}
      {walk === null && moving !== null && ui.reach.value.length > 0 ? (
        <p class="t-help">{t('decision.action.tapToMove', { action: named(moving.action) })}</p>
      ) : null}
      {actionGroups.map((group) => {
        const inGroup = entries.filter(({ option }) => actionGroup(option.action, option.card) === group);
        return inGroup.length === 0 ? null : (
          <Group
            key={group}
            group={group}
            entries={inGroup}
            moving={moving}
            next={next}
            hinted={beginning === undefined ? hintedOptions.value : NONE}
            onPress={press}
          />
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

const NONE: ReadonlySet<number> = new Set();

const isPrepare = ({ action, card }: ActionOption): boolean => action === 'prepare' && card === null;

function entriesOf({ options }: Decision): readonly Entry[] {
  const actions = options.flatMap((option, index) => (option.is === 'action' ? [{ option, index }] : []));
  let next = 0;
  return actions.map((entry) => {
    const { action, card } = entry.option;
    // The same key every time for the rules' own.
    return { ...entry, hotkey: (card === null ? actionKeys[action] : undefined) ?? otherActionKeys[next++] };
  });
}

const costOf = ({ option }: Entry): 'free' | 'standard' => (option.free ? 'free' : 'standard');

interface GroupProps {
  readonly group: ActionGroup;
  readonly entries: readonly Entry[];
  readonly moving: ActionRef | null;
  /** What to do next, where that is known. */
  readonly next: Entry | undefined;
  readonly hinted: ReadonlySet<number>;
  readonly onPress: (entry: Entry) => void;
}

function Group({ group, entries, moving, next, hinted, onPress }: GroupProps) {
  const { game, ui } = useTable();
  const isMoving = ({ option }: Entry) => moving?.action === option.action && moving.source === option.source;
  return (
    <section class="t-group">
      <h3 class="label">{t(`table.group.${group}`)}</h3>
      <ul class="t-actions">
        {entries.flatMap((entry) => [
          <li
            key={entry.index}
            class={markedAs(hinted.has(entry.index), ui.pointedAction.value === entry.option.action)}
          >
            <OptionButton
              {...actionWords(entry.option.action, entry.option.card)}
              icon={actionIcon(entry.option.action, entry.option.card)}
              cost={costOf(entry)}
              kind={entry === next && !isMoving(entry) ? 'primary' : 'plain'}
              hotkey={entry.hotkey}
              chosen={isMoving(entry) ? true : undefined}
              onPress={() => onPress(entry)}
            />
          </li>,
          ...(isPrepare(entry.option)
            ? [
                <li key="exchange">
                  <OptionButton
                    title={t('decision.action.exchange')}
                    icon={actionIcon(entry.option.action, null)}
                    cost={costOf(entry)}
                    onPress={() => void game.choose(entry.index)}
                  />
                </li>,
              ]
            : []),
        ])}
      </ul>
    </section>
  );
}

interface EndTurnProps {
  readonly decision: Decision;
  readonly index: number;
  readonly left: number;
  /** Nothing else is the way on. */
  readonly isNext: boolean;
}

/** The player always ends the Turn explicitly; the expected reactions are shown before. */
function EndTurn({ decision, index, left, isNext }: EndTurnProps) {
  const { game } = useTable();
  const odds = useSignal<Replies['reactions']>(null);
  useEffect(() => {
    odds.value = null;
    return awaited(game.ask({ ask: 'reactions', stalker: decision.who }), (reply) => {
      odds.value = reply;
    });
  }, [decision, game, odds]);
  const reacting = odds.value?.reactions.filter(({ does }) => does === 'attacks').length ?? 0;
  const view = game.shown.value?.view;
  const tokens = view?.stalkers.find(({ id }) => id === decision.who)?.turns;
  const detail =
    index < 0
      ? t('decision.action.stillDue', { left: stillDue(left, view?.turn ?? null, tokens) })
      : odds.value === null
        ? ''
        : reactionText(odds.value, view?.figures[decision.who]?.seenBy.length ?? 0);
  return (
    <OptionButton
      id="end-turn"
      kind={index < 0 ? 'plain' : reacting > 0 ? 'danger' : isNext ? 'primary' : 'plain'}
      title={t('ui.button.endTurn')}
      detail={detail}
      icon="endTurn"
      hotkey={turnKeys.endTurn}
      disabled={index < 0}
      onPress={() => void game.answer(index)}
    />
  );
}
