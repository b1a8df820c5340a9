/** Games played by chance through the port, for tests: whoever listens sees every update. */
import { box } from '@zonecrawl/content';
import { createHost, type Update } from '@zonecrawl/engine/host';
import type { Answer, Decision } from '@zonecrawl/engine/model';

/** The same numbers every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}

function anyAnswer({ options, pick }: Decision, random: () => number): Answer {
  if (pick === undefined) return Math.floor(random() * options.length);
  const count = pick.min + Math.floor(random() * (pick.max - pick.min + 1));
  return options.map((_, index) => index).slice(0, count);
}

export interface Beginning {
  readonly mission: string;
  readonly stalkers: number;
  readonly seed: number;
  readonly inputs: number;
}

export async function playByChance(
  { mission, stalkers, seed, inputs }: Beginning,
  listen: (update: Update) => void,
): Promise<void> {
  const host = createHost(box);
  const random = chance(seed);
  let latest: Update | undefined;
  host.subscribe((update) => {
    latest = update;
    listen(update);
  });
  const weapons = Object.keys(box.weapons);
  const armors = Object.keys(box.armors);
  const items = Object.keys(box.items);
  const team = Object.keys(box.stalkers)
    .slice(0, stalkers)
    .map((stalker, seat) => ({
      stalker,
      weapon: weapons[(seed + seat * 3) % weapons.length] ?? '',
      armor: armors[(seed + seat) % armors.length] ?? '',
      backpack: items.slice(seat * 2, seat * 2 + 3),
      magazines: { pistol: 1, rifle: 1, shotgun: 1 },
    }));
  const begun = await host.own({
    ask: 'begin',
    game: 'chance',
    setup: { mission, stalkers: team, seed: `chance ${seed}` },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  for (let input = 0; input < inputs; input++) {
    const decision = latest?.decision ?? null;
    if (decision === null || latest === undefined) return;
    await host.request({ ask: 'answer', number: latest.number, answer: anyAnswer(decision, random) });
  }
}
