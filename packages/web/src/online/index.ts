/** Playing together online: rooms, their lobby, and the table with others at it. */
export { OnlineScreen } from './OnlineScreen.tsx';
export { RoomScreen } from './RoomScreen.tsx';
