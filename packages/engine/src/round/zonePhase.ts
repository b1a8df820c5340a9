/** Z: the Enemies & Zone Phase, in order. */

import { checkObjective } from '../mission/effects/ending.ts';
import { perform } from '../mission/effects/perform.ts';
import { active, fire, isDue, occasion } from '../mission/effects/triggers.ts';
import { eventCard } from '../mission/words/cards.ts';
import { effectContext } from '../mission/words/effectContext.ts';
import type { Option } from '../model/decision.ts';
import type { Effect } from '../model/effects.ts';
import { type Game, tell } from '../model/game.ts';
import type { CardId, EnemyId } from '../model/ids.ts';
import { choose, type Rule, SETTLED } from '../model/rule.ts';
import { rollAnomalyDie } from '../rules/basics/dice.ts';
import { enemyCard, stalkersFromLead } from '../rules/basics/entities.ts';
import { missionOf } from '../rules/basics/mission.ts';
import { isSeen } from '../rules/basics/sight.ts';
import { enemyActivation } from '../rules/enemy/enemyActivation.ts';
import { resolveUnknowns } from '../rules/enemy/unknown.ts';
import { abilitySources } from '../rules/gear/outfit.ts';
import { checkAttention, reduceAttention } from '../rules/map/attention.ts';
import { moveAnomalies } from '../rules/map/movingAnomalies.ts';
import { anomalyCard } from '../rules/map/symbols.ts';
import { companionCard } from '../rules/movement/companions.ts';
import { turnLeadBack } from '../rules/stalker/lead.ts';
import { radiationStep } from '../rules/stalker/radiation.ts';
import { loseStatus } from '../rules/stalker/statuses.ts';
import { resetTokens } from '../rules/stalker/turnTokens.ts';
import { beginPhase } from './round.ts';

/** Z1. */
export function* activationPhase(game: Game): Rule {
  game.state.agenda.push({ step: 'radiation' });
  yield* beginPhase(game, 'enemies');
  yield* enemyActivation(game);
}

/** Z2. */
export function radiationPhase(game: Game): Rule {
  game.state.agenda.push({ step: 'discardTokens' });
  return radiationStep(game);
}

/** Z3. */
export function discardTokens(game: Game): Rule {
  const { state } = game;
  state.agenda.push({ step: 'reduceAttention' });
  const bolts = state.bolts.length;
  const noVisibility = state.noVisibility.length;
  state.supply.bolts += bolts;
  state.supply.noVisibility += noVisibility;
  state.bolts = [];
  state.noVisibility = [];
  let pins = 0;
  for (const enemy of state.enemies) {
    if (!enemy.pinDown) continue;
    pins++;
    loseStatus(game, enemy, 'pinDown', ['Z3']);
  }
  tell(game, { fact: 'tokensDiscarded', bolts, noVisibility, pins, clauses: ['Z3', 'T1', 'T2'] });
  checkAttention(game);
  return SETTLED;
}

/** Z4, MI8: also of those who left the map, whom no Enemy sees. */
export function reduceAttentions(game: Game): Rule {
  game.state.agenda.push({ step: 'endOfRound' });
  for (const stalker of game.state.stalkers) {
    if (!stalker.attention) continue;
    if (stalker.space === null || !isSeen(game, stalker.space)) reduceAttention(game, stalker, ['Z4']);
  }
  return SETTLED;
}

/** An effect due at the End of Round, and how people tell it apart. */
interface Due {
  readonly effect: string;
  readonly target: EnemyId | null;
  /** By then it may have nothing to do any more. */
  run(): Rule<unknown>;
}

/** Z5: in any order the players like, those of the Event card last. */
export function endOfRound(game: Game): Rule {
  game.state.agenda.push({ step: 'eventEnd' });
  const due: Due[] = [];
  addOfCards(game, due);
  addOfEnemies(game, due);
  addOfTheZone(game, due);
  addOfTriggers(game, due);
  return due.length === 0 ? SETTLED : inAnyOrder(game, due);
}

