/** T3, T4, W4: Loot and Artifact tokens. */

import { RuleError } from '../../base/errors.ts';
import type { SpaceId } from '../../board/types.ts';
import type { EquipmentDeck } from '../../model/box.ts';
import type { Option } from '../../model/decision.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { ArtifactToken, LootStack, Magazine, StalkerState } from '../../model/state.ts';
import type { LootGift, LootTokenFace } from '../../model/zone.ts';
import { takeFrom } from '../basics/decks.ts';
import { spaceOf } from '../basics/entities.ts';
import { gainCard } from '../gear/backpack.ts';
import { gainCoupons } from '../gear/coupons.ts';
import { drawEquipment } from '../gear/equipment.ts';
import { gainBolts, gainMagazines } from '../gear/pockets.ts';
import { gainStatus } from '../stalker/statuses.ts';
import { overlayOf } from './symbols.ts';

const MAGAZINES: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];

const stackOn = (game: Game, space: SpaceId): LootStack | undefined =>
  game.state.loot.find((stack) => stack.space === space);

/** W4, T4: a random face-down Loot token on top of the stack. */
export function dropLoot(game: Game, space: SpaceId): void {
  const { loot } = game.state;
  const token = takeFrom(game, 'loot', 'loot');
  if (token === undefined) {
    tell(game, { fact: 'componentRanOut', component: 'loot', clauses: ['G2'] });
    return;
  }
  const stack = stackOn(game, space);
  if (stack) stack.tokens.push({ token, up: false });
  else loot.push({ space, tokens: [{ token, up: false }] });
  tell(game, { fact: 'lootDropped', space, clauses: ['W4', 'T4'] });
}

/** T4: turn up the top Loot token and gain what it shows; it is gone for the rest of the Mission. */
export function* resolveLoot(game: Game, stalker: StalkerState, space = spaceOf(stalker)): Rule {
  const stack = stackOn(game, space);
  const top = stack?.tokens.pop();
  if (!stack || !top) return;
  const { loot } = game.state;
  if (stack.tokens.length === 0) loot.splice(loot.indexOf(stack), 1);
  tell(game, { fact: 'lootTurnedUp', stalker: stalker.id, space, token: top.token, clauses: ['T4'] });
  for (const gift of faceOf(game, top.token).gifts) yield* gain(game, stalker, gift);
}

function faceOf(game: Game, token: string): LootTokenFace {
  const printed = game.box.loot[token];
  if (!printed) throw new RuleError(`no Loot token ${token}`);
  return printed;
}

function* gain(game: Game, stalker: StalkerState, gift: LootGift): Rule {
  const { box } = game;
  switch (gift.gift) {
    case 'nothing':
      return;
    case 'bolts':
      return gainBolts(game, stalker, gift.count);
    case 'focus':
      return gainStatus(game, stalker, 'focus', ['T4']);
    case 'coupons':
      return gainCoupons(game, gift.coupons);
    case 'magazine':
      return gainMagazines(game, stalker, gift.magazine, gift.count);
    case 'magazineOfChoice':
      return yield* gainMagazineOfChoice(game, stalker);
    case 'item': {
      const { type } = gift;
      return yield* gainFrom(game, stalker, 'items', (card) =>
        type === undefined ? true : (box.items[card]?.types.some((each) => each === type) ?? false),
      );
    }
    case 'artifact':
      return yield* gainFrom(game, stalker, 'artifacts', () => true);
    case 'weapon':
    case 'armor':
    case 'attachment': {
      const deck = `${gift.gift}s` as const;
      const { tier } = gift;
      return yield* gainFrom(
        game,
        stalker,
        deck,
        (card) => tier === undefined || box[deck][card]?.tier === tier,
      );
    }
  }
}

/** EQ5; G2: from an empty deck, or with nothing in it that fits, nothing. */
function* gainFrom(
  game: Game,
  stalker: StalkerState,
  deck: EquipmentDeck,
  fits: (card: CardId) => boolean,
): Rule {
  const card = drawEquipment(game, deck, fits);
  if (card !== null) yield* gainCard(game, stalker, card);
  else tell(game, { fact: 'componentRanOut', component: deck, clauses: ['G2'] });
}

function* gainMagazineOfChoice(game: Game, stalker: StalkerState): Rule {
  const left = MAGAZINES.filter((magazine) => game.state.supply.magazines[magazine] > 0);
  if (left.length === 0) return;
  const { magazine } = yield* choose({
    kind: 'magazine',
    who: stalker.id,
    clauses: ['T4'],
    about: { entity: stalker.id },
    options: left.map((each) => ({ is: 'magazine', magazine: each }) as const),
  });
  gainMagazines(game, stalker, magazine, 1);
}

/** T3: pick up an Artifact token on this space: a card of that Anomaly's type, else any. */
export function* takeArtifact(game: Game, stalker: StalkerState): Rule {
  const { artifacts, supply } = game.state;
  const space = spaceOf(stalker);
  const token = yield* chooseArtifact(game, stalker);
  if (!token) return;
  artifacts.splice(artifacts.indexOf(token), 1);
  supply.artifacts++;
  tell(game, { fact: 'artifactTaken', stalker: stalker.id, space, clauses: ['T3'] });
  const type = anomalyTypeOf(game, token);
  const ofType = (card: CardId): boolean => game.box.artifacts[card]?.type === type;
  const card =
    (type && drawEquipment(game, 'artifacts', ofType)) ?? drawEquipment(game, 'artifacts', () => true);
  if (card !== null) yield* gainCard(game, stalker, card);
  else tell(game, { fact: 'componentRanOut', component: 'artifacts', clauses: ['G2'] });
}

/** Of several on one space the player picks, if they come from Anomalies of different types. */
function* chooseArtifact(game: Game, stalker: StalkerState): Rule<ArtifactToken | undefined> {
  const space = spaceOf(stalker);
  const here = game.state.artifacts.filter((each) => each.space === space);
  const types = here.map((token) => anomalyTypeOf(game, token));
  const kinds = here.filter((_, index) => types.indexOf(types[index]) === index);
  if (kinds.length < 2) return here[0];
  const options = kinds.map(
    ({ on }): Option => (on === null ? { is: 'space', space } : { is: 'symbol', ...on, space }),
  );
  const answer = yield* choose({
    kind: 'pickUp',
    who: stalker.id,
    clauses: ['T3', 'A5'],
    about: { entity: stalker.id, space },
    options,
  });
  return kinds[options.indexOf(answer)];
}

/** The type of the Anomaly whose symbol it lies on; undefined where the overlay holds none any more (AN11). */
function anomalyTypeOf(game: Game, { on }: ArtifactToken): string | undefined {
  const anomaly = on === null ? null : (overlayOf(game, on.overlay)?.anomaly ?? null);
  return anomaly === null ? undefined : game.box.anomalies[anomaly.card]?.type;
}
