/**
 * What is marked on the map: where one may go, what may be chosen, what is about to happen, and what the tools show.
 */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { ReachableSpace } from '@zonecrawl/engine/host';
import type { EntityId, Fact, StalkerId } from '@zonecrawl/engine/model';
import type { BoardHighlights, BoardSpot } from '../../board/index.ts';
import type { Game } from '../../game/store.ts';
import { notesOf, t } from '../../text/index.ts';
import { percent } from '../../words/numbers.ts';
import { modifierText } from '../../words/reasons.ts';
import type { Words } from '../../words/words.ts';
import { hintedPath, hintedSpaces, pinged, sketched } from '../state/marks.ts';
import type { Throwing } from '../state/throwing.ts';
import type { AttackOdds, Ui } from '../state/ui.ts';
import { isOnward } from '../state/walking.ts';
import { type OptionPlace, placeOfOption, spaceOfEntity, symbolsSetOff } from '../state/where.ts';
import { attentionKey, pieceKey, symbolKey } from './boardPieces.ts';
import { spaceKey } from './picture.ts';

interface Marks {
  destinations: Set<string>;
  targets: Set<string>;
  symbols: string[];
  notes: NonNullable<BoardHighlights['notes']>[number][];
}

const isTaken = ({ stalkers, enemies, companions }: Words['view'], space: SpaceId): boolean =>
  [...stalkers, ...enemies, ...companions].some((one) => one.space === space);

export function highlightsOf(game: Game, ui: Ui, words: Words): BoardHighlights {
  const aimed = ui.aiming.value;
  if (aimed !== null) return aimMarks(aimed, game.decision.value?.who, ui, words);
  const thrown = ui.throwing.value;
  if (thrown !== null) return throwMarks(thrown, game.decision.value?.who, words);
  const decision = game.asked.value;
  const marks: Marks = { destinations: new Set(), targets: new Set(), symbols: [], notes: [] };
  let path: readonly SpaceId[] | undefined;
  let selected: SpaceId | undefined;
  let symbol: OptionPlace['symbol'];
  if (decision !== null) {
    const options = decision.options.map((option) => placeOfOption(option, decision, words.view));
    markOptions(options, marks);
    const index = ui.picked.value ?? ui.hovered.value;
    const picked = index === null ? undefined : options[index];
    path = picked?.route;
    symbol = picked?.symbol;
    selected = symbol === undefined ? picked?.space : undefined;
    for (const { overlay, number } of symbolsSetOff(decision, words.view))
      marks.symbols.push(symbolKey(overlay, number));
    for (const { space } of ui.reach.value) marks.destinations.add(spaceKey(space));
  }
  const walk = ui.walk.value;
  const ahead = decision === null || (walk !== null && !isOnward(walk)) ? undefined : wayAhead(ui);
  if (ahead !== undefined) {
    path = [spaceOfEntity(words.view, ui.moving.value?.stalker), ...ahead.path].filter(isSpace);
    notesOfWay(ahead, marks);
  } else if (walk !== null) {
    path =
      walk.preview?.path ?? [spaceOfEntity(words.view, walk.action.stalker), ...walk.path].filter(isSpace);
    selected = walk.goal;
    notesOfWalk(walk.preview, marks);
  }
  if (path === undefined && hintedPath.value.length > 0) path = hintedPath.value;
  for (const { space, number } of hintedSpaces.value)
    marks.notes.push({ space: spaceKey(space), text: t('hint.mark', { number }), tone: 'good' });
  for (const { space, by } of pinged.value)
    marks.notes.push({ space: spaceKey(space), text: t('table.pinged', { by }), tone: 'good' });
  const [sketch] = sketched.value;
  if (path === undefined && sketch !== undefined) {
    path = sketch.path;
    const end = path.at(-1);
    if (end !== undefined)
      marks.notes.push({ space: spaceKey(end), text: t('table.sketched', { by: sketch.by }) });
  }
  // What is chosen already needs no pointing at, and shows what it would bring.
  const chosen = new Set([...(path ?? []), selected]);
  const owner = words.view.stalkers.find(({ id }) => id === ui.pointedAttention.value);
  for (const space of ui.pointedSpaces.value.filter((one) => !chosen.has(one)))
    marks.notes.push({
      space: spaceKey(space),
      text: t('lesson.here'),
      tone: 'good',
      ...(owner?.attention?.space === space
        ? { token: attentionKey(owner.id) }
        : { isInside: !isTaken(words.view, space) }),
    });
  const walker = [ui.moving.value?.stalker, walk?.action.stalker, decision?.who].find(
    (who) => who !== undefined && spaceOfEntity(words.view, who) === path?.[0],
  );
  const selection = ui.selection.value;
  const inspected = selection?.kind === 'space' ? selection.id : undefined;
  const marked = selection?.kind === 'entity' ? selection.id : ui.pointed.value;
  return {
    destinations: [...marks.destinations],
    targets: [...marks.targets],
    notes: marks.notes,
    ...(marks.symbols.length === 0 ? {} : { symbols: marks.symbols }),
    ...(symbol === undefined ? {} : { selectedSymbol: symbolKey(symbol.overlay, symbol.number) }),
    ...(path === undefined ? {} : { path: path.map(spaceKey) }),
    ...(walker === undefined ? {} : { walker: pieceKey(walker) }),
    ...(walk === null ? {} : { stops: walk.via.map((way) => way.length) }),
    ...(selected === undefined && inspected === undefined
      ? {}
      : { selected: spaceKey(selected ?? inspected ?? 0) }),
    ...(marked === null ? {} : { selectedPiece: pieceKey(marked) }),
    ...(ui.lookAt.value?.marked === true ? { marked: ui.lookAt.value.spaces.map(spaceKey) } : {}),
    ...toolMarks(ui),
    ...stageMarks(game, words),
  };
}

