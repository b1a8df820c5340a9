/** AN: Anomalies. What covers symbols is in map/symbols.ts. */

import type { SpaceId } from '../../board/types.ts';
import type { Option } from '../../model/decision.ts';
import { type Game, tell } from '../../model/game.ts';
import type { StalkerId } from '../../model/ids.ts';
import { choose, type Rule, SETTLED } from '../../model/rule.ts';
import type {
  AnomalyOverlayState,
  EnemyState,
  EntityState,
  Petals,
  StalkerState,
} from '../../model/state.ts';
import { petalsOn, rollAnomalyFace, rollDie } from '../basics/dice.ts';
import { conclude } from '../basics/ending.ts';
import { enemyCard, isCompanion, isEnemy, isStalker, stalkersFromLead } from '../basics/entities.ts';
import { abilitySources } from '../gear/outfit.ts';
import { anomalyCard, uncoveredPetals } from '../map/symbols.ts';
import { usualInterest } from '../route/goals.ts';
import { inOrder } from '../route/order.ts';
import { FOCUS } from '../stalker/rerolls.ts';
import { loseHp, loseStatus } from '../stalker/statuses.ts';

const touches = (overlay: AnomalyOverlayState, touched: readonly SpaceId[]): boolean => {
  if (overlay.anomaly === null) return false;
  for (const { space } of overlay.symbols) if (touched.includes(space)) return true;
  return false;
};

/** What a movement over these spaces risks at each Anomaly: the symbols that set it off, and how likely that is. */
export interface Risk {
  readonly overlay: AnomalyOverlayState;
  readonly petals: readonly Petals[];
  /** From 0 to 1. */
  readonly chance: number;
}

/** AN3, for looking ahead. Symbols the mover covers itself will be free once it has left. */
export function touchedRisk(
  game: Game,
  touched: readonly SpaceId[],
  mover: EntityState | null = null,
): Risk[] {
  const faces = game.box.dice.anomaly;
  return game.state.overlays
    .filter((overlay) => touches(overlay, touched))
    .map((overlay) => {
      const petals = uncoveredPetals(game, overlay, touched, mover);
      const bad = faces.filter((face) => petals.includes(face)).length;
      return { overlay, petals, chance: bad / faces.length };
    });
}

/** The Chimera's like set Anomalies off and are spared themselves (AN3). */
const ignoresAnomalies = (game: Game, entity: EntityState): boolean =>
  isEnemy(entity) && (enemyCard(game, entity).abilities?.ignoresAnomalies ?? false);

/** Who decides for this Entity. */
const playerOf = (game: Game, entity: EntityState): StalkerId =>
  isStalker(entity) ? entity.id : game.state.lead.holder;

/** AN3: after a movement that touched these spaces, one roll per Anomaly touched; each activation is resolved at once. */
export function rollAnomalies(game: Game, entity: EntityState, touched: readonly SpaceId[]): Rule {
  const hit = game.state.overlays.filter((overlay) => touches(overlay, touched));
  return hit.length === 0 ? SETTLED : rollForEach(game, entity, hit, touched);
}

function* rollForEach(
  game: Game,
  entity: EntityState,
  hit: readonly AnomalyOverlayState[],
  touched: readonly SpaceId[],
): Rule {
  let left = hit;
  while (left.length > 0) {
    const { overlay: id } = yield* choose({
      kind: 'anomalyOrder',
      who: playerOf(game, entity),
      clauses: ['MV9', 'AN3'],
      about: { entity: entity.id },
      options: left.map((overlay) => ({ is: 'overlay' as const, overlay: overlay.id })),
    });
    const next = left.find((overlay) => overlay.id === id);
    left = left.filter((overlay) => overlay.id !== id);
    // An activation may have killed the Entity or removed an Anomaly.
    if (entity.space === null) return;
    if (next && next.anomaly !== null) yield* rollFor(game, entity, next, touched);
  }
}

function* rollFor(
  game: Game,
  entity: EntityState,
  overlay: AnomalyOverlayState,
  touched: readonly SpaceId[],
): Rule {
  const uncovered = uncoveredPetals(game, overlay, touched);
  const first = rollAnomalyFace(game, entity.id, 'anomaly');
  // AN4. With everything covered no roll could change anything.
  const rolled =
    isStalker(entity) && uncovered.length > 0
      ? yield* offerReroll(game, entity, overlay, first, uncovered)
      : petalsOn(game, first);
  const activates = uncovered.includes(rolled);
  tell(game, {
    fact: 'anomalyRolled',
    entity: entity.id,
    overlay: overlay.id,
    card: anomalyCard(game, overlay).id,
    rolled,
    uncovered,
    activates,
    clauses: ['AN3'],
  });
  if (activates) yield* activateAnomaly(game, overlay, rolled, entity);
}

