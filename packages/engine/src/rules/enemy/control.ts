/** A Controller's whisper: a Control card is drawn, resisted or obeyed. Visible to its Stalker only. */

import type { Option } from '../../model/decision.ts';
import type { ControlCard } from '../../model/enemies.ts';
import { type Game, tell } from '../../model/game.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyState, StalkerState } from '../../model/state.ts';
import { drawnFrom } from '../basics/decks.ts';
import { loseHp, loseStatus } from '../stalker/statuses.ts';

type Choice = Extract<Option, { readonly is: 'choice' }>;

const choice = (id: string): Choice => ({ is: 'choice', choice: id, standard: false });

/** Draws and resolves one; each is shuffled back. */
export function* drawControl(game: Game, stalker: StalkerState, controller: EnemyState): Rule {
  const card = anyControl(game);
  if (card === null) return;
  tell(game, { fact: 'controlDrawn', stalker: stalker.id, card: card.id, clauses: ['G1'] });
  const options: Choice[] = [choice('resist')];
  if (stalker.focus) options.push(choice('resistWithFocus'));
  options.push(choice(card.otherwise));
  const { choice: chosen } = yield* choose({
    kind: 'control',
    who: stalker.id,
    clauses: ['G1'],
    about: { entity: stalker.id, target: controller.id, card: card.id },
    options,
  });
  tell(game, {
    fact: 'controlResolved',
    stalker: stalker.id,
    card: card.id,
    choice: chosen,
    clauses: ['G1'],
  });
  if (chosen === card.otherwise) return yield* card.obey(game, stalker, controller);
  const focused = chosen === 'resistWithFocus';
  if (focused) loseStatus(game, stalker, 'focus', ['S2']);
  yield* loseHp(game, stalker, focused ? card.resistWithFocus : card.resist, card.id, ['G1']);
}

function anyControl(game: Game): ControlCard | null {
  const { control } = game.state.decks;
  const id = drawnFrom(game, 'control', 'enemies', control);
  return (id !== undefined && game.box.controls[id]) || null;
}
