/** Every text that deeds and the Zone Map need, by key, with the place that asks for it. */
import type { CampaignBook, Deed } from '../model/campaignBook.ts';
import { walkDeeds } from './walk.ts';

interface TextNeeded {
  readonly key: string;
  readonly where: string;
}

/** `prefix`: what the keys of its choices begin with. */
export function textsOfDeeds(deeds: readonly Deed[], where: string, prefix: string): readonly TextNeeded[] {
  const needed: TextNeeded[] = [];
  walkDeeds(deeds, where, {
    deed(deed, at) {
      if (deed.deed === 'tell') needed.push({ key: deed.text, where: `${at}.text` });
    },
    choice({ id }, at) {
      needed.push({ key: `${prefix}.choice.${id}`, where: `${at}.id` });
    },
  });
  return needed;
}

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
  return [...locations, ...stories, ...achievements];
}
