/** What Stalkers, Companions, Human and other Enemies can do, side by side. */
import { Clauses } from '../../cards/RichText.tsx';
import { Icon, type IconName } from '../../icons/index.ts';
import { t, wordsOf } from '../../text/index.ts';

const who = ['stalker', 'companion', 'human', 'psionic', 'mutant'] as const;

/** `aid.can.<word>`, or the names of statuses. */
type Cell =
  | 'yes'
  | 'no'
  | 'pass'
  | 'look'
  | 'wall'
  | 'allAround'
  | 'cross'
  | 'setsOff'
  | 'ownCard'
  | 'avoids'
  | 'ifNamed'
  | 'ifCard'
  | 'ifTeam'
  | 'pushes'
  | 'passes'
  | 'defends'
  | 'toHit'
  | readonly string[];

interface Row {
  readonly row:
    | 'windows'
    | 'sight'
    | 'attention'
    | 'statuses'
    | 'anomalies'
    | 'triggers'
    | 'full'
    | 'hit'
    | 'target'
    | 'loot';
  readonly icon: IconName;
  readonly clauses: readonly string[];
  readonly cells: readonly Cell[];
}

const enemyStatuses = ['pinDown', 'exposed'];

const rows: readonly Row[] = [
  { row: 'windows', icon: 'window', clauses: ['M5', 'E4'], cells: ['pass', 'look', 'pass', 'look', 'wall'] },
  {
    row: 'sight',
    icon: 'sight',
    clauses: ['D8'],
    cells: ['allAround', 'allAround', 'cross', 'cross', 'cross'],
  },
  { row: 'attention', icon: 'attentionLow', clauses: ['AT1', 'CO1'], cells: ['yes', 'no', 'no', 'no', 'no'] },
  {
    row: 'statuses',
    icon: 'exposed',
    clauses: ['S1', 'CO1', 'S9'],
    cells: [
      ['focus', 'pinDown', 'exposed', 'criticalInjury'],
      'no',
      enemyStatuses,
      enemyStatuses,
      enemyStatuses,
    ],
  },
  {
    row: 'anomalies',
    icon: 'warning',
    clauses: ['AN5', 'D4', 'EM5'],
    cells: ['setsOff', 'ownCard', 'avoids', 'setsOff', 'setsOff'],
  },
  {
    row: 'triggers',
    icon: 'objective',
    clauses: ['MV7', 'EM5'],
    cells: ['yes', 'ifNamed', 'ifNamed', 'ifNamed', 'ifNamed'],
  },
  {
    row: 'full',
    icon: 'movement',
    clauses: ['MV4', 'CO1', 'EM4'],
    cells: ['pushes', 'passes', 'passes', 'passes', 'passes'],
  },
  {
    row: 'hit',
    icon: 'damage',
    clauses: ['EK5', 'AK6'],
    cells: ['defends', 'ownCard', 'toHit', 'toHit', 'toHit'],
  },
  {
    row: 'target',
    icon: 'enemy',
    clauses: ['E3', 'CO2'],
    cells: ['yes', 'ifCard', 'ifTeam', 'ifTeam', 'ifTeam'],
  },
  { row: 'loot', icon: 'loot', clauses: ['E4'], cells: ['no', 'no', 'yes', 'no', 'no'] },
];

export function Compare() {
  return (
    <div class="aid-scroll">
      <table class="aid-table">
        <thead>
          <tr>
            <td />
            {who.map((term) => (
              <th key={term} scope="col">
                {t(`term.${term}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, icon, clauses, cells }) => (
            <tr key={row}>
              <th scope="row">
                <Icon name={icon} /> {t(`aid.compare.${row}`)} <Clauses clauses={clauses} />
              </th>
              {cells.map((cell, index) => (
                <td key={who[index]}>{wordsIn(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const wordsIn = (cell: Cell): string =>
  typeof cell === 'string'
    ? t(`aid.can.${cell}`)
    : wordsOf(cell.map((status) => ({ name: `term.${status}.name` })));
