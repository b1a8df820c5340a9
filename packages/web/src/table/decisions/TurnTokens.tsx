/** Decisions about Turn tokens: which one a Turn uses, and above which a Critical Injury goes. */

import type { Decision } from '@zonecrawl/engine/model';
import { Icon } from '../../icons/index.ts';
import { optionKey } from '../../keyboard/index.ts';
import { ProgressDots } from '../../widgets/index.ts';
import { optionWords } from '../../words/options.ts';
import { tokenText } from '../../words/turns.ts';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { DecisionFrame } from './DecisionFrame.tsx';

export interface TurnTokensProps {
  readonly decision: Decision;
  readonly title?: string;
}

export function TurnTokens({ decision, title: heading }: TurnTokensProps) {
  const { game } = useTable();
  const words = useWords();
  if (words === null) return null;
  const who = decision.about.entity ?? decision.who;
  const stalker = words.view.stalkers.find(({ id }) => id === who);
  const figures = words.view.figures.find(({ stalker: id }) => id === who);
  return (
    <DecisionFrame decision={decision} title={heading}>
      <ul class="t-options">
        {decision.options.map((option, index) => {
          const { title, icon } = optionWords(option, decision, words);
          const token = option.is === 'turn' ? stalker?.turns[option.token] : undefined;
          const standards = option.is === 'turn' ? figures?.standards[option.token] : undefined;
          return (
            <li key={option.is === 'turn' ? option.token : 'say'}>
              <OptionButton
                title={title}
                icon={icon}
                detail={option.is === 'turn' ? tokenText(option.token, decision, words.view) : ''}
                hotkey={optionKey(index)}
                kind={index === 0 && decision.kind === 'nextTurn' ? 'primary' : 'plain'}
                onPress={() => void game.answer(index)}
              >
                {token === undefined || standards === undefined ? null : (
                  <span class="t-token" aria-hidden="true">
                    <ProgressDots
                      label=""
                      tokens={[
                        {
                          id: 'token',
                          done: token.slid,
                          of: standards.all,
                          markers: token.markers,
                          injured: token.injured,
                          text: '',
                        },
                      ]}
                    />
                    {token.used ? <Icon name="check" /> : null}
                  </span>
                )}
              </OptionButton>
            </li>
          );
        })}
      </ul>
    </DecisionFrame>
  );
}
