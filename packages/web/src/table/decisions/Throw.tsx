/** Something thrown, before it is thrown: a space or whoever stands there is aimed at on the map, with the odds there. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { Replies } from '@zonecrawl/engine/host';
import type { Decision } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { awaited } from '../../game/awaited.ts';
import { optionKey, tableKeys } from '../../keyboard/index.ts';
import { notesOf, t } from '../../text/index.ts';
import { actionWords } from '../../words/actions.ts';
import { entityName } from '../../words/names.ts';
import { spaceName } from '../../words/spaces.ts';
import { friendText } from '../parts/friendText.ts';
import { Odds } from '../parts/Odds.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { throwIt } from '../state/throwing.ts';
import { DecisionFrame } from './DecisionFrame.tsx';
import { SpaceList } from './SpaceList.tsx';

type BlastOdds = Replies['blastOdds'][number];

export interface ThrowProps {
  readonly decision: Decision;
  /** Which of its options is thrown. */
  readonly option: number;
  readonly onBack: () => void;
}

export function Throw({ decision, option, onBack }: ThrowProps) {
  const { game, ui } = useTable();
  const words = useWords();
  const chosen = decision.options[option];
  const throwing = ui.throwing.value;
  useEffect(() => {
    if (chosen?.is !== 'action') return undefined;
    const { action, source } = chosen;
    const forget = awaited(
      game.ask({ ask: 'blastOdds', stalker: decision.who, action, source }),
      (spaces) => {
        ui.throwing.value = { option: chosen, spaces: spaces ?? [], at: null };
      },
    );
    return () => {
      forget();
      ui.throwing.value = null;
    };
  }, [chosen, decision, game, ui]);
  if (chosen?.is !== 'action' || words === null) return null;
  const there = throwing?.spaces.find(({ space }) => space === throwing.at);
  const aimAt = (at: SpaceId) => {
    if (throwing !== null) ui.throwing.value = { ...throwing, at };
  };
  const button = (one: BlastOdds, index: number) => (
    <li key={one.space}>
      <OptionButton
        title={spaceName(words.board, one.space)}
        detail={notesOf(
          [...one.enemies.map(({ target }) => target), ...one.friends.map(({ entity }) => entity)].map(
            (who) => entityName(words.cast, who),
          ),
        )}
        icon="map"
        hotkey={optionKey(index)}
        chosen={one === there ? true : undefined}
        onPress={() => aimAt(one.space)}
      />
    </li>
  );
  // Where Enemies are comes first.
  const spaces = [...(throwing?.spaces ?? [])].sort(
    (one, other) => other.enemies.length - one.enemies.length || one.range - other.range,
  );
  const manned = spaces.filter(({ enemies }) => enemies.length > 0);
  return (
    <DecisionFrame
      decision={decision}
      title={actionWords(chosen.action, chosen.card).title}
      foot={
        <div class="t-confirm">
          <OptionButton title={t('decision.back')} icon="close" hotkey={tableKeys.cancel} onPress={onBack} />
          <OptionButton
            id="confirm"
            kind="primary"
            title={
              there === undefined
                ? t('decision.tapOnMap')
                : t('decision.throw.at', { space: spaceName(words.board, there.space) })
            }
            icon="throw"
            hotkey={tableKeys.confirm}
            disabled={there === undefined}
            onPress={() => {
              if (throwing !== null) void throwIt(game, throwing);
            }}
          />
        </div>
      }
    >
      <p class="t-help">{t('decision.throw.help')}</p>
      {there?.enemies.map((odds) => (
        <Odds key={odds.target} odds={odds} keys={[]} />
      ))}
      {there?.friends.map(({ entity, expected }) => (
        <p key={entity} class="t-warning">
          {friendText(entity, expected, words.cast)}
        </p>
      ))}
      {manned.length === 0 ? null : <ul class="t-options">{manned.map(button)}</ul>}
      <SpaceList>
        {spaces.slice(manned.length).map((one, index) => button(one, manned.length + index))}
      </SpaceList>
    </DecisionFrame>
  );
}
