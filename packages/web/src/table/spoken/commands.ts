/** Does what is typed: looks things up, previews what would change something, and does that on Enter. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { ActionRef, Decision } from '@zonecrawl/engine/model';
import { awaitQuestion } from '../../game/awaitQuestion.ts';
import type { Game } from '../../game/store.ts';
import { t, textOf } from '../../text/index.ts';
import { actionGroup } from '../../words/actions.ts';
import { figuresOnMap, figureText } from '../../words/figures.ts';
import { cardIn, cardWords, entityIn, entityName } from '../../words/names.ts';
import { aimText } from '../../words/pins.ts';
import { spaceName } from '../../words/spaces.ts';
import { plainText } from '../../words/terms.ts';
import type { Words } from '../../words/words.ts';
import { type Around, describeSpace } from '../map/describe.ts';
import { shot } from '../state/shot.ts';
import type { Ui } from '../state/ui.ts';
import { walkOf, walkOptions } from '../state/walking.ts';
import { spaceOfEntity } from '../state/where.ts';
import { aimAt } from './attacks.ts';
import {
  type Command,
  type CommandId,
  calledSo,
  commandIds,
  commandOf,
  commandsLike,
  wordsOfCommand,
} from './grammar.ts';
import { figuresCalled, isDirection, spaceCalled, spacesMeant } from './places.ts';
import { dangerText, exitsSentence, measureText } from './previews.ts';
import { numbered, optionName } from './questions.ts';

export interface Commands {
  /** An empty line does what was said last, or what is asked for. */
  run(line: string): Promise<void>;
}

/** What of the table a typed line can reach. */
export interface CommandTools {
  readonly game: Game;
  readonly ui: Pick<Ui, 'chosen' | 'reach' | 'walk' | 'around' | 'pointed' | 'voice'>;
}

/** What to say, and what an empty line does then. */
interface Outcome {
  readonly say?: readonly string[];
  readonly confirm?: () => Promise<void>;
}

interface Setting extends CommandTools {
  readonly words: Words;
  readonly decision: Decision | null;
  /** The Actions that can be chosen from, also where the first of them begins the Turn. */
  readonly actions: Decision | null;
  /** Where whoever is asked stands; null: not on the map. */
  readonly here: SpaceId | null;
}

/** These only tell or show something; all others are about what is asked. */
const TELLING: ReadonlySet<CommandId> = new Set([
  'where',
  'look',
  'sees',
  'exits',
  'figures',
  'danger',
  'measure',
  'event',
  'next',
  'repeat',
  'skip',
  'help',
]);

const isTelling = (line: string): boolean => {
  const command = commandOf(line);
  return command !== null && TELLING.has(command.id);
};

/** Who sees a space one stands on is told of whoever stands there. */
const NOTHING_AROUND: Around = { reach: [], watched: [] };

const saying = (...sentences: readonly string[]): Outcome => ({ say: sentences });

export function createCommands(tools: CommandTools): Commands {
  const { game, ui } = tools;
  let waiting: { readonly decision: Decision | null; readonly confirm: () => Promise<void> } | null = null;
  /** One after the other: whoever types ahead means what comes of the line before. */
  let running = Promise.resolve();
  const perform = async (line: string): Promise<void> => {
    // What comes after it was not asked yet: nobody meant to answer that.
    if (line.trim() === '' && game.playback.playing.value) return game.playback.skip();
    if (!isTelling(line)) await awaitQuestion(game);
    const shown = game.shown.value;
    if (shown === null) return;
    const decision = game.decision.value;
    const words: Words = { cast: game.cast.value, view: shown.view, board: shown.board };
    const who = decision?.who ?? ui.chosen.value;
    const here = spaceOfEntity(shown.view, who) ?? null;
    const choosing = game.choosing.value;
    const actions = choosing?.kind === 'action' ? choosing : null;
    const setting: Setting = { ...tools, words, decision, actions, here };
    if (line.trim() === '') {
      const confirm = waiting?.decision === decision ? waiting?.confirm : undefined;
      waiting = null;
      if (confirm !== undefined) await confirm();
      else ui.voice.say(...(await confirmNow(setting)));
      return;
    }
    const { say = [], confirm } = await carryOut(line, setting);
    waiting = confirm === undefined ? null : { decision, confirm };
    ui.voice.say(...say);
  };
  return {
    run(line) {
      running = running.then(() => perform(line));
      return running;
    },
  };
}

