/** The frame of every step: where the group is, what it has, undo, and the way on. */
import { useSignal } from '@preact/signals';
import type { CampaignDecisionKind } from '@zonecrawl/engine/campaign';
import { go } from '../app/route.ts';
import { Screen } from '../app/Screen.tsx';
import { Icon, type IconName } from '../icons/index.ts';
import { cardName } from '../table/names.ts';
import { t, textOr } from '../text/index.ts';
import { Button, IconButton, Sheet } from '../widgets/index.ts';
import { Contacts } from './Contacts.tsx';
import { DONE, useCampaign, useKeys } from './context.ts';
import { Gather, Stalkers } from './Gather.tsx';
import { MissionStep } from './MissionStep.tsx';
import { Muster } from './Muster.tsx';
import { Navigation } from './Navigation.tsx';
import { News } from './News.tsx';
import { Progress } from './Progress.tsx';
import { pageSoFar } from './pages.ts';
import { ScriptPage } from './ScriptPage.tsx';
import { StashList } from './StashList.tsx';
import { StorySoFar } from './StorySoFar.tsx';
import { mayGoOn, optionsOf } from './store.ts';
import { Pick, Talk } from './Talk.tsx';
import { Trader } from './Trader.tsx';
import { WhyNot } from './WhyNot.tsx';

export function Exploring({ page }: { readonly page: 'story' | undefined }) {
  const { campaign, record, decision } = useCampaign();
  const sheet = useSignal<'stash' | 'group' | null>(null);
  const toNow = () => go({ screen: 'campaign', id: record.id }, { replace: true });
  if (page === 'story')
    return (
      <Screen title={t('camp.story')} onBack={toNow} narrow>
        <StorySoFar />
      </Screen>
    );
  const isReading = campaign.page.value !== null || decision.kind === 'choice';
  return (
    <Screen
      title={t(`camp.title.${titleOf(decision.kind, isReading)}`)}
      onBack={() => go({ screen: 'campaigns' })}
      aside={<Tools onSheet={(which) => (sheet.value = which)} />}
      foot={<Foot />}
      narrow={isReading}
    >
      <Progress />
      <Problem />
      <News />
      {isReading ? <ScriptPage page={campaign.page.value ?? pageNow(campaign.update.value)} /> : <Step />}
      <Sheet
        open={sheet.value !== null}
        title={t(sheet.value === 'group' ? 'camp.title.gather' : 'camp.stash')}
        closeLabel={t('ui.button.close')}
        onClose={() => (sheet.value = null)}
      >
        {sheet.value === 'stash' ? <StashList /> : null}
        {sheet.value === 'group' ? <Stalkers /> : null}
      </Sheet>
    </Screen>
  );
}

const pageNow = (update: Parameters<typeof pageSoFar>[0] | null) =>
  update === null ? null : pageSoFar(update);

function titleOf(kind: CampaignDecisionKind, isReading: boolean): string {
  if (isReading) return 'reading';
  switch (kind) {
    case 'gift':
    case 'deal':
    case 'service':
    case 'card':
    case 'magazine':
      return 'contacts';
    default:
      return kind;
  }
}

function Step() {
  const { box, decision } = useCampaign();
  switch (decision.kind) {
    case 'gather':
      return <Gather />;
    case 'navigate':
      return <Navigation />;
    case 'contacts':
      return <Contacts />;
    case 'deal':
    case 'service':
      return box.contacts?.[decision.about.contact ?? '']?.kind === 'trader' ? <Trader /> : <Talk />;
    case 'gift':
    case 'card':
    case 'magazine':
      return <Pick />;
    case 'muster':
      return <Muster />;
    case 'mission':
      return <MissionStep />;
    case 'choice':
      return null;
  }
}

function Tools({ onSheet }: { readonly onSheet: (which: 'stash' | 'group') => void }) {
  const { campaign, record, decision } = useCampaign();
  const undo = campaign.undoable.value > 0 && !campaign.busy.value ? () => void campaign.undo() : undefined;
  const redo = campaign.redoable.value > 0 && !campaign.busy.value ? () => void campaign.redo() : undefined;
  const story = () => go({ screen: 'campaign', id: record.id, page: 'story' });
  const mayJoin = decision.kind !== 'gather' && optionsOf(decision.options, 'join').length > 0;
  useKeys({
    z: undo,
    y: redo,
    b: () => onSheet('stash'),
    j: story,
    ...(mayJoin ? { g: () => onSheet('group') } : {}),
  });
  return (
    <div class="camp-tools">
      <IconButton
        icon="undo"
        label={t('ui.button.undo')}
        hotkey="z"
        disabled={undo === undefined}
        onPress={undo}
      />
      <IconButton
        icon="redo"
        label={t('ui.button.redo')}
        hotkey="y"
        disabled={redo === undefined}
        onPress={redo}
      />
      {mayJoin ? (
        <IconButton
          icon="people"
          label={t('camp.title.gather')}
          hotkey="g"
          onPress={() => onSheet('group')}
        />
      ) : null}
      <IconButton icon="loot" label={t('camp.stash')} hotkey="b" onPress={() => onSheet('stash')} />
      <IconButton icon="rules" label={t('camp.story')} hotkey="j" onPress={story} />
    </div>
  );
}

const onward: Readonly<Partial<Record<CampaignDecisionKind, IconName>>> = {
  muster: 'play',
  deal: 'back',
  service: 'back',
  gift: 'back',
};

/** The way on; while it is closed it says why. */
function Foot() {
  const { campaign, view, decision } = useCampaign();
  const { kind, about } = decision;
  const isReading = campaign.page.value !== null && kind !== 'choice';
  const open = isReading || mayGoOn(decision);
  const goOn = isReading ? campaign.readOn : () => void campaign.answer(DONE);
  useKeys(open && !campaign.busy.value ? { n: goOn } : {});
  const waysOn = kind !== 'mission' && kind !== 'choice' && kind !== 'card' && kind !== 'magazine';
  if (!isReading && !waysOn) return null;
  return (
    <>
      <span class="camp-foot-coupons read">
        <Icon name="coupons" />
        {t('camp.coupons', { coupons: view.stash.coupons })}
      </span>
      {open ? null : <WhyNot option={DONE} />}
      <Button
        kind="primary"
        size="large"
        hotkey="n"
        icon={isReading ? 'continue' : (onward[kind] ?? 'continue')}
        disabled={!open || campaign.busy.value}
        onPress={goOn}
      >
        {isReading
          ? t('camp.next.reading')
          : textOr(t('camp.next.other'), [`camp.next.${kind}`], { name: cardName(about.contact ?? '') })}
      </Button>
    </>
  );
}

function Problem() {
  const { campaign } = useCampaign();
  const problem = campaign.problem.value;
  return problem === null ? null : (
    <div class="app-warning camp-problem" role="alert">
      <p>{t(`camp.problem.${problem.key}`)}</p>
      {problem.detail === undefined ? null : <p class="read">{problem.detail}</p>}
      <Button size="small" onPress={campaign.dismissProblem}>
        {t('ui.button.close')}
      </Button>
    </div>
  );
}
