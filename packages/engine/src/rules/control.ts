/** A Controller's whisper: a Control card is drawn, resisted or obeyed (catalogue 8.3). Known to its Stalker alone. */
import type { ControlCard } from '../cards/enemies.ts';
import type { Option } from '../kernel/decision.ts';
import { type Game, tell } from '../kernel/game.ts';
import { draw } from '../kernel/random.ts';
import { choose, type Rule } from '../kernel/rule.ts';
import type { EnemyState, StalkerState } from '../kernel/state.ts';
import { loseHp, loseStatus } from './statuses.ts';

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
  if (control.length === 0) return null;
  const id = control[draw(game.state.random, 'enemies', control.length)];
  return (id !== undefined && game.box.controls[id]) || null;
}
