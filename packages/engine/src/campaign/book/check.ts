/** Whether the Zone Map of a box makes sense: every name means something, every place can be found, every text is there. */

import { checkDeeds } from '../../mission/check/deedReferences.ts';
import { walkDeeds } from '../../mission/check/deedWalk.ts';
import type { MissionProblem, Problem } from '../../mission/check/validate.ts';
import { walkMission } from '../../mission/check/walk.ts';
import { STORY } from '../../mission/words/story.ts';
import type { Box } from '../../model/box.ts';
import type { CampaignBook, Deed } from '../../model/campaignBook.ts';
import { bookSchema } from './schema.ts';
import { textsOfBook } from './texts.ts';

/** The problems of the box's book; none if it has no book. Epilogues are checked with their Missions. */
export function checkBook(box: Box, hasText?: (key: string) => boolean): readonly MissionProblem[] {
  const book = box.campaign;
  if (!book) return [];
  const parsed = bookSchema.safeParse(book);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({
      where: path.map(String).join('.') || '(top)',
      what: 'it does not fit',
      expected: message.replace(/^expected /, ''),
    }));
  const problems: MissionProblem[] = [];
  const problem: Problem = (where, what, expected) => {
    problems.push({ where, what, expected });
  };
  checkStart(box, book, problem);
  checkLocations(box, book, problem);
  checkStories(box, book, problem);
  checkFlags(box, book, problem);
  if (hasText) {
    for (const { key, where } of textsOfBook(book)) {
      if (!hasText(key)) problem(where, `the text "${key}" is missing`, 'a text in the locales');
    }
  }
  return problems;
}

function checkStart(box: Box, { start, locations }: CampaignBook, problem: Problem): void {
  if (!Object.hasOwn(box.armors, start.armor))
    problem('start.armor', `there is no Armor "${start.armor}"`, 'the id of an Armor');
  for (const [i, contact] of start.contacts.entries()) {
    if (!Object.hasOwn(box.contacts ?? {}, contact))
      problem(`start.contacts.${i}`, `there is no Contact "${contact}"`, 'the id of a Contact');
  }
  for (const [i, location] of start.locations.entries()) {
    if (!Object.hasOwn(locations, location))
      problem(`start.locations.${i}`, `there is no location "${location}"`, 'a location of the map');
  }
  if (!start.locations.some((location) => locations[location]?.kind === 'mission'))
    problem('start.locations', 'there is no Mission to begin with (C4)', 'at least one Mission location');
}

/** Scripts and epilogues with their places in the book or the box. */
function* allDeeds(box: Box, book: CampaignBook): Generator<readonly [readonly Deed[], string]> {
  for (const location of Object.values(book.locations)) {
    if (location.kind !== 'mission') yield [location.deeds, `locations.${location.id}.deeds`];
  }
  for (const { id, endings } of Object.values(box.missions)) {
    for (const [ending, { epilogue = [] }] of Object.entries(endings))
      yield [epilogue, `missions.${id}.endings.${ending}.epilogue`];
  }
}

/** C4: each is on the map from the start, or some script or epilogue puts it there. */
function checkLocations(box: Box, book: CampaignBook, problem: Problem): void {
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
    if (location.id !== key) problem(`${where}.id`, 'a location is filed under its id', `"${key}"`);
    if (!found.has(key)) problem(where, 'nothing ever puts it on the map (C4)', 'a deed that opens it');
    if (location.kind === 'mission') {
      if (!Object.hasOwn(box.missions, location.mission))
        problem(`${where}.mission`, `there is no Mission "${location.mission}"`, 'a Mission of the box');
      continue;
    }
    if (scripts.has(location.script))
      problem(`${where}.script`, `script ${location.script} is there twice`, 'a number of its own');
    scripts.add(location.script);
    checkDeeds(box, location.deeds, `${where}.deeds`, null, problem);
  }
}

/** C8. */
function checkStories(box: Box, book: CampaignBook, problem: Problem): void {
  const onMap = new Set(
    Object.values(book.locations).flatMap((location) =>
      location.kind === 'mission' ? [location.mission] : [],
    ),
  );
  const told = new Set<string>();
  for (const [i, { missions }] of book.stories.entries()) {
    for (const [j, mission] of missions.entries()) {
      const where = `stories.${i}.missions.${j}`;
      if (!Object.hasOwn(box.missions, mission))
        problem(where, `there is no Mission "${mission}"`, 'a Mission of the box');
      else if (!onMap.has(mission)) problem(where, 'it is nowhere on the map', 'a Mission with a location');
      else if (box.missions[mission]?.kind !== 'story')
        problem(where, `"${mission}" is no chapter of a Story`, 'a Mission of the kind "story"');
      if (told.has(mission)) problem(where, `"${mission}" is there twice`, 'a chapter of one Story');
      told.add(mission);
    }
  }
  for (const { id, kind } of Object.values(box.missions)) {
    if (kind === 'story' && !told.has(id))
      problem(`missions.${id}.kind`, 'no Story has it as a chapter', 'a Mission that a Story lists');
  }
}

/** C8: what is asked for is remembered by somebody. */
function checkFlags(box: Box, book: CampaignBook, problem: Problem): void {
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
    if (!set.has(flag))
      problem(where, `nothing ever sets the flag "${flag}"`, `one of ${[...set].join(', ')}`);
  }
}
