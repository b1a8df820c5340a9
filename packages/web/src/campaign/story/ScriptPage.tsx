/** Something to read: a script, a Prologue, an epilogue; with what came of it, and what may be chosen. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../../icons/index.ts';
import { shownKey, useKey } from '../../keyboard/index.ts';
import { t, textOf } from '../../text/index.ts';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { Price } from '../parts/Price.tsx';
import { WhyNot } from '../parts/WhyNot.tsx';
import { campaignFactText, choiceText, placeName } from '../parts/words.ts';
import { useCampaign } from '../state/context.ts';
import type { Page } from '../state/pages.ts';
import { choicesOf, type OfferedChoice } from './questions.ts';

export function ScriptPage({ page }: { readonly page: Page | null }) {
  const { decision } = useCampaign();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [page]);
  const came = page?.came.map(campaignFactText).filter((line) => line !== '') ?? [];
  return (
    <article class="camp-page">
      {page?.returned ? (
        <p class={`camp-stamp ${page.returned.won ? 'is-won' : 'is-lost'}`}>
          {t(page.returned.won ? 'table.end.won' : 'table.end.lost')}
        </p>
      ) : null}
      <p class="label">{t(overOf(page))}</p>
      <h2 tabIndex={-1} ref={heading}>
        {placeName(page?.where ?? null)}
      </h2>
      {page?.texts.map((key) => (
        <div key={key} class="camp-page-text">
          <Paragraphs text={textOf(key)} />
        </div>
      ))}
      {came.length === 0 ? null : (
        <section class="camp-came" aria-label={t('camp.page.came')}>
          <h3 class="label">{t('camp.page.came')}</h3>
          <ul>
            {page?.came.map((fact) =>
              campaignFactText(fact) === '' ? null : (
                <li key={JSON.stringify(fact)}>
                  <Icon name={signs[fact.fact] ?? 'check'} />
                  {campaignFactText(fact)}
                </li>
              ),
            )}
          </ul>
        </section>
      )}
      {decision.kind === 'choice' ? <Choices /> : null}
    </article>
  );
}

function overOf(page: Page | null) {
  if (page?.returned) return 'camp.page.epilogue';
  return page?.where && 'mission' in page.where ? 'camp.page.mission' : 'camp.page.script';
}

const signs: Readonly<Record<string, IconName>> = {
  coupons: 'coupons',
  gained: 'loot',
  lost: 'minus',
  removedCard: 'close',
  magazines: 'magazineRifle',
  contactGained: 'people',
  contactLost: 'close',
  appeared: 'map',
  crossedOut: 'close',
  achieved: 'success',
  scarred: 'warning',
  storyEnded: 'rules',
};

/** The choices that are open, and in their places those the group cannot pay. */
function Choices() {
  const { box, decision, view } = useCampaign();
  return (
    <section class="camp-choices" aria-label={t('camp.page.choose')}>
      <h3 class="label">{t('camp.page.choose')}</h3>
      <ol>
        {choicesOf(box, view, decision).map((choice, index) => (
          <ChoiceLine key={choice.option.choice} choice={choice} hotkey={String(index + 1)} />
        ))}
      </ol>
    </section>
  );
}

interface ChoiceLineProps {
  readonly choice: OfferedChoice;
  readonly hotkey: string;
}

function ChoiceLine({ choice: { option, offered }, hotkey }: ChoiceLineProps) {
  const { campaign, decision } = useCampaign();
  const { choice, price } = option;
  const isOpen = offered && !campaign.busy.value;
  const answer = () => void campaign.answer(option);
  useKey('page', hotkey, isOpen ? answer : undefined);
  const shown = shownKey(hotkey);
  return (
    <li>
      <button type="button" class="camp-choice" disabled={!isOpen} aria-keyshortcuts={shown} onClick={answer}>
        {shown === undefined ? null : (
          <kbd class="z-keycap" aria-hidden="true">
            {shown}
          </kbd>
        )}
        <span class="camp-choice-words">{choiceText(decision.about, choice)}</span>
        {price === 0 ? null : <Price coupons={price} />}
      </button>
      {offered ? null : <WhyNot option={option} />}
    </li>
  );
}
