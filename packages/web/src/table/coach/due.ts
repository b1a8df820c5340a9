/** Which lesson is due: derived from the log and the open decision alone, so that undo and a reload need no state. */
import type { Asked, Deed, Lesson, Station, Told } from '@zonecrawl/content/lessons';
import type { Decision, Fact } from '@zonecrawl/engine/model';

/** The input of a lesson's conditions. */
export interface LessonContext {
  readonly log: readonly Fact[];
  readonly isStalker: (entity: number) => boolean;
  /** What the drawing of the map calls a space. */
  readonly nameInDrawing: (space: number) => string;
}

const hasFigures = (fact: Fact, figures: Told['with'] = {}): boolean =>
  Object.entries(figures).every(([name, value]) => Reflect.get(fact, name) === value);

const isTold = (fact: Fact, told: Told): boolean => fact.fact === told.fact && hasFigures(fact, told.with);

function isDeed(fact: Fact, deed: Deed, { isStalker, nameInDrawing }: LessonContext): boolean {
  if (deed.on === 'fact') return isTold(fact, deed);
  return fact.fact === 'moved' && isStalker(fact.entity) && deed.spaces.includes(nameInDrawing(fact.to));
}

/** Where in the log a deed was done first, looking from a line on; -1 if nowhere. */
const doneAt = (scene: LessonContext, deed: Deed, from = 0): number =>
  scene.log.findIndex((fact, line) => line >= from && isDeed(fact, deed, scene));

/** The last landmark the team has come to, and the line of the log where it did. */
function lastLandmark(stations: readonly Station[], scene: LessonContext): { station: number; line: number } {
  let last = { station: -1, line: 0 };
  for (const [station, { landmark, until }] of stations.entries()) {
    if (landmark !== true || until === undefined || until.on === 'looks') continue;
    const line = doneAt(scene, until);
    if (line >= 0) last = { station, line };
  }
  return last;
}

/** The stations that are neither done nor put away, and whether the time of each has come. */
function openStations(
  stations: readonly Station[],
  scene: LessonContext,
  putAway: ReadonlySet<string>,
): readonly { readonly index: number; readonly isDue: boolean }[] {
  const { station, line } = lastLandmark(stations, scene);
  return stations.flatMap(({ lesson, after, until }, index) => {
    if (index <= station || putAway.has(lesson)) return [];
    if (until !== undefined && until.on !== 'looks' && doneAt(scene, until, line) >= 0) return [];
    return [{ index, isDue: after === undefined || doneAt(scene, after) >= 0 }];
  });
}

/** The station the team is at: the first that is open, and whose time has come; null after all. */
export const stationNow = (...walk: Parameters<typeof openStations>): number | null =>
  openStations(...walk).find(({ isDue }) => isDue)?.index ?? null;

/** How many stations lie behind the team: a station that waits for its time is not skipped, so this never goes back. */
export const stationsDone = (...walk: Parameters<typeof openStations>): number =>
  walk[0].length - openStations(...walk).length;

/** The open decision, the facts of the last input, and all facts so far. */
export interface Now {
  readonly decision: Decision;
  readonly told: readonly Fact[];
  readonly log: readonly Fact[];
}

const wasDone = (log: readonly Fact[], action: string): boolean =>
  log.some((fact) => fact.fact === 'actionBegan' && fact.action === action);

/** It was told of a Stalker, and then the same of them with other figures: what it was about is not there any more. */
const isOutdated = (fact: Fact, later: readonly Fact[]): boolean =>
  'stalker' in fact &&
  later.some((other) => other.fact === fact.fact && 'stalker' in other && other.stalker === fact.stalker);

export function isDue(hint: Told | Asked, { decision, told, log }: Now): boolean {
  if (hint.on === 'fact')
    return told.some((fact, line) => isTold(fact, hint) && !isOutdated(fact, told.slice(line + 1)));
  if (decision.kind !== hint.kind) return false;
  if (hint.noneDue === true && (decision.about.amount ?? 0) > 0) return false;
  const { action } = hint;
  if (action === undefined) return true;
  // Whoever has done it already knows how.
  return (
    !wasDone(log, action) &&
    decision.options.some((option) => option.is === 'action' && option.action === action)
  );
}

/** What could be done in a Turn, as opposed to what has just come up: it can wait for the next one. */
const isOffer = (hint: Told | Asked): boolean =>
  hint.on === 'decision' && hint.kind === 'action' && hint.noneDue !== true;

/** When a hint was shown last, by inputs, and when the last about what could be done, by Turns. */
export interface Pace {
  readonly at: number | null;
  readonly turn: number | null;
}

export const turnOf = (log: readonly Fact[]): number => log.filter(({ fact }) => fact === 'turnBegan').length;

/** When this hint is shown now, the next one has to wait. */
export const paceAfter = (hint: Told | Asked, at: number, { log }: Now, { turn }: Pace): Pace => ({
  at,
  turn: isOffer(hint) ? turnOf(log) : turn,
});

/**
 * The lesson not seen yet that is due as a hint: what has happened before what could be done. Between two inputs there
 * is one at most, and in a Turn one about what could be done, so that nobody has to read a book before they may play.
 */
export function hintNow(
  lessons: readonly Lesson[],
  now: Now,
  seen: readonly string[],
  pace: Pace,
  at: number,
): Lesson | undefined {
  if (pace.at === at) return undefined;
  const mayOffer = pace.turn !== turnOf(now.log);
  const due = lessons.filter(
    ({ id, hint }) =>
      hint !== undefined && !seen.includes(id) && (mayOffer || !isOffer(hint)) && isDue(hint, now),
  );
  return due.find(({ hint }) => hint?.on === 'fact') ?? due[0];
}
