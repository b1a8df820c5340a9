/** The statuses of a figure, by the names of their icons and terms. */
import type { EnemyState, StalkerState } from '@zonecrawl/engine/model';
import type { PieceStatus } from '../board/index.ts';

export function stalkerStatuses(stalker: StalkerState): readonly PieceStatus[] {
  return [
    ...(stalker.pinDown ? (['pinDown'] as const) : []),
    ...(stalker.exposed ? (['exposed'] as const) : []),
    ...(stalker.focus ? (['focus'] as const) : []),
    ...stalker.turns.flatMap(({ injured }) => (injured ? (['criticalInjury'] as const) : [])),
  ];
}

export const enemyStatuses = ({ pinDown, exposed }: EnemyState): readonly PieceStatus[] => [
  ...(pinDown ? (['pinDown'] as const) : []),
  ...(exposed ? (['exposed'] as const) : []),
];
