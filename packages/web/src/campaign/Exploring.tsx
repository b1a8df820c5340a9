/** The frame of every step: where the group is, what it has, undo, and the way on. */

import { useSignal } from '@preact/signals';
import type { CampaignDecision, CampaignDecisionKind } from '@zonecrawl/engine/campaign';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icons/index.ts';
import { campaignKeys, useKey } from '../keyboard/index.ts';
import { toTop } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { usePlace } from '../shell/title.ts';
import { t, textOf, textOr } from '../text/index.ts';
import { Button, IconButton, Sheet } from '../widgets/index.ts';
import { cardIn, cardName } from '../words/names.ts';
import { Contacts, keyOf } from './contacts/Contacts.tsx';
import { MET, Pick, Talk } from './contacts/Talk.tsx';
import { Gather } from './group/Gather.tsx';
import { MissionStep } from './MissionStep.tsx';
import { Navigation } from './map/Navigation.tsx';
import { Progress } from './Progress.tsx';
import { WhyNot } from './parts/WhyNot.tsx';
import { useCampaign } from './state/context.ts';
import { pageSoFar } from './state/pages.ts';
import { DONE, mayGoOn } from './state/store.ts';
import { Changes } from './story/Changes.tsx';
import { ScriptPage } from './story/ScriptPage.tsx';
import { StorySoFar } from './story/StorySoFar.tsx';
import { Muster } from './team/Muster.tsx';
import { unarmedText } from './team/unarmed.ts';
import { StashList } from './trade/StashList.tsx';
import { Trader } from './trade/Trader.tsx';

export function Exploring({ page }: { readonly page: 'story' | undefined }) {
  const { campaign, decision, record, warning, ways } = useCampaign();
  const stash = useSignal(false);
  usePlace(record.name);
  useSteps(decision);
  if (page === 'story')
    return (
      <Screen title={t('camp.story')} onBack={ways.toNow} narrow>
        <div class="camp-story">
          <StorySoFar />
        </div>
      </Screen>
    );
  const isReading = campaign.page.value !== null || decision.kind === 'choice';
  // Back from a Contact is back to the Contacts, not out of the Campaign.
  const isWithContact = !isReading && decision.about.contact !== undefined && mayGoOn(decision);
  return (
    <Screen
      title={t(`camp.title.${titleOf(decision.kind, isReading)}`)}
      onBack={isWithContact ? () => void campaign.answer(DONE) : ways.leave}
      aside={<Tools onStash={() => (stash.value = true)} />}
      foot={hasFoot(decision.kind, campaign.page.value !== null) ? <Foot /> : undefined}
      narrow={isReading || decision.kind === 'mission'}
    >
      {warning}
      <data class="told" value={String(campaign.update.value?.number ?? 0)} hidden />
      <Progress />
      <Problem />
      <Changes />
      {isReading ? <ScriptPage page={campaign.page.value ?? pageNow(campaign.update.value)} /> : <Step />}
      <Sheet
        open={stash.value}
        title={t('camp.stash')}
        closeLabel={t('ui.button.close')}
        onClose={() => (stash.value = false)}
      >
        {stash.value ? <StashList /> : null}
      </Sheet>
    </Screen>
  );
}

/** All Contacts share a title, so nothing else leads eyes and focus to one of them, and back to where the group came from. */
function useSteps({ kind, about: { contact } }: CampaignDecision): void {
  const before = useRef(contact);
  useEffect(() => {
    const left = before.current;
    before.current = contact;
    toTop();
    const there = document.getElementById(contact === undefined ? keyOf(left ?? '') : MET);
    if (contact === left || there === null) return;
    there.scrollIntoView({ block: contact === undefined ? 'center' : 'nearest' });
    there.focus({ preventScroll: true });
  }, [kind, contact]);
}

const pageNow = (update: Parameters<typeof pageSoFar>[0] | null) =>
  update === null ? null : pageSoFar(update);

function titleOf(kind: CampaignDecisionKind, isReading: boolean) {
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
  const { contact } = decision.about;
  usePlace(contact === undefined || contact === null ? undefined : cardName(contact));
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

function Tools({ onStash }: { readonly onStash: () => void }) {
  const { campaign, ways } = useCampaign();
  const undo = campaign.undoable.value > 0 && !campaign.busy.value ? () => void campaign.undo() : undefined;
  const redo = campaign.redoable.value > 0 && !campaign.busy.value ? () => void campaign.redo() : undefined;
  useKey('page', campaignKeys.undo, undo);
  useKey('page', campaignKeys.redo, redo);
  useKey('page', campaignKeys.stash, onStash);
  useKey('page', campaignKeys.story, ways.toStory);
  return (
    <div class="camp-tools">
      <IconButton
        icon="undo"
        label={t('ui.button.undo')}
        hotkey={campaignKeys.undo}
        disabled={undo === undefined}
        onPress={undo}
      />
      <IconButton
        icon="redo"
        label={t('ui.button.redo')}
        hotkey={campaignKeys.redo}
        disabled={redo === undefined}
        onPress={redo}
      />
      <IconButton icon="loot" label={t('camp.stash')} hotkey={campaignKeys.stash} onPress={onStash} />
      <IconButton icon="rules" label={t('camp.story')} hotkey={campaignKeys.story} onPress={ways.toStory} />
    </div>
  );
}

/** Where something must be chosen on the page itself there is no other way on. */
const hasFoot = (kind: CampaignDecisionKind, isReading: boolean): boolean =>
  kind !== 'choice' && (isReading || (kind !== 'mission' && kind !== 'card' && kind !== 'magazine'));

const onward: Readonly<Partial<Record<CampaignDecisionKind, IconName>>> = {
  muster: 'play',
  deal: 'back',
  service: 'back',
  gift: 'back',
};

/** The way on; while it is closed it says why. */
function Foot() {
  const { box, campaign, view, decision } = useCampaign();
  const { kind, about } = decision;
  const isReading = campaign.page.value !== null && kind !== 'choice';
  const open = isReading || mayGoOn(decision);
  const unarmed = open && !isReading ? unarmedText(box, view, decision) : null;
  const goOn = isReading ? campaign.readOn : () => void campaign.answer(DONE);
  useKey('page', campaignKeys.goOn, open && !campaign.busy.value ? goOn : undefined);
  return (
    <>
      <span class="camp-foot-coupons read" role="status">
        <Icon name="coupons" />
        {t('camp.coupons', { coupons: view.stash.coupons })}
      </span>
      {open ? null : <WhyNot option={DONE} />}
      {unarmed === null ? null : (
        <p class="camp-why">
          <Icon name="warning" />
          <span>{unarmed}</span>
        </p>
      )}
      <Button
        kind={unarmed === null ? 'primary' : 'plain'}
        size="large"
        hotkey={campaignKeys.goOn}
        icon={isReading ? 'continue' : (onward[kind] ?? 'continue')}
        disabled={!open || campaign.busy.value}
        onPress={goOn}
      >
        {isReading
          ? t('camp.next.reading')
          : textOr(t('camp.next.other'), [`camp.next.${kind}`], { contact: cardIn(about.contact ?? '') })}
      </Button>
    </>
  );
}

function Problem() {
  const { campaign } = useCampaign();
  const problem = campaign.problem.value;
  return problem === null ? null : (
    <div class="app-warning camp-problem" role="alert">
      <p>{textOf(`camp.problem.${problem.key}`)}</p>
      {problem.detail === undefined ? null : <p class="read">{problem.detail}</p>}
      <Button size="small" onPress={campaign.dismissProblem}>
        {t('ui.button.close')}
      </Button>
    </div>
  );
}
