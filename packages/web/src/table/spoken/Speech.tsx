/**
 * What happens and what is asked, said once: a live region for whoever listens, in sight while the command line is open.
 */
import { untracked, useSignalEffect } from '@preact/signals';
import { standInFor } from '@zonecrawl/bots/seats';
import type { Update } from '@zonecrawl/engine/host';
import type { Decision } from '@zonecrawl/engine/model';
import { useEffect, useRef } from 'preact/hooks';
import { commanding } from '../../settings/table.ts';
import { languageNow, t } from '../../text/index.ts';
import { entityIn, missionIn } from '../../words/names.ts';
import type { Words } from '../../words/words.ts';
import { keptText } from '../parts/outcome.ts';
import { againText, askReroll, keepingText } from '../parts/rerollText.ts';
import { useTable } from '../state/context.ts';
import { spaceOfEntity } from '../state/where.ts';
import { exitsSentence, oddsTexts, throwText, walkText } from './previews.ts';
import { questionText } from './questions.ts';
import { sentencesOf } from './sentences.ts';
import { tellTools } from './tools.ts';

/** What was said last. */
interface Told {
  readonly update: Update | null;
  readonly decision: Decision | null;
  readonly language: string;
}

export function Speech() {
  const { game, ui, bots } = useTable();
  const { voice } = ui;
  /** What is on the table, without listening to it. */
  const withWords = (tell: (words: Words) => readonly string[]) =>
    untracked(() => {
      const shown = game.shown.value;
      if (shown !== null) voice.say(...tell({ cast: game.cast.value, view: shown.view, board: shown.board }));
    });

  const told = useRef<Told>({ update: null, decision: null, language: '' });
  // What happened comes before what is asked; in another language it is asked again.
  useSignalEffect(() => {
    const { update, decision } = { update: game.update.value, decision: game.decision.value };
    const isBots = bots.acting.value !== null;
    const language = languageNow();
    const before = language === told.current.language ? told.current : { ...told.current, decision: null };
    told.current = { update, decision: isBots ? before.decision : decision, language };
    if (update !== null && update !== before.update) withWords((words) => happened(update, words));
    if (decision === null || decision === before.decision || isBots) return;
    withWords((words) => asked(decision, words));
    if (decision.kind === 'nextTurn') untracked(() => void tellWays(decision));
    if (decision.kind === 'reroll' && game.update.value?.yours !== false)
      untracked(() => void tellReroll(decision));
  });
  const happened = (update: Update, words: Words): readonly string[] => {
    switch (update.cause) {
      case 'answered':
        // The table may still show what was before.
        return sentencesOf(game.fresh.value, { ...words, view: update.view }, ownNext(update));
      case 'undone':
        return [t('spoken.undone')];
      case 'redone':
        return [t('spoken.redone')];
      default: {
        const { mission, round } = update.view;
        return [t('spoken.opened', { mission: missionIn(mission.id), round })];
      }
    }
  };
  /** What is asked next of whoever acted here; null: a bot did, or somebody elsewhere. */
  const ownNext = ({ yours, decision }: Update): Decision | null =>
    !yours || decision === null || standInFor(bots.seats.value, decision.who) !== null ? null : decision;
  const asked = (decision: Decision, words: Words): readonly string[] => {
    if (game.update.value?.yours === false)
      return [t('spoken.others', { stalker: entityIn(words.cast, decision.who) })];
    // The numbered ways to roll again follow what lies there.
    const kept = decision.pick === undefined ? keptText(decision, words.cast) : null;
    return [...(kept === null ? [] : [kept.text]), questionText(decision, words)];
  };
  /** The ways from where a Turn begins, and which of them are seen. */
  const tellWays = async (decision: Decision): Promise<void> => {
    const watched = await game.ask({ ask: 'danger' });
    if (game.decision.peek() !== decision) return;
    withWords((words) => {
      const here = spaceOfEntity(words.view, decision.who);
      return here === undefined ? [] : [exitsSentence(here, words, watched ?? [])];
    });
  };
  /** What rolling the best dice again would bring. */
  const tellReroll = async (decision: Decision): Promise<void> => {
    const odds = await askReroll(game);
    if (odds === null || game.decision.peek() !== decision) return;
    withWords(({ cast }) => [
      // Of a Blast nothing has been said yet: it has no target of its own.
      ...(odds.of === 'blast' ? [keepingText(odds, cast)] : []),
      ...[againText(odds, true, cast)].filter((text) => text !== undefined),
    ]);
  };
  useSignalEffect(() => {
    const walk = ui.walk.value;
    if (walk !== null) withWords((words) => [walkText(walk, words)]);
  });
  useSignalEffect(() => {
    const throwing = ui.throwing.value;
    if (throwing !== null) withWords((words) => [throwText(throwing, words)]);
  });
  useSignalEffect(() => {
    const attacks = ui.odds.value.filter(({ odds }) => odds.refusal === null);
    withWords((words) =>
      attacks.flatMap(({ action, card, odds }) => oddsTexts({ action: action.action, card, odds }, words)),
    );
  });
  useEffect(() => tellTools({ game, ui }), [game, ui]);
  return (
    <div
      class={commanding.value ? 't-speech' : 'unseen'}
      role="log"
      // In sight it can be scrolled.
      tabIndex={commanding.value ? 0 : undefined}
      aria-live="polite"
      aria-label={t('spoken.title')}
    >
      <div>
        {voice.said.value.map(({ id, text, language }) =>
          language === languageNow() ? <p key={id}>{text}</p> : null,
        )}
      </div>
    </div>
  );
}
