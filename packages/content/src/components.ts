/** How many of each limited component the box holds (G5). */
import type { Components } from '@zonecrawl/engine/model';

/** Of the Pseudogiant's carcass (M10). */
export const CARCASS_COVER = 2;

export const components: Components = {
  focus: 4,
  pinDown: 10,
  exposed: 10,
  criticalInjury: 8,
  bolts: 16,
  noVisibility: 4,
  artifacts: 5,
  tokens: { trap: { count: 2 }, carcass: { count: 1, cover: CARCASS_COVER } },
  magazines: { pistol: 10, rifle: 10, shotgun: 10 },
  standees: {
    snork: 6,
    rodent: 6,
    dog: 5,
    tick: 4,
    controller: 2,
    bloodsucker: 2,
    crawl: 2,
    chimera: 1,
    pseudogiant: 1,
    poltergeist: 1,
    izlom: 1,
    hornhead: 1,
    zombie: 8,
    military: 4,
    exoskeleton: 2,
    bandit: 8,
  },
};
