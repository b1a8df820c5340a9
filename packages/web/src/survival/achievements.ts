/** Achievements of Zone Survival: each is for playing well, in one game or over many. */
import type { Fact } from '@zonecrawl/engine/model';
import { type ScoreLine, totalOf } from '@zonecrawl/engine/survival';
import type { View } from '@zonecrawl/engine/view';

export const achievements = [
  /** In one game that was won. */
  'unscathed',
  'noKills',
  'quiet',
  'brief',
  'bargains',
  'thirty',
  'alone',
  'clean',
  'holdFire',
  /** Over all games. */
  'everyScenario',
  'everyMap',
  'everySize',
] as const;
export type Achievement = (typeof achievements)[number];

export const isAchievement = (value: unknown): value is Achievement =>
  achievements.some((achievement) => achievement === value);

/** What counts of a game that has ended. */
export interface Figures {
  readonly won: boolean;
  readonly points: number;
  readonly rounds: number;
  readonly stalkers: number;
  /** Cards that brought points. */
  readonly gains: number;
  readonly hpLost: number;
  readonly kills: number;
  readonly highAttention: number;
  readonly attacks: number;
  /** The highest of the team. */
  readonly dosage: number;
}

export function figuresOf(view: View, facts: readonly Fact[]): Figures {
  const { outcome, round, stalkers, score } = view;
  const team = new Set<number>(stalkers.map(({ id }) => id));
  const figures = { hpLost: 0, kills: 0, highAttention: 0, attacks: 0 };
  for (const fact of facts) {
    if (fact.fact === 'hpLost' && team.has(fact.entity)) figures.hpLost += fact.amount;
    if (fact.fact === 'died' && !team.has(fact.entity)) figures.kills += 1;
    if (fact.fact === 'attentionPlaced' && fact.level === 'high') figures.highAttention += 1;
    if (fact.fact === 'stalkerAttacked' || fact.fact === 'spaceAttacked') figures.attacks += 1;
  }
  return {
    ...figures,
    won: outcome?.won ?? false,
    points: totalOf(score),
    rounds: round,
    stalkers: stalkers.length,
    gains: score.filter(isGain).length,
    dosage: Math.max(0, ...stalkers.map(({ dosage }) => dosage)),
  };
}

const isGain = ({ source, points }: ScoreLine): boolean =>
  typeof source === 'object' && 'card' in source && points > 0;

const BRIEF = 5;
const BARGAINS = 3;
const THIRTY = 30;
const ALONE = 25;

const inOneGame: Readonly<Record<string, (figures: Figures) => boolean>> = {
  unscathed: ({ hpLost }) => hpLost === 0,
  noKills: ({ kills }) => kills === 0,
  quiet: ({ highAttention }) => highAttention === 0,
  brief: ({ rounds }) => rounds <= BRIEF,
  bargains: ({ gains }) => gains >= BARGAINS,
  thirty: ({ points }) => points >= THIRTY,
  alone: ({ stalkers, points }) => stalkers === 1 && points >= ALONE,
  clean: ({ dosage }) => dosage === 0,
  holdFire: ({ attacks }) => attacks === 0,
};

/** A game that was won. */
export interface Won {
  readonly scenario: string;
  readonly map: string;
  readonly stalkers: number;
}

const TEAM_SIZES = 4;

/** All that the end of a game earns; `won`: every game won so far, this one among them. */
export function earned(
  figures: Figures,
  won: readonly Won[],
  all: { readonly scenarios: number; readonly maps: number },
): readonly Achievement[] {
  if (!figures.won) return [];
  const different = (of: (game: Won) => string | number): number => new Set(won.map(of)).size;
  const overAll: Readonly<Record<string, boolean>> = {
    everyScenario: different(({ scenario }) => scenario) >= all.scenarios,
    everyMap: different(({ map }) => map) >= all.maps,
    everySize: different(({ stalkers }) => stalkers) >= TEAM_SIZES,
  };
  return achievements.filter((id) => inOneGame[id]?.(figures) ?? overAll[id] ?? false);
}
