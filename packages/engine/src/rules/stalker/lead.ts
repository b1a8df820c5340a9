/** LS: the Lead Stalker and the token's Action. */
import type { CardAction } from '../../model/abilities.ts';
import { type Game, tell } from '../../model/game.ts';
import type { StalkerId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';
import { nextClockwise } from '../basics/entities.ts';
import { gainStatus, heal } from './statuses.ts';

const HEALED = 2;
const NOT_LEAD_STALKER: Reason = { reason: 'notLeadStalker', clause: 'LS2' };
const LEAD_TOKEN_FLIPPED: Reason = { reason: 'leadTokenFlipped', clause: 'LS2' };

/** LS1: chosen by the players at the start of each Mission. */
export function* chooseLead(game: Game): Rule {
  const { lead, stalkers } = game.state;
  const options = stalkers.map(({ id }) => ({ is: 'stalker' as const, stalker: id }));
  const chosen = yield* choose({
    kind: 'chooseLead',
    who: lead.holder,
    clauses: ['LS1'],
    about: {},
    options,
  });
  handLead(game, chosen.stalker);
}

function handLead(game: Game, to: StalkerId): void {
  const { lead } = game.state;
  const from = lead.holder;
  lead.holder = to;
  tell(game, { fact: 'leadPassed', from, to, flipped: lead.flipped, clauses: ['LS1'] });
}

/** LS1: if its holder leaves the map the token goes to the next; nobody is left: it stays. */
export function leadLeaves(game: Game, stalker: StalkerState): void {
  if (game.state.lead.holder !== stalker.id) return;
  const next = nextClockwise(game, stalker.id);
  if (next.id !== stalker.id) handLead(game, next.id);
}

/** LS2, SO3: flip it, hand it on, then heal 2 HP or gain a Focus; also without benefit. */
export const leadToken: CardAction = {
  id: 'leadToken',
  cost: 'free',
  refusal({ state: { lead } }, stalker) {
    if (lead.holder !== stalker.id) return NOT_LEAD_STALKER;
    return lead.flipped ? LEAD_TOKEN_FLIPPED : null;
  },
  *perform(game, stalker) {
    const { lead } = game.state;
    lead.flipped = true;
    lead.holder = nextClockwise(game, stalker.id).id;
    tell(game, { fact: 'leadPassed', from: stalker.id, to: lead.holder, flipped: true, clauses: ['LS2'] });
    const chosen = yield* choose({
      kind: 'leadToken',
      who: stalker.id,
      clauses: ['LS2'],
      about: { entity: stalker.id },
      options: [
        { is: 'say', say: 'heal' },
        { is: 'say', say: 'focus' },
      ],
    });
    if (chosen.say === 'heal') heal(game, stalker, HEALED, ['LS2']);
    else gainStatus(game, stalker, 'focus', ['LS2']);
  },
};

/** LS2, Z5. */
export function turnLeadBack(game: Game): void {
  const { lead } = game.state;
  if (!lead.flipped) return;
  lead.flipped = false;
  tell(game, { fact: 'leadTurnedBack', holder: lead.holder, clauses: ['LS2', 'Z5'] });
}
