/** C1, C2: who belongs to the group: every Stalker with their card. */
import { useSignal } from '@preact/signals';
import type { CardId } from '@zonecrawl/engine/model';
import { CardFace } from '../../cards/CardFace.tsx';
import { stalkersOf } from '../../setup/stalkers.ts';
import { t } from '../../text/index.ts';
import { Button, Sheet } from '../../widgets/index.ts';
import { cardIn } from '../../words/names.ts';
import { Scars } from '../parts/Scars.tsx';
import { WhyNot } from '../parts/WhyNot.tsx';
import { useCampaign } from '../state/context.ts';
import { indexOf, optionsOf } from '../state/store.ts';

export function Gather() {
  const { view } = useCampaign();
  return (
    <>
      <p class="camp-lead">{t('camp.gather.text', { coupons: view.stash.coupons })}</p>
      <h2 class="camp-count">{t('camp.gather.count', { count: view.group.length })}</h2>
      <Stalkers />
    </>
  );
}

/** C1: a new Stalker may join at any time. */
export function GroupButton() {
  const { decision } = useCampaign();
  const open = useSignal(false);
  if (optionsOf(decision.options, 'join').length === 0) return null;
  return (
    <>
      <Button size="small" icon="people" onPress={() => (open.value = true)}>
        {t('camp.gather.more')}
      </Button>
      <Sheet
        open={open.value}
        title={t('camp.title.gather')}
        closeLabel={t('ui.button.close')}
        onClose={() => (open.value = false)}
      >
        {open.value ? <Stalkers /> : null}
      </Sheet>
    </>
  );
}

function Stalkers() {
  const { box } = useCampaign();
  return (
    <ul class="camp-stalkers">
      {stalkersOf(box).map((stalker) => (
        <Stalker key={stalker} stalker={stalker} />
      ))}
    </ul>
  );
}

function Stalker({ stalker }: { readonly stalker: CardId }) {
  const { campaign, view, decision } = useCampaign();
  const isIn = view.group.includes(stalker);
  const option = { is: isIn ? 'dismiss' : 'join', stalker } as const;
  const offered = indexOf(decision.options, option) >= 0;
  return (
    <li class={isIn ? 'is-in' : ''}>
      <CardFace card={stalker} />
      <Scars stalker={stalker} />
      {offered ? (
        <Button
          wide
          kind={isIn ? 'plain' : 'primary'}
          icon={isIn ? 'close' : 'plus'}
          disabled={campaign.busy.value}
          onPress={() => void campaign.answer(option)}
        >
          {t(isIn ? 'camp.gather.dismiss' : 'camp.gather.join', { stalker: cardIn(stalker) })}
        </Button>
      ) : (
        <WhyNot option={option} />
      )}
    </li>
  );
}
