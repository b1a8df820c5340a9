/** What a script or an epilogue asks: the choices that are open, and in their places those the group cannot pay. */

import type { CampaignDecision, CampaignOption, CampaignView } from '@zonecrawl/engine/campaign';
import type { Box, CampaignBook, Deed, ScriptChoice } from '@zonecrawl/engine/model';
import { optionsOf } from '../state/store.ts';

export interface OfferedChoice {
  readonly option: Extract<CampaignOption, { readonly is: 'choice' }>;
  readonly offered: boolean;
}

export function choicesOf(
  box: Box,
  view: CampaignView,
  decision: CampaignDecision,
): readonly OfferedChoice[] {
  const open = optionsOf(decision.options, 'choice');
  const printed = asked(box, decision);
  if (printed === undefined) return open.map((option) => ({ option, offered: true }));
  return printed.flatMap(({ id, price = 0 }): readonly OfferedChoice[] => {
    const option = open.find(({ choice }) => choice === id);
    if (option !== undefined) return [{ option, offered: true }];
    // A choice that is closed for another reason is not shown.
    const tooDear = price > view.stash.coupons;
    return tooDear ? [{ option: { is: 'choice', choice: id, price }, offered: false }] : [];
  });
}

/** The question of the script or epilogue that offers what is open now. */
function asked(box: Box, { about, options }: CampaignDecision): readonly ScriptChoice[] | undefined {
  const wanted = optionsOf(options, 'choice').map(({ choice }) => choice);
  return questionsIn(deedsOf(box, box.campaign, about)).find((choices) =>
    wanted.every((choice) => choices.some(({ id }) => id === choice)),
  );
}

function deedsOf(
  box: Box,
  book: CampaignBook | undefined,
  about: CampaignDecision['about'],
): readonly Deed[] {
  const location = about.location === undefined ? undefined : book?.locations[about.location];
  if (location !== undefined && location.kind !== 'mission') return location.deeds;
  const mission = about.mission === undefined ? undefined : box.missions[about.mission];
  return Object.values(mission?.endings ?? {}).flatMap(({ epilogue = [] }) => epilogue);
}

function questionsIn(deeds: readonly Deed[]): readonly (readonly ScriptChoice[])[] {
  return deeds.flatMap((deed): readonly (readonly ScriptChoice[])[] => {
    switch (deed.deed) {
      case 'ask':
        return [deed.choices, ...deed.choices.flatMap((choice) => questionsIn(choice.deeds))];
      case 'if':
        return [...questionsIn(deed.deeds), ...questionsIn(deed.otherwise ?? [])];
      case 'random':
        return deed.of.flatMap(questionsIn);
      default:
        return [];
    }
  });
}