/** A command in full, then an option, then a command by its beginning with more behind it, then a place to go to. */
async function carryOut(line: string, setting: Setting): Promise<Outcome> {
  const { decision, actions, words, here } = setting;
  const command = commandOf(line);
  if (command !== null) return does(command, setting);
  // North is a way to go wherever one may go, and not the nuts among the Bolts.
  const mayWalk = decision !== null && movementFor(decision, 'go', setting) !== null;
  if (mayWalk && isDirection(line)) return go(line, 'go', setting);
  const chosen = decision === null ? [] : optionsCalled(line, decision, words);
  const [option] = chosen;
  if (option !== undefined && chosen.length === 1 && decision !== null)
    return choose(option, decision, setting);
  // The first Action of a Turn begins it.
  const begun = chosen.length > 0 || actions === null ? [] : optionsCalled(line, actions, words);
  const [action] = begun;
  if (action !== undefined && begun.length === 1 && actions !== null) return choose(action, actions, setting);
  const like = commandsLike(line);
  const [first] = like;
  const isShort = chosen.length === 0 && first !== undefined && like.length === 1;
  // With something behind it the beginning of a command is one: "sh t" is no tool shed.
  if (isShort && first.rest !== '') return does(first, setting);
  const meant = spacesMeant(line, here, words);
  if (chosen.length === 0 && meant.length > 0) return go(line, 'go', setting);
  if (isShort) return does(first, setting);
  const names = [
    ...chosen.map((index) => nameOfOption(index, decision, words)),
    ...like.map(({ id }) => wordsOfCommand(id)[0] ?? id),
  ];
  return saying(
    names.length > 0
      ? t('command.error.several', { line, options: names })
      : t('command.error.unknown', { line }),
  );
}

function optionsCalled(line: string, decision: Decision, words: Words): readonly number[] {
  const number = /^\d+$/.test(line.trim()) ? Number(line) - 1 : -1;
  if (decision.options[number] !== undefined) return [number];
  const indices = decision.options.map((_, index) => index);
  return calledSo(indices, line, (index) => nameOfOption(index, decision, words));
}

function nameOfOption(index: number, decision: Decision | null, words: Words): string {
  const option = decision?.options[index];
  return option === undefined || decision === null ? '' : optionName(option, decision, words);
}

/** A movement needs a space and an attack a target; all else is done at once. */
async function choose(index: number, decision: Decision, setting: Setting): Promise<Outcome> {
  const { game } = setting;
  const option = decision.options[index];
  if (option?.is === 'action' && decision.kind === 'action') {
    const walks = walkOptions(decision).some(
      ({ action }) => option.card === null && action === option.action,
    );
    if (walks) return saying(t('command.error.whichSpace', { example: exampleOf('go', setting) }));
    if (actionGroup(option.action, option.card) === 'shoot') return shoot('', setting);
  }
  if (decision.pick !== undefined) return again(String(index + 1), decision, game);
  await (decision === setting.actions ? game.choose(index) : game.answer(index));
  return {};
}

function exampleOf(id: 'go', { ui, words }: Setting): string {
  const [first] = ui.reach.value;
  const space = first === undefined ? '' : spaceName(words.board, first.space);
  return `${wordsOfCommand(id)[0] ?? id} ${space}`;
}