/** While an attack is chosen: the lines of fire with their Range, who sees the shooter, and nothing else. */
function aimMarks(
  aimed: readonly AttackOdds[],
  who: StalkerId | undefined,
  ui: Ui,
  { view }: Words,
): BoardHighlights {
  const from = spaceOfEntity(view, who);
  if (from === undefined || who === undefined) return {};
  const targets = aimed.flatMap((odds) => {
    const space = spaceOfEntity(view, odds.target);
    return space === undefined ? [] : [{ odds, space }];
  });
  const seers = seersOf(view, who);
  const pointed = ui.pointed.value;
  const shown = targets.filter(({ odds }) => pointed === null || odds.target === pointed);
  const shooter = spotOf(from, who);
  return {
    lit: [from, ...[...targets, ...seers].map(({ space }) => space)].map(spaceKey),
    targets: targets.map(({ odds }) => pieceKey(odds.target)),
    lines: [
      ...looks(seers, shooter),
      ...shown.map(({ odds, space }) => ({
        from: shooter,
        to: spotOf(space, odds.target),
        tone: 'good' as const,
      })),
    ],
    notes: shown.map(({ odds, space }) => ({
      ...spotOf(space, odds.target),
      text: notesOf([
        t(odds.accurate ? 'table.odds.accurate' : 'table.odds.range', { range: odds.range }),
        ...odds.modifiers.map((modifier) => modifierText(modifier)),
      ]),
      tone: 'good' as const,
    })),
    ...(pointed === null ? {} : { selectedPiece: pieceKey(pointed) }),
  };
}

interface Seer {
  readonly enemy: EntityId;
  readonly space: SpaceId;
}

/** Those that see a Stalker, and where they stand. */
const seersOf = (view: Words['view'], who: StalkerId): readonly Seer[] =>
  (view.figures[who]?.seenBy ?? []).flatMap((enemy) => {
    const space = spaceOfEntity(view, enemy);
    return space === undefined ? [] : [{ enemy, space }];
  });

const looks = (
  seers: readonly Seer[],
  at: ReturnType<typeof spotOf>,
): NonNullable<BoardHighlights['lines']> =>
  seers.map(({ enemy, space }) => ({ from: spotOf(space, enemy), to: at, tone: 'danger' }));

