/** A5: Pick up; also in an Enemy's sight or on its space. */
import type { CardAction } from '../../model/abilities.ts';
import type { Option } from '../../model/decision.ts';
import type { Game } from '../../model/game.ts';
import type { Reason } from '../../model/reasons.ts';
import { choose } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';
import { spaceOf } from '../basics/entities.ts';
import { resolveLoot, takeArtifact } from '../map/loot.ts';

const NOTHING_HERE: Reason = { reason: 'nothingHere', clause: 'A5' };

export const pickUp: CardAction = {
  id: 'pickUp',
  cost: 'standard',
  refusal: (game, stalker) => (lootHere(game, stalker) || artifactHere(game, stalker) ? null : NOTHING_HERE),
  *perform(game, stalker) {
    const options: Extract<Option, { is: 'say' }>[] = [];
    if (lootHere(game, stalker)) options.push({ is: 'say', say: 'loot' });
    if (artifactHere(game, stalker)) options.push({ is: 'say', say: 'artifact' });
    const { say } = yield* choose({
      kind: 'pickUp',
      who: stalker.id,
      clauses: ['A5'],
      about: { entity: stalker.id, space: spaceOf(stalker) },
      options,
    });
    if (say === 'loot') yield* resolveLoot(game, stalker);
    else yield* takeArtifact(game, stalker);
  },
};

const lootHere = (game: Game, stalker: StalkerState): boolean =>
  game.state.loot.some(({ space, tokens }) => space === stalker.space && tokens.length > 0);

/** One still under a standee cannot be picked up (T3): it is no token of its own yet. */
const artifactHere = (game: Game, stalker: StalkerState): boolean =>
  game.state.artifacts.some(({ space }) => space === stalker.space);
