/** The balance as a page, with an SVG chart: a bar with its interval for every Mission and number of Stalkers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { box } from '@zonecrawl/content';
import { UserError } from '../errors.ts';
import { paysOf } from './pays.ts';
import type { MissionFigures } from './report.ts';
import { signTest } from './signTest.ts';

const NUMBERS = [
  'stalkers',
  'games',
  'wins',
  'winRate',
  'from',
  'to',
  'rounds',
  'hpLost',
  'injuries',
  'coupons',
];
const COUNTS = ['endings', 'killedBy', 'odd'];

function isFigures(value: unknown): value is MissionFigures {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof fields['mission'] === 'string' &&
    typeof fields['bot'] === 'string' &&
    typeof fields['results'] === 'string' &&
    (fields['goal'] === undefined || typeof fields['goal'] === 'string') &&
    Array.isArray(fields['neverMet']) &&
    NUMBERS.every((name) => typeof fields[name] === 'number') &&
    COUNTS.every((name) => typeof fields[name] === 'object' && fields[name] !== null)
  );
}

export function readFigures(file: unknown): readonly MissionFigures[] {
  if (!Array.isArray(file) || !file.every(isFigures)) {
    throw new UserError('These are no figures of "zone balance --json".');
  }
  return file;
}

/** Writes the page, and the charts next to it. */
export function writePage(path: string, figures: readonly MissionFigures[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const free = figures.filter(({ goal }) => goal === undefined);
  const bots = [...new Set(free.map(({ bot }) => bot))];
  const name = basename(path, '.md');
  const sections = bots.map((bot) => {
    const own = free.filter((each) => each.bot === bot);
    const plot = `${name}-${bot}.svg`;
    writeFileSync(join(dirname(path), plot), drawPlot(own));
    return section(bot, own, plot);
  });
  const duels = bots.flatMap((bot, index) => bots.slice(index + 1).map((other) => duel(free, other, bot)));
  const parts = ['# Balance', INTRO, ...sections, ...duels, endingsSection(figures)];
  writeFileSync(path, `${parts.join('\n\n')}\n`);
}

const missionsIn = (figures: readonly MissionFigures[]): readonly string[] => [
  ...new Set(figures.map(({ mission }) => mission)),
];

/** Two bots on the same seeds: games that only one of them won, and how likely that is by chance. */
function duel(figures: readonly MissionFigures[], one: string, other: string): string {
  const of = (bot: string): readonly MissionFigures[] => figures.filter((each) => each.bot === bot);
  const total = { games: 0, one: 0, other: 0, onlyOne: 0, onlyOther: 0 };
  const row = (name: string, { games, one: won, other: lost, onlyOne, onlyOther }: typeof total): string =>
    `| ${name} | ${games} | ${won} | ${lost} | ${onlyOne} : ${onlyOther} | ${signTest(onlyOne, onlyOther).toFixed(4)} |`;
  const rows = missionsIn(of(one)).map((mission) => {
    const sum = { games: 0, one: 0, other: 0, onlyOne: 0, onlyOther: 0 };
    for (const mine of of(one).filter((each) => each.mission === mission)) {
      const theirs = of(other).find((each) => each.mission === mission && each.stalkers === mine.stalkers);
      if (!theirs) continue;
      const games = Math.min(mine.results.length, theirs.results.length);
      for (let game = 0; game < games; game++) {
        const wins = mine.results[game] === '1';
        const loses = theirs.results[game] === '1';
        sum.games++;
        if (wins) sum.one++;
        if (loses) sum.other++;
        if (wins && !loses) sum.onlyOne++;
        if (loses && !wins) sum.onlyOther++;
      }
    }
    for (const key of ['games', 'one', 'other', 'onlyOne', 'onlyOther'] as const) total[key] += sum[key];
    return row(mission, sum);
  });
  return [
    `## ${one} against ${other}`,
    `The same seeds with the same numbers of Stalkers; p is a two-sided sign test over the games that only one of them won.`,
    [
      `| Mission | games | ${one} won | ${other} won | only one won | p |`,
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
      row('all', total),
    ].join('\n'),
  ].join('\n\n');
}

/** What each ending pays, how often the first bot comes to it by itself, and how often when told to. */
function endingsSection(figures: readonly MissionFigures[]): string {
  const [bot] = figures.map((each) => each.bot);
  const own = figures.filter((each) => each.bot === bot);
  const rows = missionsIn(own).flatMap((id) => {
    const free = own.filter(({ mission, goal }) => mission === id && goal === undefined);
    const endings = box.missions[id]?.endings ?? {};
    return Object.entries(endings).map(([ending, paid]) => {
      const told = own.filter(({ mission, goal }) => mission === id && goal === ending);
      const sizes = [1, 2, 3, 4].map((size) =>
        share(
          told.filter(({ stalkers }) => stalkers === size),
          ending,
        ),
      );
      const games = told.reduce((sum, each) => sum + each.games, 0);
      return `| ${[id, ending, paid.won ? 'won' : '', share(free, ending), ...sizes, share(told, ending), games === 0 ? '' : games, paysOf(paid)].join(' | ')} |`;
    });
  });
  return [
    '## Endings',
    `What each ending pays, how often the ${bot} player comes to it by itself, and how often when told to play for it
(\`--goal\`), with one to four Stalkers and altogether.`,
    [
      '| Mission | ending | | by itself | 1 | 2 | 3 | 4 | told to | games | pays |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

/** Of all these games, how many came to this ending. */
function share(figures: readonly MissionFigures[], ending: string): string {
  const games = figures.reduce((sum, each) => sum + each.games, 0);
  const reached = figures.reduce((sum, { endings }) => sum + (endings[ending] ?? 0), 0);
  return games === 0 ? '' : percent(reached / games);
}

const INTRO = `How often each Mission is won by bots, with 95 % intervals, equipped as a group is at that point of the story.
The aim is 30 to 70 % for the careful player with every number of Stalkers, and at least 95 % in the introduction.
Made by \`zone balance --page\` with rules and content \`${box.digest}\`; see [bots.md](bots.md).`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function section(bot: string, figures: readonly MissionFigures[], plot: string): string {
  const rows = figures.map(
    ({ mission, stalkers, games, winRate, from, to, rounds, hpLost, injuries, coupons, endings, killedBy }) =>
      `| ${mission} | ${stalkers} | ${games} | ${percent(winRate)} (${percent(from)} to ${percent(to)}) | ${rounds} | ${hpLost} | ${injuries} | ${coupons} | ${sharesOf(endings, games)} | ${most(killedBy)} |`,
  );
  const never = [...new Set(figures.map(({ mission }) => mission))].flatMap((mission) => {
    const own = figures.filter((each) => each.mission === mission);
    const cards =
      own[0]?.neverMet.filter((card) => own.every(({ neverMet }) => neverMet.includes(card))) ?? [];
    return cards.length === 0 ? [] : [`- ${mission}: ${cards.join(', ')}`];
  });
  return [
    `## ${bot}`,
    `![Win rates of the ${bot} player](${plot})`,
    [
      '| Mission | Stalkers | games | won | Rounds | HP lost | Injuries | coupons | endings | killed by |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    ...(never.length > 0 ? [`Cards that never came up:\n\n${never.join('\n')}`] : []),
  ].join('\n\n');
}

const sharesOf = (endings: Readonly<Record<string, number>>, games: number): string =>
  Object.entries(endings)
    .map(([name, count]) => `${name} ${percent(count / games)}`)
    .join(', ');

const TOLD = 4;
const most = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .slice(0, TOLD)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const LEFT = 90;
const WIDE = 400;
const ROW = 16;
const TOP = 24;

/** Bars from 0 to 100 %, the target range behind them, the interval as a line. */
export function drawPlot(figures: readonly MissionFigures[]): string {
  const x = (share: number): number => Math.round(LEFT + share * WIDE);
  const height = TOP + figures.length * ROW + 8;
  const bars = figures.map(({ mission, stalkers, winRate, from, to }, index) => {
    const y = TOP + index * ROW;
    return [
      `<text x="${LEFT - 6}" y="${y + 11}" text-anchor="end">${mission} ${stalkers}</text>`,
      `<rect x="${LEFT}" y="${y + 3}" width="${Math.max(1, x(winRate) - LEFT)}" height="9" fill="#5b7f4a"/>`,
      `<line x1="${x(from)}" y1="${y + 7.5}" x2="${x(to)}" y2="${y + 7.5}" stroke="#111" stroke-width="2"/>`,
    ].join('');
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => `<text x="${x(share)}" y="14" text-anchor="middle">${Math.round(share * 100)}%</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + WIDE + 30}" height="${height}" font-family="sans-serif" font-size="11"><title>Share of games won, by Mission and number of Stalkers</title><rect width="100%" height="100%" fill="#fff"/><rect x="${x(0.3)}" y="${TOP - 4}" width="${x(0.7) - x(0.3)}" height="${height - TOP}" fill="#e8eee2"/>${ticks.join('')}${bars.join('')}</svg>\n`;
}
