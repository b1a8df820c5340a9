/** pokemon-showdown (@pkmn/sim): gen 9 random battles, both sides choosing at random. Teams are made beforehand. */
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, type Side, Teams, toID } from '@pkmn/sim';
import { type Contestant, playFor, seededRandom } from './round.ts';

Teams.setGeneratorFactory(TeamGenerators);

const FORMAT = 'gen9randombattle';
const random = seededRandom(1);
let battles = 0;

/** Generating teams is not part of a battle: so many pairs are made beforehand and reused. */
const TEAMS = 40;
const teams = Array.from({ length: TEAMS }, (_, index) =>
  Teams.generate(FORMAT, { seed: `${index + 1},1,1,1` }),
);

const pick = (choices: readonly string[]): string => choices[random(choices.length)] ?? 'default';

/** Slots of team members who can still fight. */
const bench = (side: Side): string[] =>
  side.pokemon.flatMap((pokemon, index) => (index > 0 && !pokemon.fainted ? [`switch ${index + 1}`] : []));

type Request = NonNullable<Side['activeRequest']>;

function choiceOf(side: Side, request: Request): string {
  if ('forceSwitch' in request && request.forceSwitch) return pick(bench(side));
  if (!('active' in request) || !request.active) return 'default';
  const [active] = request.active;
  const moves = (active?.moves ?? []).flatMap((move, index) => (move.disabled ? [] : [`move ${index + 1}`]));
  return pick(active && 'trapped' in active && active.trapped ? moves : [...moves, ...bench(side)]);
}

function newBattle(number: number): Battle {
  const battle = new Battle({ formatid: toID(FORMAT), seed: `${number + 1},2,3,4` });
  for (const [index, id] of (['p1', 'p2'] as const).entries()) {
    const team = teams[(number * 2 + index) % TEAMS];
    if (team) battle.setPlayer(id, { name: id, team });
  }
  return battle;
}

export const contestant: Contestant = (milliseconds) =>
  playFor(milliseconds, () => {
    const battle = newBattle(battles++);
    let decisions = 0;
    while (!battle.ended) {
      for (const side of battle.sides) {
        const request = side.activeRequest;
        if (!request || ('wait' in request && request.wait) || side.isChoiceDone()) continue;
        if (!battle.choose(side.id, choiceOf(side, request))) battle.choose(side.id, 'default');
        decisions++;
      }
    }
    return decisions;
  });