async function does({ id, rest }: Command, setting: Setting): Promise<Outcome> {
  const { game, ui, words, decision, here } = setting;
  const { view, board } = words;
  const who = decision?.who ?? ui.chosen.value;
  switch (id) {
    case 'go':
    case 'sneak':
      return go(rest, id, setting);
    case 'where':
      if (rest === '' && here !== null)
        return saying(figureText(who, words), describeSpace(words, here, NOTHING_AROUND));
      return saying(lookAt(rest, id, setting));
    case 'look':
      return saying(lookAt(rest, id, setting));
    case 'sees':
      return saying(seersText(rest, setting));
    case 'exits': {
      const [space = here] = rest === '' ? [here] : spacesMeant(rest, here, words);
      return saying(
        space === null
          ? t('command.error.offMap', { entity: entityIn(words.cast, who) })
          : rest !== '' && spacesMeant(rest, here, words).length === 0
            ? t('command.error.noSpace', { name: rest })
            : exitsSentence(space, words, ui.around.value.watched),
      );
    }
    case 'shoot':
      return shoot(rest, setting);
    case 'figures':
      return saying(...figuresOnMap(view).map((one) => figureText(one, words)));
    case 'options':
      return saying(
        decision === null
          ? t('command.error.notAsked')
          : t('spoken.options', { options: [...numbered(decision, words), ...firstActions(setting)] }),
      );
    case 'reach': {
      const spaces = ui.reach.value.map(({ space }) => spaceName(board, space));
      return saying(
        spaces.length === 0 ? t('command.error.cannotMove') : t('spoken.options', { options: spaces }),
      );
    }
    case 'danger':
      return saying(dangerText(ui.around.value.watched, here ?? undefined, words));
    case 'measure':
      return saying(await measure(rest, setting));
    case 'event':
      return saying(
        view.event === null
          ? t('command.error.noEvent')
          : t('spoken.event', { card: cardIn(view.event), text: plainText(cardWords(view.event)) }),
      );
    case 'next':
      return saying(aimText(view));
    case 'again':
      return decision === null ? saying(t('command.error.noDice')) : again(rest, decision, game);
    case 'repeat':
      return saying(...ui.voice.said.value.slice(-3).map(({ text }) => text));
    case 'skip':
      if (!game.playback.playing.value) return saying(t('command.error.nothingShown'));
      game.playback.skip();
      return {};
    case 'undo':
      if (game.undoState.value.free === 0) return saying(t('command.error.noUndo'));
      await game.undo(false);
      return {};
    case 'redo':
      await game.redo();
      return {};
    case 'help':
      return saying(helpText(rest));
  }
}

/** Actions that would begin the Turn; they are called by their names. */
function firstActions({ decision, actions, words }: Setting): readonly string[] {
  if (actions === null || actions === decision) return [];
  return actions.options.map((option) => optionName(option, actions, words));
}

function helpText(about: string): string {
  const command = about === '' ? undefined : (commandOf(about) ?? commandsLike(about)[0]);
  return command === undefined
    ? t('command.list', { commands: commandIds.map((id) => wordsOfCommand(id)[0] ?? id) })
    : textOf(`command.${command.id}.help`);
}

/** Previews a movement; what it brings is said as soon as it is known. */
async function go(rest: string, id: 'go' | 'sneak', setting: Setting): Promise<Outcome> {
  const { game, ui, words, decision, here } = setting;
  const action = decision === null ? null : movementFor(decision, id, setting);
  if (action === null) return saying(t('command.error.cannotMove'));
  const meant = spacesMeant(rest, here, words);
  if (meant.length === 0)
    return saying(
      rest === ''
        ? t('command.error.whichSpace', { example: exampleOf('go', setting) })
        : t('command.error.noSpace', { name: rest }),
    );
  const reach = (await game.askFirst({ ask: 'reach', ...action })) ?? [];
  const way = reach.find(({ space }) => meant.includes(space));
  if (way === undefined)
    return saying(
      t('command.error.notReached', {
        space: meant.map((space) => spaceName(words.board, space)),
        spaces: reach.map(({ space }) => spaceName(words.board, space)),
      }),
    );
  const preview = await game.askFirst({ ask: 'path', ...action, path: way.path });
  ui.walk.value = { action, goal: way.space, path: way.path, via: [], preview };
  return { confirm: () => game.walk(action, way.path) };
}

function movementFor(decision: Decision, id: 'go' | 'sneak', { game, actions }: Setting): ActionRef | null {
  const walks = walkOptions(actions ?? decision);
  const wanted = id === 'go' ? 'movement' : 'carefulMovement';
  return walks.find(({ action }) => action === wanted) ?? walkOf(game, actions ?? decision);
}

