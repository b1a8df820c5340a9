/** Campaigns side by side: two groups share nothing (C1). */
import './campaign.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { Icon } from '../icons/index.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import {
  campaigns,
  exportCampaign,
  refreshCampaigns,
  removeCampaign,
  renameCampaign,
  type SavedCampaign,
} from '../saves/index.ts';
import { Refused, type RefusedProps, Rename } from '../session/dialogs.tsx';
import { ImportButton } from '../session/ImportButton.tsx';
import { KeptWord } from '../session/KeptWord.tsx';
import { LineageLine } from '../session/Lineage.tsx';
import { sayIfNothing } from '../session/SessionScreen.tsx';
import { notify } from '../shell/notices.ts';
import { go } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t, wordsOf } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { cardIn } from '../words/names.ts';
import { beginCampaign, campaignPorts, takeCampaignIn, takeCampaignOnline } from './begin.ts';
import { locationIn } from './parts/words.ts';
import { storiesOf } from './state/stories.ts';

export function CampaignsScreen({ seed }: { readonly seed?: string | undefined }) {
  const renaming = useSignal<SavedCampaign | null>(null);
  const refused = useSignal<Omit<RefusedProps, 'onClose'> | null>(null);
  const busy = useSignal(false);
  const ready = useSignal(false);
  useEffect(() => {
    void refreshCampaigns();
    // Names of Stalkers, Stories and places come with the cards' texts.
    void Promise.all([loadCatalogue(), loadBox()]).then(() => {
      ready.value = true;
    });
  }, [ready]);
  const begin = () => {
    busy.value = true;
    void beginCampaign(seed).finally(() => (busy.value = false));
  };
  if (!ready.value) return <Waiting />;
  const list = campaigns.value;
  return (
    <Screen
      title={t('camp.title')}
      onBack={() => go({ screen: 'title' })}
      aside={
        <ImportButton take={takeCampaignIn} onRefused={(file, reply) => (refused.value = { file, reply })} />
      }
      foot={
        <Button kind="primary" size="large" icon="newGame" disabled={busy.value} onPress={begin}>
          {t('camp.new')}
        </Button>
      }
    >
      <KeptWord isAny={(list?.length ?? 0) > 0} />
      {list !== null && list.length === 0 ? (
        <div class="camp-empty">
          <Icon name="map" size="3.5rem" />
          <p>{t('camp.none')}</p>
        </div>
      ) : null}
      <ul class="camp-list">
        {list?.map((record) => (
          <CampaignLine key={record.id} record={record} onRename={() => (renaming.value = record)} />
        ))}
      </ul>
      {refused.value === null ? null : <Refused {...refused.value} onClose={() => (refused.value = null)} />}
      {renaming.value === null ? null : (
        <Rename
          label={t('camp.rename')}
          name={renaming.value.name}
          onRename={(name) => renameCampaign(renaming.value?.id ?? '', name)}
          onClose={() => (renaming.value = null)}
        />
      )}
    </Screen>
  );
}

/** Deleting asks nothing: it can be taken back. */
async function remove({ id, name }: SavedCampaign): Promise<void> {
  const putBack = await removeCampaign(id).catch(() => null);
  if (putBack === null) return void notify(t('ui.trouble.refused'), { tone: 'danger' });
  notify(t('camp.removed', { name }), {
    button: { text: t('ui.button.undo'), press: () => void putBack() },
  });
}

function CampaignLine({
  record,
  onRename,
}: {
  readonly record: SavedCampaign;
  readonly onRename: () => void;
}) {
  const { id, name, group, exploration, at, location, won, played, coupons, changed } = record;
  const book = box.value?.campaign;
  const stories = book === undefined ? [] : storiesOf(book, won, won).filter(({ known }) => known);
  return (
    <li class="camp-line">
      <h2>{name}</h2>
      <p class="save-line">
        <Icon name="map" />
        {t(`camp.at.${at}`, { number: exploration, location: location === null ? [] : locationIn(location) })}
      </p>
      <p class="save-line">
        <Icon name="people" />
        {group.length === 0 ? t('camp.nobody') : wordsOf(group.map((card) => cardIn(card)))}
      </p>
      <p class="save-line">
        <Icon name="objective" />
        {t('camp.record', { won: won.length, played, coupons })}
      </p>
      {stories.map((story) => (
        <p key={story.id} class="camp-line-story">
          <span>{t(`story.${story.id}.name`)}</span>
          <progress value={story.won} max={story.of} aria-label={t(`story.${story.id}.name`)} />
          <span class="read">
            {story.won}/{story.of}
          </span>
        </p>
      ))}
      <LineageLine lineage={record.lineage} />
      <p class="save-line read">
        <time dateTime={new Date(changed).toISOString()}>{t('ui.saves.changed', { when: changed })}</time>
      </p>
      <div class="save-buttons">
        <Button kind="primary" icon="continue" onPress={() => go({ screen: 'campaign', id })}>
          {t('ui.saves.continue')}
          <span class="unseen"> {name}</span>
        </Button>
        <Button size="small" onPress={onRename}>
          {t('ui.saves.rename')}
          <span class="unseen"> {name}</span>
        </Button>
        <Button size="small" icon="people" onPress={() => void sayIfNothing(takeCampaignOnline(record))}>
          {t('ui.title.online')}
          <span class="unseen"> {name}</span>
        </Button>
        <Button size="small" onPress={() => void sayIfNothing(exportCampaign(record, campaignPorts))}>
          {t('ui.saves.export')}
          <span class="unseen"> {name}</span>
        </Button>
        <Button size="small" kind="danger" onPress={() => void remove(record)}>
          {t('ui.saves.remove')}
          <span class="unseen"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
