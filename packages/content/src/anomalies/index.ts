/** The Anomaly deck and the printed overlays (catalogue 8.6 and 1.7). */
import type { AnomalyCard } from '@zonecrawl/engine/cards';
import { bubble } from './bubble.ts';
import { electro } from './electro.ts';
import { fruitPunch } from './fruitPunch.ts';
import { popper } from './popper.ts';
import { whirligig } from './whirligig.ts';

export { patterns } from './patterns.ts';

export const anomalies: readonly AnomalyCard[] = [fruitPunch, bubble, whirligig, electro, popper];
