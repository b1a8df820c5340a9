/** The target or Body Part of a running attack: the odds next to each answer. */

import { useSignal } from '@preact/signals';
import type { Replies } from '@zonecrawl/engine/host';
import type { Decision } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { awaited } from '../../game/awaited.ts';
import { optionKey } from '../../keyboard/index.ts';
import { Odds } from '../parts/Odds.tsx';
import { useTable } from '../state/context.ts';
import { Choices } from './Choices.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';

type AttackOdds = Replies['attackOdds'][number];

export function Target({ decision }: { readonly decision: Decision }) {
  const { game } = useTable();
  const found = useSignal<readonly AttackOdds[]>([]);
  useEffect(() => {
    found.value = [];
    const action = game.update.value?.acting ?? null;
    if (action === null) return undefined;
    return awaited(game.ask({ ask: 'attackOdds', ...action }), (odds) => {
      found.value = odds ?? [];
    });
  }, [decision, game, found]);
  const rows = decision.options.map((option, index) => ({
    index,
    odds:
      option.is === 'entity'
        ? found.value.find(({ target }) => target === option.entity)
        : option.is === 'part'
          ? found.value.find(({ target }) => target === decision.about.target)
          : undefined,
    part: option.is === 'part' ? option.part : undefined,
  }));
  if (rows.some(({ odds }) => odds === undefined)) return <Choices decision={decision} />;
  return (
    <DecisionFrame decision={decision}>
      {rows.map(({ index, odds, part }) =>
        odds === undefined ? null : (
          <Odds
            key={index}
            odds={
              part === undefined ? odds : { ...odds, parts: odds.parts.filter((one) => one.part === part) }
            }
            keys={[optionKey(index)]}
            onShoot={() => void game.answer(index)}
          />
        ),
      )}
    </DecisionFrame>
  );
}
