/** The Anomaly deck and the printed overlays. */
import type { AnomalyCard } from '@zonecrawl/engine/model';
import { bubble } from './bubble.ts';
import { burner } from './burner.ts';
import { comet } from './comet.ts';
import { electro } from './electro.ts';
import { fruitPunch } from './fruitPunch.ts';
import { magnet } from './magnet.ts';
import { falseMirror, fridge, space } from './missions.ts';
import { popper } from './popper.ts';
import { razor } from './razor.ts';
import { springboard } from './springboard.ts';
import { tesla } from './tesla.ts';
import { whirligig } from './whirligig.ts';

export { patterns } from './patterns.ts';

const deck: readonly AnomalyCard[] = [
  fruitPunch,
  bubble,
  whirligig,
  electro,
  popper,
  tesla,
  burner,
  comet,
  springboard,
  magnet,
  razor,
];

export const anomalies: readonly AnomalyCard[] = [...deck, fridge, falseMirror, space];