/** While something is about to be thrown: where it may go, whom it would hit, who sees the thrower, and nothing else. */
function throwMarks({ spaces, at }: Throwing, who: StalkerId | undefined, { view }: Words): BoardHighlights {
  const from = spaceOfEntity(view, who);
  if (from === undefined || who === undefined) return {};
  const aimed = spaces.find(({ space }) => space === at);
  const hit = (aimed === undefined ? spaces : [aimed]).flatMap(({ enemies }) => enemies);
  const seers = seersOf(view, who);
  const thrower = spotOf(from, who);
  const marks: BoardHighlights = {
    lit: [from, ...[...spaces, ...seers].map(({ space }) => space)].map(spaceKey),
    destinations: spaces.map(({ space }) => spaceKey(space)),
    targets: hit.map(({ target }) => pieceKey(target)),
    lines: looks(seers, thrower),
  };
  if (aimed === undefined) return marks;
  const modifiers = aimed.enemies.flatMap((odds) => odds.modifiers.map((one) => modifierText(one)));
  return {
    ...marks,
    selected: spaceKey(aimed.space),
    lines: [...looks(seers, thrower), { from: thrower, to: { space: spaceKey(aimed.space) }, tone: 'good' }],
    notes: [
      {
        space: spaceKey(aimed.space),
        text: notesOf([t('table.odds.range', { range: aimed.range }), ...new Set(modifiers)]),
        tone: aimed.friends.length > 0 ? 'danger' : 'good',
      },
    ],
  };
}

/** Where that figure stands on its space. */
const spotOf = (space: SpaceId, entity: EntityId): BoardSpot => ({
  space: spaceKey(space),
  piece: pieceKey(entity),
});

const isSpace = (space: SpaceId | undefined): space is SpaceId => space !== undefined;

/** The path to the hovered or focused space, before it is chosen. */
const wayAhead = (ui: Ui): ReachableSpace | undefined =>
  ui.reach.value.find(({ space }) => space === ui.over.value);

function notesOfWay({ space, seen, dose, risk }: ReachableSpace, marks: Marks): void {
  const notes = [
    ...(seen ? [t('table.preview.note.seen')] : []),
    ...(dose > 0 ? [t('table.preview.note.dose', { by: dose })] : []),
    ...(risk > 0 ? [percent(risk)] : []),
  ];
  if (notes.length > 0)
    marks.notes.push({
      space: spaceKey(space),
      text: notesOf(notes),
      tone: seen || risk > 0 ? 'danger' : 'plain',
    });
}

function markOptions(options: readonly OptionPlace[], marks: Marks): void {
  for (const { entity, space, route, symbol } of options) {
    // Not its space: what is chosen is the symbol, and there may be others beside it.
    if (symbol !== undefined) marks.symbols.push(symbolKey(symbol.overlay, symbol.number));
    else if (entity !== undefined) marks.targets.add(pieceKey(entity));
    else if (space !== undefined) marks.destinations.add(spaceKey(space));
    const last = route?.at(-1);
    if (last !== undefined) marks.destinations.add(spaceKey(last));
  }
}

function notesOfWalk(preview: NonNullable<Ui['walk']['value']>['preview'], marks: Marks): void {
  if (preview === null) return;
  const end = preview.path.at(-1);
  if (end === undefined) return;
  if (preview.crossing.chance > 0) {
    marks.notes.push({ space: spaceKey(end), text: percent(preview.crossing.chance), tone: 'danger' });
  }
  if (preview.attention !== null && preview.attentionChanges) {
    marks.notes.push({
      space: spaceKey(preview.attention.space),
      text: t(`table.preview.attentionNote.${preview.attention.level}`),
      tone: preview.attention.level === 'high' ? 'danger' : 'plain',
    });
  }
}

