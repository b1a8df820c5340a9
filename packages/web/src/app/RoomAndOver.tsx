/** A room online, with rules and settings over its table. */
import { RoomScreen } from '../online/index.ts';
import { openOver } from '../shell/route.ts';
import { OverTable } from './OverTable.tsx';

const openRules = (clause?: string) =>
  openOver({ over: 'rules', ...(clause === undefined ? {} : { clause }) });
const openSettings = () => openOver({ over: 'settings' });

export interface RoomAndOverProps {
  readonly code: string;
  readonly token?: string | undefined;
}

export function RoomAndOver({ code, token }: RoomAndOverProps) {
  return (
    <>
      <RoomScreen code={code} token={token} onRules={openRules} onSettings={openSettings} />
      <OverTable />
    </>
  );
}
