/** The table of a running game. */
export { type Company, Table, type TableProps } from './Table.tsx';
