/** One answer per question of a position file. */

import type { GamePlay } from '@zonecrawl/engine/game';
import { type Fact, stalkerId } from '@zonecrawl/engine/model';
import { isFactName, type Names, type PositionQuestion } from '@zonecrawl/engine/position';
import { spaceOf } from '@zonecrawl/engine/rules';
import { viewFor } from '@zonecrawl/engine/view';
import { UserError } from '../errors.ts';
import { closestOf, closestTo, rangeBetween, routesTo } from './distance.ts';
import { inWords } from './facts.ts';
import { legalInputs } from './legal.ts';
import { Naming } from './names.ts';
import { oddsOf } from './odds.ts';
import { sightOf, sightOfAll } from './sight.ts';
import { spaceFacts } from './space.ts';

export interface Probed {
  readonly play: GamePlay;
  readonly names: Names;
  /** All facts since the position was set up. */
  readonly facts: readonly Fact[];
}

/** `where`: the question's place in the file. */
export function answerTo(probed: Probed, question: PositionQuestion, where: string): unknown {
  const { play, names } = probed;
  const { game } = play;
  const naming = new Naming(game, names);
  switch (question.ask) {
    case 'sight': {
      const from = naming.find(question.from, `${where}.from`);
      if (question.to === undefined) return sightOfAll(naming, from);
      const [goal] = goals(naming, [question.to], `${where}.to`);
      return goal ? sightOf(naming, from, goal.name, goal.space) : null;
    }
    case 'range': {
      const from = naming.findSpace(question.from, `${where}.from`);
      const to = naming.findSpace(question.to, `${where}.to`);
      return { range: rangeBetween(naming, from, to, question.walker ?? 'stalker') };
    }
    case 'closest':
      return closestOf(
        naming,
        naming.find(question.from, `${where}.from`),
        goals(naming, question.to, `${where}.to`),
      );
    case 'closestTo': {
      const [goal] = goals(naming, [question.to], `${where}.to`);
      const walkers = question.of.map((name, index) => naming.find(name, `${where}.of.${index}`));
      return goal ? closestTo(naming, walkers, goal) : null;
    }
    case 'space':
      return spaceFacts(naming, naming.findSpace(question.at, `${where}.at`), question.walker ?? 'stalker');
    case 'route':
      return routesTo(
        naming,
        naming.find(question.from, `${where}.from`),
        naming.findSpace(question.to, `${where}.to`),
      );
    case 'odds':
      return oddsOf(naming, question, where);
    case 'legal':
      return legalInputs(play, names);
    case 'state':
      return game.state;
    case 'facts':
      if (question.fact !== undefined && !isFactName(question.fact))
        throw new UserError(`${where}.fact: no fact is called "${question.fact}"`);
      return probed.facts
        .filter(({ fact }) => question.fact === undefined || fact === question.fact)
        .map((fact) => inWords(naming, fact));
    case 'view':
      if (question.seat >= game.state.stalkers.length)
        throw new UserError(`${where}.seat: there are ${game.state.stalkers.length} seats, counted from 0`);
      return viewFor(game, [stalkerId(question.seat)]);
  }
}

const goals = (naming: Naming, names: readonly string[], where: string) =>
  names.map((name) => {
    const entity = naming.isEntity(name) ? naming.find(name, where) : null;
    return { name, entity, space: entity ? spaceOf(entity) : naming.findSpace(name, where) };
  });
