/** Decisions with one sensible answer, which a player is not asked for. */
import type {
  Abilities,
  ActionRef,
  Answer,
  AttackLine,
  CardId,
  Decision,
  MaskEffect,
  Modifier,
  StalkerId,
  ToHit,
} from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { box } from './cards.ts';

/** What any player would answer; null: there is a choice. `acting`: the Action in which it is asked. */
export function sureAnswer(decision: Decision, view: View, acting: ActionRef | null): Answer | null {
  switch (decision.kind) {
    case 'reroll':
      return isBest(decision, view, acting) ? keeping(decision) : null;
    case 'criticalInjury':
      return areTokensAlike(decision, view) ? 0 : null;
    default:
      return null;
  }
}

/** Whether no other roll could bring more. */
function isBest({ about, who }: Decision, view: View, acting: ActionRef | null): boolean {
  const { cause, action, incoming = [], modifiers = [], amount = 0 } = about;
  // AN3: of an Anomaly nobody wants more than that it stays quiet.
  if (cause === 'anomaly') return action !== 'anomalyActivates';
  const total = sumOf(modifiers) + amount;
  // EK5: nothing else comes of a Defense than that damage is stopped, and what is added later makes it only better.
  if (cause === 'defense') return total >= (about.damage ?? sumOf(incoming));
  const target = view.enemies.find(({ id }) => id === about.target);
  if (cause !== 'attack' || target === undefined || acting === null) return false;
  const body = box.value?.enemies[target.card]?.body;
  const rows = (about.part === 'head' ? body?.head : undefined) ?? body?.torso ?? [];
  const top = rows.reduce<ToHit | undefined>(
    (best, row) => (best && best.at > row.at ? best : row),
    undefined,
  );
  if (top === undefined || total < top.at) return false;
  // AK9: what is more than one of them needs could be another's.
  if (SPREADS.some((type) => type === lineOf(view, who, acting)?.type)) return false;
  const isDead = top.effects.filter((effect) => effect === 'loseHp').length >= target.hp;
  const sold = masksSold(view, who);
  // AK7: the dead are no target for what masks buy.
  return isDead ? sold.every(({ wholeAttack }) => wholeAttack !== true) : sold.length === 0;
}

const SPREADS: readonly AttackLine['type'][] = ['burst', 'fullAuto'];

const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);

function lineOf({ stalkers }: View, who: StalkerId, { action }: ActionRef): AttackLine | undefined {
  const weapon = stalkers.find(({ id }) => id === who)?.weapon?.card;
  const attacks = weapon === undefined ? [] : box.value?.weapons[weapon]?.attacks;
  return attacks?.find(({ id }) => action === `attack:${id}`);
}

/** All that masks might buy with the cards of this Stalker, in play or not. */
function masksSold({ stalkers }: View, who: StalkerId): readonly MaskEffect[] {
  const stalker = stalkers.find(({ id }) => id === who);
  const there = box.value;
  if (stalker === undefined || there === null) return [];
  const { weapon, armor, weaponAttachments, armorAttachment, artifacts, backpack } = stalker;
  const owned = [weapon, armor, ...weaponAttachments, armorAttachment, ...artifacts, ...backpack];
  const cards = [stalker.card, ...owned.flatMap((one) => (one === null ? [] : [one.card]))];
  const decks: readonly Readonly<Record<CardId, { readonly abilities?: Abilities }>>[] = [
    there.stalkers,
    there.weapons,
    there.armors,
    there.attachments,
    there.artifacts,
    there.items,
  ];
  return cards.flatMap((card) => decks.flatMap((deck) => deck[card]?.abilities?.maskEffects ?? []));
}

/** The answer that keeps dice as they lie. */
function keeping({ pick, options }: Decision): Answer | null {
  if (pick !== undefined) return pick.min === 0 ? [] : null;
  const keep = options.findIndex((option) => option.is === 'say' && option.say === 'keep');
  return keep < 0 ? null : keep;
}

/** Whether the Turn tokens of a decision lie alike, so that it does not matter which of them it is. */
export function areTokensAlike({ about, who, options }: Decision, { stalkers, figures }: View): boolean {
  const owner = about.entity ?? who;
  const turns = stalkers.find(({ id }) => id === owner)?.turns;
  const standards = figures.find(({ stalker }) => stalker === owner)?.standards;
  if (turns === undefined || standards === undefined) return false;
  const tokens = options.flatMap((option) => (option.is === 'turn' ? [option.token] : []));
  const lies = tokens.map((token) => JSON.stringify([turns[token], standards[token]]));
  return lies.every((each) => each === lies[0]);
}
