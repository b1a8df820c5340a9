import type { ArtifactCard, Game, Modifier, Rule, StalkerState } from '@zonecrawl/engine/model';
import { gainStatus, mayUse } from '@zonecrawl/engine/rules';

/** One more success for an Attack or Defense roll; afterwards the bearer is Exposed. */
function* spark(game: Game, stalker: StalkerState, successes: Modifier[]): Rule {
  if (!(yield* mayUse(game, stalker, 'neuron', 'spark'))) return;
  successes.push({ reason: 'card:neuron', by: 1 });
  gainStatus(game, stalker, 'exposed', ['A10']);
}

export const neuron: ArtifactCard = {
  id: 'neuron',
  copies: 1,
  value: 2500,
  type: 'fire',
  baseRadiation: 6,
  abilities: {
    afterAttackRoll: (game, { stalker, successes }) => spark(game, stalker, successes),
    afterDefenseRoll: (game, { stalker, successes }) => spark(game, stalker, successes),
  },
};
