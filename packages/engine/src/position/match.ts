/** Finds the option an input means: by index, by name, or by its fields. */
import { type Problem, problemAt } from '../base/problems.ts';
import type { Board } from '../board/types.ts';
import type { Answer, Decision, Option } from '../model/decision.ts';
import type { Names } from './build.ts';
import type { PositionInput } from './schema.ts';

export type Meant =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: Problem };

/** What people may call an option, e.g. in a test: a space's name, an action's id, an Enemy's name, `stop`. */
export function callsOf(option: Option, board: Board, names: Names): readonly string[] {
  switch (option.is) {
    case 'say':
      return [option.say];
    case 'action':
      return option.card === null ? [option.action] : [option.action, `${option.card}:${option.action}`];
    case 'turn':
      return [`token${option.token}`];
    case 'space':
      return [board.spaces[option.space]?.name ?? ''];
    case 'entity':
      return namesOf(names, option.entity);
    case 'stalker':
      return namesOf(names, option.stalker);
    case 'route':
      return [option.route.map((crossing) => board.spaces[crossing.to]?.name ?? '').join('-')];
    case 'direction':
      return [['north', 'east', 'south', 'west'][option.direction] ?? ''];
    case 'die':
      return [`die${option.die}`];
    case 'number':
      return [String(option.number)];
    case 'part':
      return [option.part];
    case 'symbol':
      return [`${board.spaces[option.space]?.name ?? ''}#${option.symbol}`];
    case 'overlay':
      return [`overlay${option.overlay}`];
    case 'owned':
      return [option.card];
    case 'magazine':
      return [option.magazine];
    case 'effect':
      return [
        option.effect,
        ...(option.target === null ? [] : namesOf(names, option.target).map((n) => `${option.effect}:${n}`)),
      ];
    case 'choice':
      return [option.choice];
    case 'exchange': {
      const { thing } = option;
      const what =
        thing.thing === 'card'
          ? thing.card
          : thing.thing === 'magazine'
            ? thing.magazine
            : thing.thing === 'finding'
              ? thing.finding
              : 'bolt';
      return [`${option.exchange}:${what}`, `${option.exchange}:${what}:S${option.to + 1}`];
    }
  }
}

const namesOf = (names: Names, id: number): string[] =>
  Object.entries(names).flatMap(([name, entity]) => (entity === id ? [name] : []));

const contains = (option: unknown, wanted: unknown): boolean => {
  if (wanted === null || typeof wanted !== 'object') return option === wanted;
  if (option === null || typeof option !== 'object') return false;
  return Object.entries(wanted).every(([key, value]) => contains(Reflect.get(option, key), value));
};

export function meant(decision: Decision, input: PositionInput, board: Board, names: Names): Meant {
  if (typeof input === 'number') return { ok: true, answer: input };
  if (Array.isArray(input)) {
    const indices: number[] = [];
    for (const one of input) {
      const found = single(decision, one, board, names);
      if (typeof found === 'object') return { ok: false, problem: found };
      indices.push(found);
    }
    return { ok: true, answer: indices.sort((a, b) => a - b) };
  }
  const found = single(decision, input, board, names);
  return typeof found === 'object' ? { ok: false, problem: found } : { ok: true, answer: found };
}

function single(
  decision: Decision,
  input: number | string | Readonly<Record<string, unknown>>,
  board: Board,
  names: Names,
): number | Problem {
  if (typeof input === 'number') return input;
  const fits = decision.options.flatMap((option, index) => {
    const yes =
      typeof input === 'string' ? callsOf(option, board, names).includes(input) : contains(option, input);
    return yes ? [index] : [];
  });
  const [only] = fits;
  if (only !== undefined && fits.length === 1) return only;
  const offered = decision.options.map((option) => callsOf(option, board, names)[0] ?? option.is);
  const asked = typeof input === 'string' ? input : JSON.stringify(input);
  const params = { input: asked, fits: fits.length, decision: decision.kind, offered };
  return problemAt('inputs', 'input.fits', params);
}
