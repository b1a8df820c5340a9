import type { CompanionCard, CompanionState, Game, StalkerState } from '@zonecrawl/engine/model';
import { closest, companionDies, mayUse, moveCompanion, spaceOf } from '@zonecrawl/engine/rules';

const WOUNDS_TO_DIE = 5;
const FOLLOWS_WITHIN = 2;

/** A breath of rest in the cell makes him faster. */
const pace = (game: Game): number => ((game.state.mission.counters['dalikRested'] ?? 0) > 0 ? 3 : 2);

const rangeTo = (game: Game, companion: CompanionState, stalker: StalkerState): number =>
  game.board.range('companion', spaceOf(companion), spaceOf(stalker));

const find = (game: Game): CompanionState | undefined =>
  game.state.companions.find(({ card, space }) => card === 'dalik' && space !== null);

/** The man from the cell: weak, watched by every gun in the camp, and quick to follow a friendly back. */
export const dalik: CompanionCard = {
  id: 'dalik',
  figure: 'human',
  targetable: true,
  actions: [
    {
      id: 'sendAhead',
      cost: 'standard',
      refusal(game, stalker) {
        const companion = find(game);
        if (!companion || stalker.space === null) return { reason: 'companionNotHere', clause: 'CO1' };
        return rangeTo(game, companion, stalker) <= 1 ? null : { reason: 'companionTooFar', clause: 'CO1' };
      },
      *perform(game) {
        const companion = find(game);
        if (!companion) return;
        const exits = game.board.spaces.filter(({ marks }) => marks.includes('exit'));
        const goal = yield* closest(
          game,
          companion,
          exits.map(({ id }) => ({ what: id, space: id })),
          'closestExit',
        );
        if (goal) yield* moveCompanion(game, companion, goal.space, pace(game));
      },
    },
  ],
  /** He follows a Stalker close by, if its player likes. */
  *afterTurn(game, companion, stalker) {
    if (stalker.space === null || companion.space === stalker.space) return;
    if (rangeTo(game, companion, stalker) > FOLLOWS_WITHIN) return;
    if (yield* mayUse(game, stalker, 'dalik', 'follow')) {
      yield* moveCompanion(game, companion, stalker.space, pace(game));
    }
  },
  /** The fifth wound kills him. */
  *endangered(game, companion) {
    const wounds = (companion.counters['wounds'] ?? 0) + 1;
    companion.counters['wounds'] = wounds;
    if (wounds >= WOUNDS_TO_DIE) yield* companionDies(game, companion);
  },
};
