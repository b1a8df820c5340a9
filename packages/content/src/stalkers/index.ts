/** The Stalker deck: three as printed, three of which only the names are known, and six of our own. */
import type { StalkerCard } from '@zonecrawl/engine/model';
import { borsuk } from './borsuk.ts';
import { chort } from './chort.ts';
import { fitil } from './fitil.ts';
import { kulibin } from './kulibin.ts';
import { kum } from './kum.ts';
import { mamon } from './mamon.ts';
import { milady } from './milady.ts';
import { palkan } from './palkan.ts';
import { soroka } from './soroka.ts';
import { strizh } from './strizh.ts';
import { travnik } from './travnik.ts';
import { velet } from './velet.ts';

export const stalkers: readonly StalkerCard[] = [
  milady,
  chort,
  palkan,
  borsuk,
  mamon,
  velet,
  travnik,
  fitil,
  strizh,
  kulibin,
  soroka,
  kum,
];
