/** The table of a running game. */
export { Table, type TableProps } from './Table.tsx';
