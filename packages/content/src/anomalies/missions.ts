/** Anomalies that come with the cards of a Mission (MI3): not part of the deck of eleven. */
import type { AnomalyCard, AnomalyOverlayState, EntityState, Game, Rule } from '@zonecrawl/engine/model';
import {
  closestRoom,
  gainStatus,
  loseHpToAnomaly,
  loseStatus,
  place,
  placeAttention,
  spaceOf,
  turn,
  walkerOf,
} from '@zonecrawl/engine/rules';

const OPPOSITE = [2, 3, 0, 1] as const;

/** What it does to Stalkers. */
const FRIDGE = { hp: 4 } as const;

/** Cold: HP, Focus and a Pin Down for a Stalker, a Pin Down for an Enemy. */
export const fridge: AnomalyCard = {
  id: 'fridge',
  figures: FRIDGE,
  copies: 1,
  mission: true,
  type: 'special',
  standee: 'special',
  holdsArtifact: true,
  hits: 'allSpaces',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, FRIDGE.hp);
    loseStatus(game, stalker, 'focus', ['AN5']);
    gainStatus(game, stalker, 'pinDown', ['AN5']);
  },
  *enemy(game, enemy) {
    gainStatus(game, enemy, 'pinDown', ['AN5']);
  },
};

/** Moves High Attention to its center; turns Enemies around. */
export const falseMirror: AnomalyCard = {
  id: 'false-mirror',
  copies: 1,
  mission: true,
  type: 'special',
  standee: 'special',
  holdsArtifact: false,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    placeAttention(game, stalker, 'high', overlay.center, ['AN5']);
    gainStatus(game, stalker, 'exposed', ['AN5']);
  },
  *enemy(game, enemy) {
    turn(game, enemy, OPPOSITE[enemy.facing], ['AN5']);
    gainStatus(game, enemy, 'exposed', ['AN5']);
  },
};

/** The center of the next one of its kind, or its own if there is no other. */
function otherEnd(game: Game, overlay: AnomalyOverlayState): AnomalyOverlayState {
  const { overlays } = game.state;
  const start = overlays.indexOf(overlay);
  const onward = [...overlays.slice(start + 1), ...overlays.slice(0, start)];
  return onward.find(({ anomaly }) => anomaly?.card === overlay.anomaly?.card) ?? overlay;
}

function* through(game: Game, entity: EntityState, overlay: AnomalyOverlayState): Rule {
  const { center } = otherEnd(game, overlay);
  if (center === spaceOf(entity)) return;
  const room = yield* closestRoom(game, entity, walkerOf(game, entity), center);
  if (room !== null) yield* place(game, entity, room, ['AN5', 'AN9']);
}

/** What it does to Stalkers. */
const SPACE = { hp: 2 } as const;

/** Moves an Entity to the center of the next Anomaly of its kind. */
export const space: AnomalyCard = {
  id: 'space',
  figures: SPACE,
  copies: 2,
  mission: true,
  type: 'spatial',
  standee: 'spatial',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, SPACE.hp);
    if (stalker.space !== null) yield* through(game, stalker, overlay);
  },
  *enemy(game, enemy, overlay) {
    yield* through(game, enemy, overlay);
  },
};
