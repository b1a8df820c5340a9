/** The Artifact deck (catalogue 4.3). */
import type { ArtifactCard } from '@zonecrawl/engine/cards';
import { echinus } from './echinus.ts';
import { eye } from './eye.ts';
import { meatChunk } from './meatChunk.ts';
import { neuron } from './neuron.ts';
import { slime } from './slime.ts';
import { stoneFlower } from './stoneFlower.ts';

export const artifacts: readonly ArtifactCard[] = [meatChunk, eye, neuron, echinus, slime, stoneFlower];
