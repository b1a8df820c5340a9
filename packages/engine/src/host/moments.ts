/** The game as it was: replayed from the nearest kept waypoint, without touching the one that goes on. */
import type { History } from '../kernel/history.ts';
import { answer, type Play, restore } from '../kernel/play.ts';

/** After so many inputs; null where no way leads back to. */
export function playAt({ play, waypoints }: History, inputs: number): Play | null {
  if (!Number.isInteger(inputs) || inputs < 0 || inputs > play.inputs.length) return null;
  const nearest = waypoints.findLast((waypoint) => waypoint.inputs <= inputs);
  if (!nearest) return null;
  const given = play.inputs;
  const back = restore(play.game.box, nearest.checkpoint, nearest.answers, given.slice(0, nearest.inputs));
  for (const input of given.slice(nearest.inputs, inputs)) {
    if (!answer(back, input).ok) return null;
  }
  return back;
}