function* inAnyOrder(game: Game, due: Due[]): Rule {
  while (due.length > 0) {
    const options: Extract<Option, { is: 'effect' }>[] = due.map(({ effect, target }) => ({
      is: 'effect',
      effect,
      target,
      cost: 0,
    }));
    const chosen = yield* choose({
      kind: 'orderAfter',
      who: game.state.lead.holder,
      clauses: ['Z5'],
      about: {},
      options,
    });
    const [next] = due.splice(options.indexOf(chosen), 1);
    if (next) yield* next.run();
  }
}

function addOfCards(game: Game, due: Due[]): void {
  for (const stalker of stalkersFromLead(game)) {
    for (const { card, owned, abilities } of abilitySources(game, stalker)) {
      const { endOfRound: effect } = abilities;
      if (!effect) continue;
      const run = () => (stalker.space === null ? SETTLED : effect(game, stalker, owned));
      due.push({ effect: card, target: null, run });
    }
  }
}

function addOfEnemies(game: Game, due: Due[]): void {
  for (const enemy of game.state.enemies) {
    const { abilities } = enemyCard(game, enemy);
    const effect = abilities?.endOfRound;
    if (!effect) continue;
    const run = () => (game.state.enemies.includes(enemy) ? effect(game, enemy) : SETTLED);
    due.push({ effect: abilities.id, target: enemy.id, run });
  }
}

/** Companions, and Anomalies that move (AN11). */
function addOfTheZone(game: Game, due: Due[]): void {
  for (const companion of game.state.companions) {
    const { id, endOfRound: effect } = companionCard(game, companion);
    if (!effect || companion.space === null) continue;
    const run = () => (companion.space === null ? SETTLED : effect(game, companion));
    due.push({ effect: id, target: null, run });
  }
  if (!game.state.overlays.some((overlay) => overlay.anomaly && anomalyCard(game, overlay).moving)) return;
  const run = () => {
    moveAnomalies(game);
    return SETTLED;
  };
  due.push({ effect: 'movingAnomalies', target: null, run });
}

function addOfTriggers(game: Game, due: Due[]): void {
  for (const one of active(game, 'round')) {
    const { wait, id } = one.trigger;
    if (wait.on !== 'round' || wait.moment !== 'ends' || !isDue(game, one, effectContext(one.card))) continue;
    const run = () => fire(game, one, effectContext(one.card));
    due.push({ effect: `${one.card ?? 'mission'}.${id}`, target: null, run });
  }
}

/** Z5: the Event card's own marked effects. */
export function eventEnd(game: Game): Rule {
  const { state } = game;
  state.agenda.push({ step: missionOf(game).fate ? 'fate' : 'resetRound' });
  const { event } = state;
  const effects = event === null ? [] : eventCard(game, event).endOfRound;
  if (effects.length > 0) return lastEffects(game, event, effects);
  checkObjective(game);
  return SETTLED;
}

function* lastEffects(game: Game, event: CardId | null, effects: readonly Effect[]): Rule {
  yield* perform(game, effects, effectContext(event));
  checkObjective(game);
}

/** The rarest symbol of the Anomaly die (AN2). */
const RAREST = 1;

/** ZS4: one roll of the Anomaly die; every card that waits for this symbol, then perhaps the Unknown tokens. */
export function* fateStep(game: Game): Rule {
  const { state } = game;
  state.agenda.push({ step: 'resetRound' });
  const petals = rollAnomalyDie(game, state.lead.holder, 'fate');
  tell(game, { fact: 'fateRolled', petals, clauses: ['ZS4'] });
  yield* occasion(game, { on: 'fate', petals });
  if (petals === RAREST) yield* resolveUnknowns(game, 'eachStack');
}

/** Z5: reset, next Round. */
export function resetRound(game: Game): Rule {
  game.state.agenda.push({ step: 'eventPhase' });
  resetTokens(game);
  turnLeadBack(game);
  return SETTLED;
}
