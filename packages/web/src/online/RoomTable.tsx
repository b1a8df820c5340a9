/** The table of a room: the same as offline, with a strip that says who else is at it. */
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Table } from '../table/index.ts';
import { roomCompany } from './company.ts';
import { LinkNotice } from './parts/LinkNotice.tsx';
import { peopleOf } from './parts/names.ts';
import { Votes } from './parts/Votes.tsx';
import { Strip } from './Strip.tsx';
import type { RoomClient } from './wire/room.ts';

export interface RoomTableProps {
  readonly client: RoomClient;
  readonly game: string;
  readonly onLobby: () => void;
  /** The end of the Mission was read. */
  readonly onFinished: () => void;
  readonly onRules: (clause?: string) => void;
  readonly onSettings: () => void;
}

const UNDO = { off: 'never', consent: 'ask', always: 'always' } as const;

export function RoomTable({ client, game, onLobby, onFinished, onRules, onSettings }: RoomTableProps) {
  const port = useMemo(() => client.port(game), [client, game]);
  useEffect(() => () => port.close(), [port]);
  // The table is drawn again when a name changes, not whenever somebody speaks.
  const names = useComputed(() => {
    const room = client.room.value;
    return JSON.stringify(room === null ? [] : peopleOf(room));
  }).value;
  const people = useMemo((): readonly string[] => JSON.parse(names), [names]);
  const undo = useComputed(() => client.room.value?.settings.undo ?? 'off').value;
  const company = useMemo(() => roomCompany(client), [client]);
  return (
    <Table
      port={port}
      onLeave={onLobby}
      onFinished={onFinished}
      onRules={onRules}
      onSettings={onSettings}
      undoPast={UNDO[undo]}
      people={people}
      company={company}
      warning={
        <>
          <LinkNotice client={client} />
          <Votes client={client} />
        </>
      }
      strip={<Strip client={client} game={game} onLobby={onLobby} />}
    />
  );
}