async function shoot(rest: string, { game, ui, words, actions }: Setting): Promise<Outcome> {
  if (actions === null) return saying(t('command.error.noAttack'));
  const aimed = await aimAt(rest, actions, game, words);
  if ('error' in aimed) return saying(aimed.error);
  const { option, target, part, text } = aimed;
  ui.pointed.value = target;
  return {
    say: [text],
    confirm: () => game.answerAll(shot(words.view, actions, option, target, part)),
  };
}

/** A figure or a space; nothing: where one is oneself. */
function lookAt(rest: string, id: 'where' | 'look', { words, ui, decision, here }: Setting): string {
  const who = decision?.who ?? ui.chosen.value;
  const around = ui.around.value;
  if (rest === '' && id === 'where') return figureText(who, words);
  if (rest === '') return here === null ? figureText(who, words) : describeSpace(words, here, around);
  const space = spaceCalled(rest, words);
  if (space !== undefined) return describeSpace(words, space, around);
  const figures = figuresCalled(rest, words);
  if (figures.length > 0) return figures.map((one) => figureText(one, words)).join(' ');
  const [place] = spacesMeant(rest, here, words);
  if (place !== undefined) return describeSpace(words, place, around);
  return t('command.error.noFigure', { name: rest, figures: namesOnMap(words) });
}

const namesOnMap = ({ view, cast }: Words): readonly string[] =>
  figuresOnMap(view).map((id) => entityName(cast, id));

function seersText(rest: string, setting: Setting): string {
  const { words, ui } = setting;
  if (rest === '' || rest === t('command.me')) return lookAt('', 'where', setting);
  const space = spaceCalled(rest, words);
  if (space === undefined) return lookAt(rest, 'where', setting);
  return describeSpace(words, space, { reach: [], watched: ui.around.value.watched });
}

async function measure(rest: string, { game, words, here }: Setting): Promise<string> {
  const spaces = rest.split(/\s+/).filter((part) => part !== '');
  const found = spaces.map((name) => spaceCalled(name, words));
  const missing = found.indexOf(undefined);
  if (missing >= 0) return t('command.error.noSpace', { name: spaces[missing] ?? '' });
  const [first, second] = found;
  const from = second === undefined ? here : (first ?? null);
  const to = second ?? first;
  if (from === null || to === undefined)
    return t('command.error.whichSpace', { example: `${wordsOfCommand('measure')[0] ?? ''} C7` });
  const sight = await game.askFirst({ ask: 'sight', from });
  return measureText(from, to, sight ?? [], words);
}

async function again(rest: string, { pick, options }: Decision, game: Game): Promise<Outcome> {
  const numbers = rest.split(/\s+/).map((word) => Number(word) - 1);
  const picks = numbers.flatMap((die) => {
    const index = options.findIndex((option) => option.is === 'die' && option.die === die);
    return index < 0 ? [] : [index];
  });
  if (pick === undefined || picks.length < Math.max(1, pick.min) || picks.length > pick.max)
    return saying(t('command.error.noDice'));
  await game.answer(picks.toSorted((a, b) => a - b));
  return {};
}

/** What Enter does by itself: what is advertised. */
async function confirmNow({ game, ui, decision }: Setting): Promise<readonly string[]> {
  if (decision === null) return [t('command.error.notAsked')];
  const walk = ui.walk.value;
  if (walk !== null && walk.preview !== null) {
    await game.walk(walk.action, walk.path);
    return [];
  }
  const answer = answerOnEnter(decision);
  if (answer === null) return [t('command.error.nothingToConfirm')];
  await game.answer(answer);
  return [];
}

const SURE: readonly string[] = ['keep', 'done', 'stop'];

/** null: there is a choice to make. */
export function answerOnEnter({ kind, options, pick, about }: Decision): number | readonly number[] | null {
  if (pick !== undefined) return pick.min === 0 ? [] : null;
  if (options.length === 1) return 0;
  const wanted = options.findIndex((option) =>
    kind === 'nextTurn'
      ? option.is === 'turn'
      : option.is === 'say' &&
        (SURE.includes(option.say) ||
          (kind === 'action' && option.say === 'endTurn' && (about.amount ?? 0) === 0)),
  );
  return wanted < 0 ? null : wanted;
}
