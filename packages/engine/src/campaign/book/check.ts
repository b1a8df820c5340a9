/**
 * Whether the Zone Map of a box makes sense: every name means something, every place can be found, every text is there.
 */

import { type Problem, problemAt, sayTo, unknownName } from '../../base/problems.ts';
import { problemsOf } from '../../kernel/files.ts';
import { checkDeeds } from '../../mission/check/deedReferences.ts';
import { walkDeeds } from '../../mission/check/deedWalk.ts';
import { walkMission } from '../../mission/check/walk.ts';
import { STORY } from '../../mission/words/story.ts';
import type { Box } from '../../model/box.ts';
import type { CampaignBook, Deed } from '../../model/campaignBook.ts';
import { bookSchema } from './schema.ts';
import { textsOfBook } from './texts.ts';

/** The problems of the box's book; none if it has no book. Epilogues are checked with their Missions. */
export function checkBook(box: Box, hasText?: (key: string) => boolean): readonly Problem[] {
  const book = box.campaign;
  if (!book) return [];
  const parsed = bookSchema.safeParse(book);
  if (!parsed.success) return problemsOf(parsed.error);
  const problems: Problem[] = [];
  const say = sayTo(problems);
  checkStart(box, book, problems);
  checkLocations(box, book, problems);
  checkStories(box, book, problems);
  checkFlags(box, book, problems);
  checkDeeds(box, book.always ?? [], 'always', null, problems);
  if (hasText) {
    for (const { key, where } of textsOfBook(book)) {
      if (!hasText(key)) say(where, 'mission.noText', { key });
    }
  }
  return problems;
}

function checkStart(box: Box, { start, locations }: CampaignBook, problems: Problem[]): void {
  if (!Object.hasOwn(box.armors, start.armor))
    problems.push(unknownName('start.armor', 'armor', start.armor));
  for (const [i, contact] of start.contacts.entries()) {
    if (!Object.hasOwn(box.contacts ?? {}, contact))
      problems.push(unknownName(`start.contacts.${i}`, 'contact', contact));
  }
  for (const [i, location] of start.locations.entries()) {
    if (!Object.hasOwn(locations, location))
      problems.push(unknownName(`start.locations.${i}`, 'location', location));
  }
  if (!start.locations.some((location) => locations[location]?.kind === 'mission'))
    problems.push(problemAt('start.locations', 'campaign.noMissionAtStart'));
}

/** Scripts and epilogues with their places in the book or the box. */
function* allDeeds(box: Box, book: CampaignBook): Generator<readonly [readonly Deed[], string]> {
  yield [book.always ?? [], 'always'];
  for (const location of Object.values(book.locations)) {
    if (location.kind !== 'mission') yield [location.deeds, `locations.${location.id}.deeds`];
  }
  for (const { id, endings } of Object.values(box.missions)) {
    for (const [ending, { epilogue = [] }] of Object.entries(endings))
      yield [epilogue, `missions.${id}.endings.${ending}.epilogue`];
  }
}

/** C4: each is on the map from the start, or some script or epilogue puts it there. */
function checkLocations(box: Box, book: CampaignBook, problems: Problem[]): void {
  const say = sayTo(problems);
  const found = new Set<string>(book.start.locations);
  const scripts = new Set<number>();
  for (const [deeds, where] of allDeeds(box, book)) {
    walkDeeds(deeds, where, {
      deed(deed) {
        if (deed.deed === 'location' && deed.is === 'open') found.add(deed.location);
      },
    });
  }
  for (const [key, location] of Object.entries(book.locations)) {
    const where = `locations.${key}`;
    if (location.id !== key) say(`${where}.id`, 'campaign.filedElsewhere', { key });
    if (!found.has(key)) say(where, 'campaign.neverOpened');
    if (location.kind === 'mission') {
      if (!Object.hasOwn(box.missions, location.mission))
        problems.push(unknownName(`${where}.mission`, 'mission', location.mission));
      continue;
    }
    if (scripts.has(location.script))
      say(`${where}.script`, 'campaign.scriptTwice', { script: location.script });
    scripts.add(location.script);
    checkDeeds(box, location.deeds, `${where}.deeds`, null, problems);
  }
}

/** C8. */
function checkStories(box: Box, book: CampaignBook, problems: Problem[]): void {
  const say = sayTo(problems);
  const onMap = new Set(
    Object.values(book.locations).flatMap((location) =>
      location.kind === 'mission' ? [location.mission] : [],
    ),
  );
  const told = new Set<string>();
  for (const [i, { missions }] of book.stories.entries()) {
    for (const [j, mission] of missions.entries()) {
      const where = `stories.${i}.missions.${j}`;
      if (!Object.hasOwn(box.missions, mission)) problems.push(unknownName(where, 'mission', mission));
      else if (!onMap.has(mission)) say(where, 'campaign.offMap');
      else if (box.missions[mission]?.kind !== 'story') say(where, 'campaign.noChapter', { mission });
      if (told.has(mission)) say(where, 'campaign.chapterTwice', { mission });
      told.add(mission);
    }
  }
  for (const { id, kind } of Object.values(box.missions)) {
    if (kind === 'story' && !told.has(id)) say(`missions.${id}.kind`, 'campaign.withoutStory');
  }
}

/** C8: every flag that is read is set somewhere. */
function checkFlags(box: Box, book: CampaignBook, problems: Problem[]): void {
  const set = new Set<string>();
  const read: { readonly flag: string; readonly where: string }[] = [];
  for (const [deeds, where] of allDeeds(box, book)) {
    walkDeeds(deeds, where, {
      deed(deed) {
        if (deed.deed === 'flag') set.add(deed.flag);
      },
      claim(claim, at) {
        if (claim.claim === 'flag') read.push({ flag: claim.flag, where: at });
      },
    });
  }
  for (const mission of Object.values(box.missions)) {
    const asks = (counter: string, where: string): void => {
      if (counter.startsWith(STORY))
        read.push({ flag: counter.slice(STORY.length), where: `missions.${mission.id}.${where}` });
    };
    walkMission(mission, {
      condition(condition, where) {
        if (condition.if === 'counter') asks(condition.counter, where);
      },
      waiting(wait, where) {
        if (wait.on === 'counter') asks(wait.counter, where);
      },
    });
  }
  for (const { flag, where } of read) {
    if (!set.has(flag)) problems.push(problemAt(where, 'campaign.neverSet', { flag, known: [...set] }));
  }
}
