/** An attack as it is typed: whom, where, and which of the possible attacks is the best there. */
import type { Decision, EnemyId, StalkerId } from '@zonecrawl/engine/model';
import type { Game } from '../../game/store.ts';
import { t } from '../../text/index.ts';
import { entityIn, entityName } from '../../words/names.ts';
import { refusalText } from '../../words/reasons.ts';
import type { Words } from '../../words/words.ts';
import { type AimedOdds, oddsAgainst } from '../state/ui.ts';
import { tokensOf } from './grammar.ts';
import { figuresCalled } from './places.ts';
import { oddsTexts } from './previews.ts';

type Part = AimedOdds['odds']['parts'][number]['part'];

export type Aimed =
  | { readonly error: string }
  | {
      readonly attack: AimedOdds;
      readonly option: number;
      readonly target: EnemyId;
      readonly part: Part;
      readonly text: string;
    };

export async function aimAt(rest: string, decision: Decision, game: Game, words: Words): Promise<Aimed> {
  const { part, name } = partIn(rest);
  const target = targetCalled(name, decision.who, words);
  if ('error' in target) return target;
  const attacks = await oddsAgainst(game, decision, target.id);
  const possible = attacks.filter(({ odds }) => odds.refusal === null && odds.parts.length > 0);
  if (possible.length === 0) {
    const refusal = attacks[0]?.odds.refusal ?? null;
    if (refusal === null) return { error: t('command.error.noAttack') };
    const reason = refusalText(refusal);
    return { error: t('command.error.cannotShoot', { target: entityIn(words.cast, target.id), reason }) };
  }
  const best = bestFor(possible, part);
  if (best === undefined) return { error: t('command.error.noAttack') };
  const texts = oddsTexts({ ...best.action, card: best.card, odds: best.odds }, words);
  const parts = best.odds.parts;
  const wanted = part ?? (parts.length === 1 ? parts[0]?.part : undefined);
  if (wanted === undefined) return { error: t('command.error.whichPart', { odds: texts.join(' ') }) };
  const text = texts[parts.findIndex((one) => one.part === wanted)] ?? '';
  if (best.option === null) return { error: t('command.error.noAttack') };
  return { attack: best, option: best.option, target: target.id, part: wanted, text };
}

/** The Body Part a line ends with. */
function partIn(rest: string): { readonly part: Part | undefined; readonly name: string } {
  const tokens = [...tokensOf(rest)];
  const last = tokens.at(-1) ?? '';
  const part = (['head', 'torso'] as const).find(
    (one) => last !== '' && t(`term.${one}.name`).toLowerCase().startsWith(last),
  );
  return { part, name: (part === undefined ? tokens : tokens.slice(0, -1)).join(' ') };
}

/** Of several that are called so, or where none is named, the one in sight is meant. */
function targetCalled(
  name: string,
  who: StalkerId,
  { view, cast, board }: Words,
): { readonly id: EnemyId } | { readonly error: string } {
  const enemies = view.enemies.filter(({ space }) => space !== null);
  const called = new Set(
    name === '' ? enemies.map(({ id }) => id) : figuresCalled(name, { view, cast, board }),
  );
  const found = enemies.filter(({ id }) => called.has(id));
  const inSight = found.filter(({ id }) => view.figures[who]?.inSight.includes(id));
  const [meant] = found.length === 1 ? found : inSight;
  if (meant !== undefined && (found.length === 1 || inSight.length === 1)) return { id: meant.id };
  const among = inSight.length > 0 ? inSight : found.length > 0 ? found : enemies;
  const figures = among.map(({ id }) => entityName(cast, id));
  return {
    error:
      name === ''
        ? t('command.error.whichTarget', { figures })
        : t(found.length === 0 ? 'command.error.noFigure' : 'command.error.whichFigure', { name, figures }),
  };
}

/** The most likely to kill, then the one that takes most HP. */
function bestFor(attacks: readonly AimedOdds[], part: Part | undefined): AimedOdds | undefined {
  const worth = ({ odds }: AimedOdds): number =>
    Math.max(
      -1,
      ...odds.parts
        .filter((one) => part === undefined || one.part === part)
        .map(({ plain }) => plain.kill * 100 + plain.expectedHpLost),
    );
  return attacks.filter((one) => worth(one) >= 0).toSorted((a, b) => worth(b) - worth(a))[0];
}
