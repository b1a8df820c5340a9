/** The Artifact deck. */
import type { ArtifactCard } from '@zonecrawl/engine/model';
import { greenTear, sourHoney } from './chemical.ts';
import { echinus } from './echinus.ts';
import { forkedSpark, groundingRod, liveWire, lodestone, stormGlass } from './electric.ts';
import { eye } from './eye.ts';
import { burningThorn, cinderHeart, emberBead } from './fire.ts';
import { anvil, featherStone, plumbBob, undertow } from './gravitational.ts';
import { meatChunk } from './meatChunk.ts';
import { neuron } from './neuron.ts';
import { slime } from './slime.ts';
import { hollow, knot, thinPlace } from './spatial.ts';
import { frozenMinute, mirrorShard, secondShadow } from './special.ts';
import { stoneFlower } from './stoneFlower.ts';

export const artifacts: readonly ArtifactCard[] = [
  meatChunk,
  echinus,
  slime,
  greenTear,
  sourHoney,
  eye,
  neuron,
  emberBead,
  cinderHeart,
  burningThorn,
  stoneFlower,
  featherStone,
  anvil,
  undertow,
  plumbBob,
  liveWire,
  forkedSpark,
  stormGlass,
  groundingRod,
  lodestone,
  frozenMinute,
  mirrorShard,
  secondShadow,
  knot,
  thinPlace,
  hollow,
];
