/** Every text that the Zone Map needs, by key, with the place that asks for it. */

import { textsOfDeeds } from '../../mission/check/deedTexts.ts';
import type { TextNeeded } from '../../mission/check/texts.ts';
import type { CampaignBook } from '../../model/campaignBook.ts';

export function textsOfBook(book: CampaignBook): readonly TextNeeded[] {
  const locations = Object.values(book.locations).flatMap((location) => {
    const where = `locations.${location.id}`;
    const prefix = `location.${location.id}`;
    const named = { key: `${prefix}.name`, where };
    return location.kind === 'mission'
      ? [named]
      : [named, ...textsOfDeeds(location.deeds, `${where}.deeds`, prefix)];
  });
  const stories = book.stories.map(({ id }, i) => ({ key: `story.${id}.name`, where: `stories.${i}` }));
  const achievements = book.achievements.flatMap((id, i) =>
    ['name', 'text'].map((part) => ({ key: `achievement.${id}.${part}`, where: `achievements.${i}` })),
  );
  const scars = (book.scars ?? []).flatMap(({ id }, i) =>
    ['name', 'text', 'told'].map((part) => ({ key: `scar.${id}.${part}`, where: `scars.${i}` })),
  );
  const always = textsOfDeeds(book.always ?? [], 'always', 'always');
  return [...locations, ...stories, ...achievements, ...scars, ...always];
}
