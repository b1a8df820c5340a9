/**
 * A copy of a Campaign that shares nothing mutable with it. What is shared on purpose never changes: steps, pages,
 * Missions played, loadouts.
 */
import { copyRandom } from '../game/copy.ts';
import type { CampaignState } from './state/types.ts';

export function copyCampaign(state: CampaignState): CampaignState {
  const { random, stash, exploration, scars } = state;
  return {
    ...state,
    random: copyRandom(random),
    agenda: state.agenda.slice(),
    group: state.group.slice(),
    stash: { ...stash, cards: stash.cards.slice(), magazines: { ...stash.magazines } },
    contacts: state.contacts.slice(),
    locations: { ...state.locations },
    flags: { ...state.flags },
    achievements: state.achievements.slice(),
    removed: state.removed.slice(),
    ...(scars && {
      scars: Object.fromEntries(Object.entries(scars).map(([stalker, all]) => [stalker, all.slice()])),
    }),
    finished: state.finished.slice(),
    chronicle: state.chronicle.slice(),
    exploration: {
      ...exploration,
      used: exploration.used.slice(),
      services: exploration.services.map((service) => ({ ...service })),
      team: exploration.team.slice(),
    },
  };
}
