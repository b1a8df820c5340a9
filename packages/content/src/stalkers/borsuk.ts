import type { StalkerCard } from '@zonecrawl/engine/model';

/** Zone explorer: feels Anomalies before they strike, knows how to fall, and carries home more than others. */
export const borsuk: StalkerCard = {
  id: 'borsuk',
  copies: 1,
  hp: 15,
  shooting: () => 2,
  abilities: {
    /** Sixth sense for the Zone: one reroll of each of his Anomaly rolls. */
    rerollsAnomaly: true,
    /** Roll with it: Anomalies cost him half. */
    anomalyLoss: (_game, _owner, loss) => Math.ceil(loss / 2),
    /** Pack rat. */
    backpack: 2,
  },
};
