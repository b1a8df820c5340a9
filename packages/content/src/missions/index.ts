/** The Missions of the box, and the faces of their environment cards that lie on the map. */
import type { OverlayDrawing } from '@zonecrawl/engine/board';
import type { Mission } from '@zonecrawl/engine/model';
import { a1 } from './a1/index.ts';
import { a2 } from './a2/index.ts';
import { a3 } from './a3/index.ts';
import { b1 } from './b1/index.ts';
import { b2 } from './b2/index.ts';
import { b3 } from './b3/index.ts';
import { intro } from './intro/index.ts';
import { retired } from './retired/index.ts';

export const missions: readonly Mission[] = [a1, a2, a3, b1, b2, b3, intro, ...retired];

export const overlays: readonly OverlayDrawing[] = missions.flatMap((mission) => mission.overlays);
