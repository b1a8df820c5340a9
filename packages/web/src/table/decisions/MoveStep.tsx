/** One step of a movement: tap a space next to the Stalker, see its preview, go there; or stop here. */

import { useSignal } from '@preact/signals';
import type { PathPreview } from '@zonecrawl/engine/host';
import type { Decision } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { awaited } from '../../game/awaited.ts';
import { optionKey, turnKeys } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { spaceName } from '../../words/spaces.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { PreviewLines } from '../parts/PreviewLines.tsx';
import { useTable, useWords } from '../state/context.ts';
import { DecisionFrame } from './DecisionFrame.tsx';
import { SpaceList } from './SpaceList.tsx';
import { Walk } from './Walk.tsx';

export function MoveStep({ decision }: { readonly decision: Decision }) {
  const { game, ui } = useTable();
  const words = useWords();
  const preview = useSignal<PathPreview | null>(null);
  const picked = ui.picked.value;
  const option = picked === null ? undefined : decision.options[picked];
  const goal = option?.is === 'space' ? option.space : undefined;
  useEffect(() => {
    preview.value = null;
    const action = game.update.value?.acting ?? null;
    if (goal === undefined || action === null) return undefined;
    return awaited(game.ask({ ask: 'path', ...action, path: [goal] }), (reply) => {
      preview.value = reply;
    });
  }, [goal, decision, game, preview]);
  if (words === null) return null;
  const draft = ui.walk.value;
  const next = decision.options.findIndex((one) => one.is === 'space' && one.space === draft?.goal);
  const stop = decision.options.findIndex(({ is }) => is === 'say');
  return (
    <DecisionFrame
      decision={decision}
      foot={
        <>
          {goal === undefined ? null : (
            <Confirm
              text={t('decision.step.go', { space: spaceName(words.board, goal) })}
              onConfirm={() => {
                if (picked !== null) void game.answer(picked);
              }}
              onCancel={() => {
                ui.picked.value = null;
              }}
            />
          )}
          {stop < 0 ? null : (
            <OptionButton
              title={t('decision.say.stop')}
              icon="check"
              hotkey={turnKeys.stopHere}
              kind={goal === undefined ? 'primary' : 'plain'}
              onPress={() => void game.answer(stop)}
            />
          )}
        </>
      }
    >
      {draft === null ? null : (
        <Walk draft={draft} onStep={next < 0 ? undefined : () => void game.answer(next)} />
      )}
      {preview.value === null ? null : <PreviewLines preview={preview.value} words={words} />}
      <SpaceList>
        {decision.options.map((one, index) =>
          one.is === 'space' ? (
            <li
              key={one.space}
              onFocusIn={() => {
                ui.hovered.value = index;
              }}
            >
              <OptionButton
                title={spaceName(words.board, one.space)}
                icon="movement"
                hotkey={optionKey(index)}
                chosen={picked === index ? true : undefined}
                onPress={() => {
                  ui.walk.value = null;
                  if (ui.reach.value.some(({ space }) => space === one.space)) ui.drawWalk(one.space);
                  else ui.picked.value = picked === index ? null : index;
                }}
              />
            </li>
          ) : null,
        )}
      </SpaceList>
    </DecisionFrame>
  );
}
