/** Stalkers, Enemies and Companions of a position. */
import type { Deck } from '../model/box.ts';
import { companionId, enemyId, stalkerId } from '../model/ids.ts';
import type { OwnedCard, StalkerState } from '../model/state.ts';
import type { Builder } from './builder.ts';
import type { Position } from './schema.ts';
import { definedOnly } from './supply.ts';

const FACINGS = { north: 0, east: 1, south: 2, west: 3 } as const;

export function placeStalkers(builder: Builder, position: Position): void {
  const { game } = builder;
  position.stalkers.forEach((draft, index) => {
    const where = `stalkers.${index}`;
    const card = builder.card(game.box.stalkers, draft.card, `${where}.card`);
    const own = (written: string | { card: string; ammo?: number | undefined }, from: string): OwnedCard => {
      const { card: id, ammo } = typeof written === 'string' ? { card: written, ammo: undefined } : written;
      const capacity = game.box.weapons[id]?.capacity ?? 0;
      if (ammo !== undefined && ammo > capacity) builder.say(from, 'position.ammo', { card: id, capacity });
      return builder.own(id, ammo ?? capacity);
    };
    const check = (deck: Deck<unknown>, ids: readonly (string | undefined)[], from: string): void => {
      for (const id of ids) if (id !== undefined) builder.card(deck, id, `${where}.${from}`);
    };
    const idOf = (written: string | { card: string } | undefined): string | undefined =>
      typeof written === 'object' ? written.card : written;
    check(game.box.weapons, [idOf(draft.weapon)], 'weapon');
    check(game.box.armors, [idOf(draft.armor)], 'armor');
    check(game.box.attachments, [...(draft.weaponAttachments ?? []), draft.armorAttachment], 'attachments');
    check(game.box.artifacts, draft.artifacts ?? [], 'artifacts');
    const token = (n: 0 | 1): StalkerState['turns'][0] => ({
      slid: draft.turns?.[n].slid ?? doneWith(position, index, n),
      markers: draft.turns?.[n].markers ?? 0,
      injured: draft.turns?.[n].injured ?? false,
      used: draft.turns?.[n].used ?? false,
    });
    const attentionSpace = draft.attention
      ? builder.space(draft.attention.at, `${where}.attention.at`)
      : null;
    builder.names[`S${index + 1}`] = index;
    game.state.stalkers.push({
      id: stalkerId(index),
      card: draft.card,
      space: draft.at === null ? null : builder.space(draft.at, `${where}.at`),
      covers: [],
      hp: draft.hp ?? card?.hp ?? 1,
      dosage: draft.dosage ?? 0,
      focus: draft.focus ?? false,
      pinDown: draft.pinDown ?? false,
      exposed: draft.exposed ?? false,
      attention:
        draft.attention && attentionSpace !== null
          ? { level: draft.attention.level, space: attentionSpace }
          : null,
      turns: [token(0), token(1)],
      weapon: draft.weapon ? own(draft.weapon, `${where}.weapon`) : null,
      weaponAttachments: (draft.weaponAttachments ?? []).map((id) => own(id, where)),
      armor: draft.armor ? own(draft.armor, `${where}.armor`) : null,
      armorAttachment: draft.armorAttachment ? own(draft.armorAttachment, where) : null,
      artifacts: (draft.artifacts ?? []).map((id) => own(id, where)),
      backpack: (draft.backpack ?? []).map((card_) => own(card_, `${where}.backpack`)),
      bolts: draft.bolts ?? 0,
      magazines: { pistol: 0, rifle: 0, shotgun: 0, ...definedOnly(draft.magazines) },
      findings: draft.findings ?? [],
      dead: false,
    });
  });
}

/** Standard Actions already done in the Turn under way have slid its token. */
function doneWith({ at, turn }: Position, stalker: number, token: 0 | 1): number {
  return at === 'turn' && turn?.stalker === stalker && turn.token === token ? turn.done : 0;
}

/** Enemy kinds named, and those that only stand on the map: unmarked, nobody in the pool. */
export function placeKinds(builder: Builder, position: Position): void {
  const { state, box } = builder.game;
  const ids = new Set([...Object.keys(position.kinds ?? {}), ...(position.enemies ?? []).map((e) => e.card)]);
  for (const card of ids) {
    builder.card(box.enemies, card, `kinds.${card}`);
    const kind = position.kinds?.[card];
    const colours = kind?.colours ?? [];
    // E2: what bears no colour is unmarked.
    const team = kind?.team ?? (colours.length > 0 ? 1 : 3);
    state.kinds.push({ card, colours, team, pool: kind?.pool ?? 0 });
  }
}

export function placeEnemies(builder: Builder, position: Position): void {
  const { state, box } = builder.game;
  (position.enemies ?? []).forEach((draft, index) => {
    const where = `enemies.${index}`;
    const card = builder.card(box.enemies, draft.card, `${where}.card`);
    const id = state.nextEntity++;
    const called = draft.name ?? `E${index + 1}`;
    if (called in builder.names) builder.say(`${where}.name`, 'position.calledAlready', { name: called });
    builder.names[called] = id;
    state.enemies.push({
      id: enemyId(id),
      card: draft.card,
      space: builder.space(draft.at, `${where}.at`),
      covers: [],
      facing: FACINGS[draft.facing],
      hp: draft.hp ?? card?.hp ?? 1,
      pinDown: draft.pinDown ?? false,
      exposed: draft.exposed ?? false,
    });
  });
}

export function placeCompanions(builder: Builder, position: Position): void {
  const { state, box } = builder.game;
  (position.companions ?? []).forEach((draft, index) => {
    builder.card(box.companions, draft.card, `companions.${index}.card`);
    const id = state.nextEntity++;
    builder.names[`C${index + 1}`] = id;
    state.companions.push({
      id: companionId(id),
      card: draft.card,
      space: builder.space(draft.at, `companions.${index}.at`),
      covers: [],
      counters: { ...draft.counters },
    });
  });
}
