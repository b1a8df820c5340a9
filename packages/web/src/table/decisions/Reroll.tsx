/** The dice on the table, and which of them to roll again. */

import { useSignal } from '@preact/signals';
import type { Decision, Option, RolledDie } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { awaited } from '../../game/awaited.ts';
import { Die } from '../../icons/index.ts';
import { optionKey, shownKey, tableKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { DiceRow } from '../parts/Dice.tsx';
import { faceName, faceOf } from '../parts/faces.ts';
import { OptionButton } from '../parts/OptionButton.tsx';
import { againText, askReroll, keepingText, type RerollOdds } from '../parts/rerollText.ts';
import { useTable } from '../state/context.ts';
import { Choices } from './Choices.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import { Stakes } from './Stakes.tsx';

export function Reroll({ decision }: { readonly decision: Decision }) {
  return decision.pick === undefined ? (
    <PickSource decision={decision} />
  ) : (
    <PickDice decision={decision} pick={decision.pick} />
  );
}

/** With which of several: beside each what it would bring at best, and what keeping the dice gives. */
function PickSource({ decision }: { readonly decision: Decision }) {
  const chances = useSourceChances(decision);
  const { dice = [] } = decision.about;
  const above = (
    <>
      <Stakes decision={decision} />
      <div class="t-last-roll">
        <DiceRow dice={dice} size={44} />
      </div>
    </>
  );
  return <Choices decision={decision} above={above} notes={chances} />;
}

/** By option; empty until it is known. */
function useSourceChances(decision: Decision): readonly string[] {
  const { game } = useTable();
  const found = useSignal<readonly string[]>([]);
  useEffect(() => {
    found.value = [];
    const chanceOf = async (option: Option): Promise<string> => {
      const source = option.is === 'effect' ? { source: option.effect } : {};
      const odds = await askReroll(game, source);
      if (odds === null) return '';
      const cast = game.cast.peek();
      return (option.is === 'effect' ? againText(odds, true, cast) : keepingText(odds, cast)) ?? '';
    };
    return awaited(Promise.all(decision.options.map(chanceOf)), (texts) => {
      found.value = texts;
    });
  }, [decision, game, found]);
  return found.value;
}

interface PickDiceProps {
  readonly decision: Decision;
  readonly pick: { readonly min: number; readonly max: number };
}

function PickDice({ decision, pick }: PickDiceProps) {
  const { game, ui } = useTable();
  const picks = ui.picks.value;
  const { dice: lying = [] } = decision.about;
  const odds = useRerollOdds(decision, picks);
  const toggle = (index: number) => {
    const without = picks.filter((one) => one !== index);
    if (without.length < picks.length) ui.picks.value = without;
    else if (picks.length < pick.max) ui.picks.value = [...picks, index].sort((a, b) => a - b);
  };
  const eligible = new Map(
    decision.options.flatMap((option, index) => (option.is === 'die' ? [[option.die, index] as const] : [])),
  );
  const dice = lying.map((die, number) => ({ die, number, index: eligible.get(number) }));
  return (
    <DecisionFrame
      decision={decision}
      foot={
        <div class={`t-confirm${odds?.of === 'blast' ? ' is-stacked' : ''}`}>
          <OptionButton
            title={t('decision.reroll.say.keep')}
            detail={odds === null ? undefined : keepingText(odds, game.cast.value)}
            icon="check"
            hotkey={picks.length === 0 ? tableKeys.confirm : tableKeys.cancel}
            disabled={pick.min > 0}
            onPress={() => void game.answer([])}
          />
          <OptionButton
            id="confirm"
            kind="primary"
            title={t('decision.reroll.again', { dice: picks.length })}
            detail={odds === null ? undefined : againText(odds, picks.length === 0, game.cast.value)}
            icon="redo"
            hotkey={picks.length > 0 ? tableKeys.confirm : undefined}
            disabled={picks.length < Math.max(1, pick.min)}
            onPress={() => void game.answer(picks)}
          />
        </div>
      }
    >
      <Stakes decision={decision} />
      <ul class="t-dice is-choice">
        {dice.map(({ die, number, index }) => (
          <li key={number}>
            <DieToggle
              die={die}
              hotkey={index === undefined ? undefined : optionKey(index)}
              chosen={index !== undefined && picks.includes(index)}
              onPress={index === undefined ? undefined : () => toggle(index)}
            />
          </li>
        ))}
      </ul>
    </DecisionFrame>
  );
}

/** Of the picked dice, or of those that are best rolled again; null until it is known. */
function useRerollOdds(decision: Decision, picks: readonly number[]): RerollOdds | null {
  const { game } = useTable();
  const odds = useSignal<RerollOdds | null>(null);
  const dice = picks.flatMap((pick) => {
    const option = decision.options[pick];
    return option?.is === 'die' ? [option.die] : [];
  });
  const key = dice.join(' ');
  useEffect(() => {
    // The dice are a new list every time; their key is not.
    const picked = key === '' ? {} : { dice: key.split(' ').map(Number) };
    return awaited(askReroll(game, picked), (reply) => {
      odds.value = reply;
    });
  }, [decision, game, key, odds]);
  return odds.value;
}

interface DieToggleProps {
  readonly die: RolledDie;
  readonly hotkey: string | undefined;
  readonly chosen: boolean;
  readonly onPress: (() => void) | undefined;
}

function DieToggle({ die, hotkey, chosen, onPress }: DieToggleProps) {
  const face = faceOf(die);
  useKey('table', hotkey, onPress);
  const shown = shownKey(hotkey);
  if (face === undefined) return null;
  return (
    <button
      type="button"
      class={`t-die${chosen ? ' is-chosen' : ''}`}
      aria-pressed={chosen}
      aria-label={faceName(face)}
      aria-keyshortcuts={shown}
      disabled={onPress === undefined}
      onClick={onPress}
    >
      <Die face={face} title="" size={52} chosen={chosen} spent={onPress === undefined} />
      {shown === undefined ? null : (
        <kbd class="z-keycap" aria-hidden="true" data-key={shown.toUpperCase()} />
      )}
    </button>
  );
}
