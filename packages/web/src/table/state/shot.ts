/** An attack that is confirmed at once: the Action, its target and the Body Part. */
import type { Decision, EnemyId, Option } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';

/** All answers of an attack; decisions with a single option are skipped by the rules. */
export function shot(
  view: View,
  decision: Decision,
  option: number,
  target: EnemyId,
  part: string,
): readonly Option[] {
  const action = decision.options[option];
  const space = view.enemies.find(({ id }) => id === target)?.space ?? null;
  return [
    ...(action === undefined ? [] : [action]),
    { is: 'entity', entity: target, space },
    { is: 'part', part },
  ];
}
