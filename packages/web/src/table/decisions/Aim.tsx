/** An attack before it is made: every target with its odds; a press on a Body Part shoots. */

import { useSignal } from '@preact/signals';
import type { Replies } from '@zonecrawl/engine/host';
import type { ActionRef, Decision } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { lineText } from '../../cards/CardFace.tsx';
import { awaited } from '../../game/awaited.ts';
import { optionKey, tableKeys } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { abilityName, attackLine } from '../../words/actions.ts';
import { Odds } from '../parts/Odds.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable } from '../state/context.ts';
import { shot } from '../state/shot.ts';
import { DecisionFrame } from './DecisionFrame.tsx';

type AttackOdds = Replies['attackOdds'][number];

export interface AimProps {
  readonly decision: Decision;
  /** Which of its options is the attack. */
  readonly option: number;
  readonly onBack: () => void;
}

export function Aim({ decision, option, onBack }: AimProps) {
  const { game, ui } = useTable();
  const targets = useSignal<readonly AttackOdds[] | null>(null);
  const chosen = decision.options[option];
  const view = game.shown.value?.view;
  useEffect(() => {
    if (chosen?.is !== 'action') return undefined;
    const action: ActionRef = { stalker: decision.who, action: chosen.action, source: chosen.source };
    // Whoever does something else by then would find the map dimmed, with nothing to choose on it.
    const forget = awaited(game.ask({ ask: 'attackOdds', ...action }), (odds) => {
      targets.value = (odds ?? []).filter(({ refusal }) => refusal === null);
      ui.aiming.value = targets.value;
    });
    return () => {
      forget();
      ui.aiming.value = null;
      ui.pointed.value = null;
    };
  }, [chosen, decision, game, targets, ui]);
  if (chosen?.is !== 'action' || view === undefined) return null;
  const line = attackLine(chosen.action, chosen.card);
  let keys = 0;
  return (
    <DecisionFrame
      decision={decision}
      title={abilityName(chosen.action, chosen.card)}
      foot={
        <OptionButton title={t('decision.back')} icon="close" hotkey={tableKeys.cancel} onPress={onBack} />
      }
    >
      {line === undefined ? null : <p class="t-help">{lineText(line)}</p>}
      {targets.value?.map((odds) => (
        <div
          key={odds.target}
          onPointerEnter={() => {
            ui.pointed.value = odds.target;
          }}
          onPointerLeave={() => {
            ui.pointed.value = null;
          }}
        >
          <Odds
            odds={odds}
            keys={odds.parts.map(() => optionKey(keys++))}
            onShoot={(part) => void game.answerAll(shot(view, decision, option, odds.target, part))}
          />
        </div>
      ))}
    </DecisionFrame>
  );
}
