/** Every text that deeds need, by key, with the place that asks for it. */
import type { Deed } from '../../model/campaignBook.ts';
import { walkDeeds } from './deedWalk.ts';
import type { TextNeeded } from './texts.ts';

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
