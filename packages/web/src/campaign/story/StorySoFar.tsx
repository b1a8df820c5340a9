/** C1, C8: the story so far: what the group has read, what it has done, what it is known for. */
import { useSignal } from '@preact/signals';
import { Icon } from '../../icons/index.ts';
import { t, textOf, textOr, wordsOf } from '../../text/index.ts';
import { IconButton, Tabs } from '../../widgets/index.ts';
import { cardIn, codeOfMission, missionName } from '../../words/names.ts';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { placeName } from '../parts/words.ts';
import { useCampaign } from '../state/context.ts';
import { sectionsOf } from '../state/pages.ts';
import { storiesOf } from '../state/stories.ts';

const tabs = ['chronicle', 'missions', 'achievements'] as const;
type Tab = (typeof tabs)[number];

export function StorySoFar() {
  const chosen = useSignal<Tab>('chronicle');
  const icons = { chronicle: 'rules', missions: 'objective', achievements: 'success' } as const;
  return (
    <Tabs
      label={t('camp.story')}
      chosen={chosen.value}
      onChoose={(id) => (chosen.value = tabs.find((tab) => tab === id) ?? 'chronicle')}
      tabs={tabs.map((id) => ({ id, title: t(`camp.story.${id}`), icon: icons[id] }))}
    >
      {chosen.value === 'chronicle' ? <Chronicle /> : null}
      {chosen.value === 'missions' ? <Missions /> : null}
      {chosen.value === 'achievements' ? <Achievements /> : null}
    </Tabs>
  );
}

/** One page at a time, the latest first. */
function Chronicle() {
  const { view } = useCampaign();
  const parts = sectionsOf(view.chronicle);
  const at = useSignal(Math.max(0, parts.length - 1));
  const part = parts[at.value];
  if (part === undefined) return <p class="camp-none">{t('camp.story.empty')}</p>;
  return (
    <div class="camp-book">
      <article class="camp-page">
        <p class="label">{t('camp.exploration', { number: part.exploration })}</p>
        <h2>{placeName(part.where)}</h2>
        {part.texts.map((key) => (
          <div key={key} class="camp-page-text">
            <Paragraphs text={textOf(key)} />
          </div>
        ))}
      </article>
      <nav class="camp-book-turn" aria-label={t('camp.story.pages')}>
        <IconButton
          icon="back"
          label={t('camp.story.before')}
          disabled={at.value === 0}
          onPress={() => (at.value -= 1)}
        />
        <span class="read" role="status">
          {t('camp.story.page', { at: at.value + 1, of: parts.length })}
        </span>
        <IconButton
          icon="play"
          label={t('camp.story.next')}
          disabled={at.value === parts.length - 1}
          onPress={() => (at.value += 1)}
        />
      </nav>
    </div>
  );
}

function Missions() {
  const { box, view } = useCampaign();
  const { campaign: book } = box;
  const won = view.finished.filter((one) => one.won).map(({ mission }) => mission);
  const met = Object.keys(view.locations).flatMap((id) => {
    const location = book?.locations[id];
    return location?.kind === 'mission' ? [location.mission] : [];
  });
  const stories = book === undefined ? [] : storiesOf(book, won, met).filter(({ known }) => known);
  return (
    <>
      <ul class="camp-stories">
        {stories.map(({ id, won: done, of }) => (
          <li key={id}>
            <strong>{t(`story.${id}.name`)}</strong>
            <span>{t('camp.story.progress', { won: done, of })}</span>
            <progress value={done} max={of} aria-label={t(`story.${id}.name`)} />
          </li>
        ))}
      </ul>
      {view.finished.length === 0 ? <p class="camp-none">{t('camp.story.noMissions')}</p> : null}
      <ol class="camp-finished">
        {view.finished.map(({ mission, won: isWon, ending, team, rounds }, index) => (
          <li key={`${index} ${mission}`} class={isWon ? 'is-won' : 'is-lost'}>
            <Icon name={isWon ? 'check' : 'close'} size="1.5rem" />
            <div>
              <strong>
                {codeOfMission(book, mission)} {missionName(mission)}
              </strong>
              <p>
                {t(isWon ? 'camp.story.won' : 'camp.story.lost', { rounds })}{' '}
                {textOr('', [`mission.${mission}.ending.${ending}.title`, `table.end.ending.${ending}`])}
              </p>
              <small>{wordsOf(team.map((card) => cardIn(card)))}</small>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Achievements() {
  const { box, view } = useCampaign();
  const all = box.campaign?.achievements ?? [];
  return (
    <>
      <p class="camp-lead">{t('camp.story.achieved', { count: view.achievements.length, of: all.length })}</p>
      <ul class="camp-achievements">
        {view.achievements.map((id) => (
          <li key={id}>
            <Icon name="success" size="2rem" />
            <div>
              <strong>{t(`achievement.${id}.name`)}</strong>
              <p>{t(`achievement.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
