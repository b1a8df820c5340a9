/** C7: the team and its loadout. Everything can be undone until the team departs. */
import { useSignal } from '@preact/signals';
import type { CampaignDecision, CampaignOption, CampaignView } from '@zonecrawl/engine/campaign';
import { useEffect } from 'preact/hooks';
import { Face } from '../../faces/index.ts';
import { Icon } from '../../icons/index.ts';
import { refresh } from '../../saves/index.ts';
import { KnownPeople } from '../../setup/PlayerChoice.tsx';
import { t } from '../../text/index.ts';
import { Button, Switch } from '../../widgets/index.ts';
import { cardName, missionIn } from '../../words/names.ts';
import { rings } from '../../words/seats.ts';
import { Arranged } from '../contacts/Arranged.tsx';
import { GroupButton } from '../group/Gather.tsx';
import { WhyNot } from '../parts/WhyNot.tsx';
import { useCampaign } from '../state/context.ts';
import { indexOf, mayGoOn, optionsOf } from '../state/store.ts';
import { CardInHand } from './CardKey.tsx';
import { emptyHand } from './hand.ts';
import { MoveSheet } from './MoveSheet.tsx';
import { StashDrawer } from './StashDrawer.tsx';
import { nextShare } from './shareOut.ts';
import { TeamKit } from './TeamKit.tsx';
import { unarmedText } from './unarmed.ts';

/** More moves than a whole box could need. */
const MOST_SHARES = 80;

export function Muster() {
  const { view, decision, campaign, record } = useCampaign();
  const { team, lostTerritories } = view.exploration;
  useEffect(() => {
    // Loads the names of known players.
    void refresh();
    return emptyHand;
  }, []);
  const switches = optionsOf(decision.options, 'lostTerritories');
  return (
    <div class="camp-muster">
      <div class="camp-muster-top">
        <p class="camp-lead">{t('camp.muster.text', { mission: missionIn(decision.about.mission ?? '') })}</p>
        <Who />
        <div class="camp-muster-keys">
          <ShareOut />
          <GroupButton />
        </div>
        <Arranged />
        {switches.length === 0 ? null : (
          <Switch
            label={t('ui.new.lostTerritories')}
            hint={t('ui.new.lostTerritoriesHint')}
            on={lostTerritories}
            onChange={(on) => void campaign.answer({ is: 'lostTerritories', on })}
          />
        )}
      </div>
      <div class="camp-muster-table">
        <ol class="camp-kits">
          {team.map((seat, index) => (
            <TeamKit key={rings[index]} seat={seat} at={index} />
          ))}
          {team.length === 0 ? <li class="camp-none">{t('camp.muster.nobody')}</li> : null}
        </ol>
        <StashDrawer />
      </div>
      <MoveSheet />
      <CardInHand />
      <KnownPeople besides={Object.values(record.players ?? {})} />
    </div>
  );
}

/** The group: pressed Stalkers are in the team, in the order they were pressed. */
function Who() {
  const { view, decision, campaign } = useCampaign();
  const { team } = view.exploration;
  return (
    <fieldset class="camp-who">
      <legend class="label">{t('camp.muster.who')}</legend>
      {view.group.map((stalker) => {
        const at = team.findIndex((seat) => seat.stalker === stalker);
        const option =
          at < 0 ? ({ is: 'enlist', stalker } as const) : ({ is: 'stayHome', seat: at } as const);
        const offered = indexOf(decision.options, option) >= 0;
        return (
          <span key={stalker} class="camp-who-one">
            <button
              type="button"
              class={`camp-who-key${at < 0 ? '' : ` ring-${rings[at]}`}`}
              aria-pressed={at >= 0}
              disabled={!offered || campaign.busy.value}
              onClick={() => void campaign.answer(option)}
            >
              <Icon name={at < 0 ? 'plus' : 'check'} />
              <Face card={stalker} detail="figure" class="is-scrap camp-who-face" />
              {cardName(stalker)}
            </button>
            {offered ? null : <WhyNot option={option} />}
          </span>
        );
      })}
    </fieldset>
  );
}

/** Whether it arranges nobody else's gear. */
function isFor(seats: readonly number[], option: CampaignOption): boolean {
  if (option.is !== 'move' && option.is !== 'moveMagazine') return true;
  return [option.from, option.to].every((seat) => seat === null || seats.includes(seat));
}

function ShareOut() {
  const { box, campaign, view: now, decision: asked, seats } = useCampaign();
  const working = useSignal(false);
  const nextMove = (view: CampaignView, decision: CampaignDecision) => {
    const options =
      seats === undefined ? decision.options : decision.options.filter((one) => isFor(seats, one));
    return nextShare(box, view, { ...decision, options });
  };
  // Once the team is ready the way on is the one golden button.
  const isReady = mayGoOn(asked) && unarmedText(box, now, asked) === null;
  const isNext = !isReady && nextMove(now, asked) !== null;
  const share = async () => {
    working.value = true;
    for (let moves = 0; moves < MOST_SHARES; moves += 1) {
      const update = campaign.update.peek();
      if (update === null || update.decision.kind !== 'muster') break;
      const { decision, view, number } = update;
      const move = nextMove(view, decision);
      if (move === null || !(await campaign.answer(move))) break;
      // What the group votes about has not happened yet.
      if (campaign.update.peek()?.number === number) break;
    }
    working.value = false;
  };
  return (
    <Button
      icon="prepare"
      kind={isNext ? 'primary' : 'plain'}
      disabled={working.value || campaign.busy.value}
      onPress={() => void share()}
    >
      {t('camp.muster.share')}
    </Button>
  );
}