/** AN4: only the Stalker whose movement caused the roll; a Focus, and cards that reroll this die, each once (AK5). */
function* offerReroll(
  game: Game,
  stalker: StalkerState,
  overlay: AnomalyOverlayState,
  first: number,
  uncovered: readonly Petals[],
): Rule<Petals> {
  let face = first;
  const cards = abilitySources(game, stalker)
    .filter(({ abilities }) => abilities.rerollsAnomaly === true)
    .map(({ card }) => card);
  let focus = stalker.focus;
  for (;;) {
    const rolled = petalsOn(game, face);
    const options: Option[] = [{ is: 'say', say: 'keep' }];
    if (focus && stalker.focus) options.push({ is: 'effect', effect: FOCUS, target: null, cost: 1 });
    for (const card of cards) options.push({ is: 'effect', effect: card, target: null, cost: 0 });
    if (options.length === 1) return rolled;
    const chosen = yield* choose({
      kind: 'reroll',
      who: stalker.id,
      clauses: ['AN4', 'S2'],
      about: {
        entity: stalker.id,
        overlay: overlay.id,
        amount: rolled,
        action: uncovered.includes(rolled) ? 'anomalyActivates' : 'anomaly',
        cause: 'anomaly',
        dice: [{ kind: 'anomaly', face }],
      },
      options,
    });
    if (chosen.is !== 'effect') return rolled;
    if (chosen.effect === FOCUS) {
      loseStatus(game, stalker, 'focus', ['S2', 'AN4']);
      focus = false;
    } else cards.splice(cards.indexOf(chosen.effect), 1);
    face = rollDie(game, 'anomaly');
    tell(game, {
      fact: 'diceRerolled',
      who: stalker.id,
      source: chosen.effect,
      dice: [{ kind: 'anomaly', face }],
      rerolled: [0],
      clauses: ['AN4'],
    });
  }
}

/** The Anomaly activates with this symbol, set off by this Entity, or by nobody (AN5, AN10). */
export function* activateAnomaly(
  game: Game,
  overlay: AnomalyOverlayState,
  rolled: Petals,
  by: EntityState | null,
): Rule {
  const card = anomalyCard(game, overlay);
  const hit = yield* entitiesHit(game, overlay, rolled, by);
  for (const entity of hit) {
    if (entity.space === null) continue; // R14: killed or gone meanwhile
    tell(game, {
      fact: 'anomalyHit',
      overlay: overlay.id,
      card: card.id,
      entity: entity.id,
      clauses: ['AN5', 'AN10'],
    });
    if (isStalker(entity)) yield* card.stalker(game, entity, overlay);
    else if (isEnemy(entity)) yield* card.enemy(game, entity, overlay);
    else if (isCompanion(entity)) {
      const companion = game.box.companions[entity.card];
      if (companion) yield* companion.endangered(game, entity, 'anomaly');
    }
  }
  if (card.after) yield* card.after(game, overlay, rolled);
  conclude(game); // R13
}

/** AN10: listed when it activates, each once: the triggering one, Stalkers from the Lead, Enemies as EA3, Companions. */
function* entitiesHit(
  game: Game,
  overlay: AnomalyOverlayState,
  rolled: Petals,
  by: EntityState | null,
): Rule<readonly EntityState[]> {
  const { hits } = anomalyCard(game, overlay);
  const { enemies, companions } = game.state;
  const isHit = (entity: EntityState): boolean =>
    entity.space !== null &&
    hits !== 'triggering' &&
    !ignoresAnomalies(game, entity) &&
    overlay.symbols.some(
      ({ space, petals }) => space === entity.space && (hits === 'allSpaces' || petals === rolled),
    );
  const others: EnemyState[] = enemies.filter((enemy) => enemy !== by && isHit(enemy));
  const isSpared = by === null || ignoresAnomalies(game, by) || (hits === 'allSpaces' && !isHit(by));
  const hit: EntityState[] = isSpared ? [] : [by];
  for (const stalker of stalkersFromLead(game)) if (stalker !== by && isHit(stalker)) hit.push(stalker);
  if (others.length > 1) hit.push(...(yield* inOrder(game, others, usualInterest(game, 'low'))));
  else hit.push(...others);
  for (const companion of companions) if (companion !== by && isHit(companion)) hit.push(companion);
  return hit;
}

/** For cards: HP a Stalker loses to an Anomaly. One source of loss (S5), and named so that gear against it helps. */
export function* loseHpToAnomaly(
  game: Game,
  stalker: StalkerState,
  overlay: AnomalyOverlayState,
  amount: number,
): Rule {
  yield* loseHp(game, stalker, amount, anomalyCard(game, overlay).id, ['AN5']);
}
