/** The only place where plain numbers become ids of a board. */

import type { RoomId, SpaceId, SquareId } from './types.ts';

export const spaceId = (index: number): SpaceId => index as SpaceId;
export const squareId = (index: number): SquareId => index as SquareId;
export const roomId = (index: number): RoomId => index as RoomId;
