/** C7: the team at its starting point, with what it set out with. */

import { ProblemError } from '../../base/errors.ts';
import { problemAt, unknownName } from '../../base/problems.ts';
import type { SpaceId } from '../../board/types.ts';
import type { EquipmentDeck } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import { type CardId, ownedId, stalkerId } from '../../model/ids.ts';
import type { MissionSetup } from '../../model/mission.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { isFull } from '../../rules/basics/entities.ts';
import { deckOf } from '../../rules/gear/equipment.ts';
import { artifactFloor } from '../../rules/stalker/radiation.ts';
import { takeFrom } from '../team/loadout.ts';
import { spaceFor } from './pick.ts';

const BOLTS = 3;

export function placeTeam(game: Game, { start }: MissionSetup, loadouts: readonly Loadout[]): void {
  const spaces = start.map((name) => spaceFor(game, name));
  for (const [seat, loadout] of loadouts.entries()) {
    const space = spaces.find((one) => !isFull(game, one));
    if (space === undefined) throw new ProblemError([problemAt('stalkers', 'setup.noRoom')]);
    game.state.stalkers.push(equipped(game, seat, loadout, space));
  }
  for (const stalker of game.state.stalkers) stalker.dosage = artifactFloor(game, stalker);
}

/** C7. */
function equipped(game: Game, seat: number, loadout: Loadout, space: SpaceId): StalkerState {
  const { state, box } = game;
  const card = box.stalkers[loadout.stalker];
  if (!card) throw new ProblemError([unknownName('stalkers', 'stalker', loadout.stalker)]);
  const own = (deck: EquipmentDeck, id: CardId): OwnedCard | null =>
    takeFrom(state.decks, deck, id)
      ? { id: ownedId(state.nextOwned++), card: id, ammo: box.weapons[id]?.capacity ?? 0 }
      : null;
  const ownAll = (deck: EquipmentDeck, ids: readonly CardId[]): OwnedCard[] =>
    ids.map((id) => own(deck, id)).filter((owned) => owned !== null);
  const { supply } = state;
  const bolts = Math.min(loadout.bolts ?? BOLTS, supply.bolts);
  supply.bolts -= bolts;
  const focus = (loadout.focus ?? true) && supply.focus > 0;
  if (focus) supply.focus--;
  const magazines = { pistol: 0, rifle: 0, shotgun: 0 };
  for (const magazine of ['pistol', 'rifle', 'shotgun'] as const) {
    const count = Math.min(loadout.magazines?.[magazine] ?? 0, supply.magazines[magazine]);
    magazines[magazine] = count;
    supply.magazines[magazine] -= count;
  }
  const token = () => ({ slid: 0, markers: 0, injured: false, used: false });
  return {
    id: stalkerId(seat),
    card: card.id,
    space,
    covers: [],
    arrived: undefined,
    hp: card.hp,
    dosage: 0,
    focus,
    pinDown: false,
    exposed: false,
    attention: null,
    turns: [token(), token()],
    weapon: loadout.weapon === undefined ? null : own('weapons', loadout.weapon),
    weaponAttachments: ownAll('attachments', loadout.weaponAttachments ?? []),
    armor: loadout.armor === undefined ? null : own('armors', loadout.armor),
    armorAttachment:
      loadout.armorAttachment === undefined ? null : own('attachments', loadout.armorAttachment),
    artifacts: ownAll('artifacts', loadout.artifacts ?? []),
    backpack: (loadout.backpack ?? [])
      .map((id) => own(deckOf(game, id), id))
      .filter((owned) => owned !== null),
    bolts,
    magazines,
    findings: [],
    dead: false,
  };
}