function toolMarks(ui: Ui): BoardHighlights {
  const marks: { -readonly [K in keyof BoardHighlights]: BoardHighlights[K] } = {};
  if (ui.tool.value === 'danger') {
    marks.danger = ui.around.value.watched
      .filter(({ seenBy }) => seenBy.length > 0)
      .map(({ space, seenBy }) => ({
        space: spaceKey(space),
        level: seenBy.length > 2 ? 3 : seenBy.length > 1 ? 2 : 1,
      }));
  }
  if (ui.tool.value === 'ruler') {
    marks.range = ui.sight.value
      .filter(({ range, seen }) => range !== null && (seen || range <= 3))
      .map(({ space, range }) => ({ space: spaceKey(space), distance: range ?? 0 }));
    marks.sight = ui.sight.value.filter(({ seen }) => seen).map(({ space }) => spaceKey(space));
  }
  const seen = ui.enemySight.value;
  if (seen.length > 0) marks.sight = seen.map(({ space }) => spaceKey(space));
  return marks;
}

/** While something is played back: who acts, on whom, and what it does to them. */
function stageMarks(game: Game, { view }: Words): BoardHighlights {
  const now = game.playback.now.value?.fact;
  if (now === undefined) return {};
  const standing = (entity: EntityId): BoardSpot | undefined => {
    const space = spaceOfEntity(view, entity);
    return space === undefined ? undefined : spotOf(space, entity);
  };
  const who =
    'enemy' in now ? now.enemy : 'entity' in now ? now.entity : 'stalker' in now ? now.stalker : undefined;
  const note = noteOf(now);
  const at =
    note === undefined
      ? undefined
      : note.space === undefined
        ? standing(note.entity)
        : spotOf(note.space, note.entity);
  return {
    ...(who === undefined ? {} : { selectedPiece: pieceKey(who) }),
    ...('target' in now && now.target !== null ? { targets: [pieceKey(now.target)] } : {}),
    ...(now.fact === 'enemyChoseGoal' ? { selected: spaceKey(now.goal) } : {}),
    ...(note === undefined || at === undefined
      ? {}
      : { notes: [{ ...at, text: note.text, tone: note.tone }] }),
    ...strikeOf(now, standing),
  };
}

interface StageNote {
  readonly entity: EntityId;
  /** Where it was, if it is not there any more. */
  readonly space?: SpaceId;
  readonly text: string;
  readonly tone: 'danger' | 'good' | 'plain';
}

function noteOf(fact: Fact): StageNote | undefined {
  switch (fact.fact) {
    case 'hpLost':
      return { entity: fact.entity, text: t('table.stage.hp', { by: -fact.amount }), tone: 'danger' };
    case 'healed':
      return { entity: fact.stalker, text: t('table.stage.hp', { by: fact.amount }), tone: 'good' };
    case 'dosageRaised':
      return { entity: fact.stalker, text: t('table.stage.dosage', { by: fact.by }), tone: 'danger' };
    case 'statusGained':
      return {
        entity: fact.entity,
        text: t(`term.${fact.status}.name`),
        tone: fact.status === 'focus' ? 'good' : 'danger',
      };
    case 'died':
      return { entity: fact.entity, space: fact.space, text: t('table.dead'), tone: 'danger' };
    case 'enemyStayed':
    case 'enemyHeldFire':
      return { entity: fact.enemy, text: t(`table.stage.${fact.fact}`), tone: 'plain' };
    default:
      return undefined;
  }
}

function strikeOf(fact: Fact, standing: (entity: EntityId) => BoardSpot | undefined): BoardHighlights {
  if (fact.fact !== 'enemyAttacked' && fact.fact !== 'stalkerAttacked' && fact.fact !== 'spaceAttacked')
    return {};
  const from = standing(fact.fact === 'enemyAttacked' ? fact.enemy : fact.stalker);
  const to = fact.fact === 'spaceAttacked' ? { space: spaceKey(fact.space) } : standing(fact.target);
  if (from === undefined || to === undefined) return {};
  return { strike: { from, to, tone: fact.fact === 'enemyAttacked' ? 'danger' : 'good' } };
}
