/** The balance as a page, with an SVG chart: a bar with its interval for every Mission and number of Stalkers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Complaint } from '../errors.ts';
import type { MissionFigures } from './report.ts';

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
    Array.isArray(fields['neverMet']) &&
    NUMBERS.every((name) => typeof fields[name] === 'number') &&
    COUNTS.every((name) => typeof fields[name] === 'object' && fields[name] !== null)
  );
}

export function readFigures(file: unknown): readonly MissionFigures[] {
  if (!Array.isArray(file) || !file.every(isFigures)) {
    throw new Complaint('These are no figures of "zone balance --json".');
  }
  return file;
}

/** Writes the page, and the charts next to it. */
export function writePage(path: string, figures: readonly MissionFigures[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const bots = [...new Set(figures.map(({ bot }) => bot))];
  const name = basename(path, '.md');
  const sections = bots.map((bot) => {
    const own = figures.filter((each) => each.bot === bot);
    const plot = `${name}-${bot}.svg`;
    writeFileSync(join(dirname(path), plot), drawPlot(own));
    return section(bot, own, plot);
  });
  writeFileSync(path, `${['# Balance', INTRO, ...sections].join('\n\n')}\n`);
}

const INTRO = `How often each Mission is won by players that are no people, with 95 % intervals, equipped as a group is by then.
The aim is 30 to 70 % for the careful player with every number of Stalkers, and at least 95 % in the introduction.
Made by \`zone balance --page\`; see [bots.md](bots.md).`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function section(bot: string, figures: readonly MissionFigures[], plot: string): string {
  const rows = figures.map(
    ({ mission, stalkers, games, winRate, from, to, rounds, hpLost, injuries, coupons, endings, killedBy }) =>
      `| ${mission} | ${stalkers} | ${games} | ${percent(winRate)} (${percent(from)} to ${percent(to)}) | ${rounds} | ${hpLost} | ${injuries} | ${coupons} | ${most(endings)} | ${most(killedBy)} |`,
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
