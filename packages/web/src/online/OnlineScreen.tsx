/** Rooms online: those one is in, one by its code, a new one. */
import './online.css';
import { useSignal } from '@preact/signals';
import { stalkerId } from '@zonecrawl/engine/model';
import { LIMITS } from '@zonecrawl/engine/online';
import { pairOf } from '@zonecrawl/engine/survival';
import { useEffect } from 'preact/hooks';
import { loadBox } from '../game/cards.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { type Plan, planCampaign, planned } from '../setup/online.ts';
import { go } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button, Panel, TextField } from '../widgets/index.ts';
import { cardName } from '../words/names.ts';
import { refusalText } from './parts/act.ts';
import { Played } from './parts/Played.tsx';
import { cleanCode, createRoom, isRefused, spokenCode } from './wire/api.ts';
import { forgetMembership, keepMembership, lastName, memberships } from './wire/memberships.ts';

const CODE_LENGTH = 8;
const MOST_SEATS = 4;

export function OnlineScreen() {
  const ready = useSignal(false);
  useEffect(() => {
    void Promise.all([loadCatalogue(), loadBox()]).then(() => {
      ready.value = true;
    });
  }, [ready]);
  if (!ready.value) return <Waiting />;
  return (
    <Screen title={t('ui.title.online')} onBack={() => go({ screen: 'title' })} narrow>
      <div class="online-page">
        {planned.value === null ? <Choosing /> : <OpenRoom plan={planned.value} />}
        <JoinByCode />
        <YourRooms />
        <details>
          <summary>{t('online.privacy')}</summary>
          <p>{t('online.privacy.text')}</p>
        </details>
      </div>
    </Screen>
  );
}

function Choosing() {
  return (
    <Panel title={t('online.open.title')} icon="map">
      <p>{t('online.open.choose')}</p>
      <span class="online-keys">
        <Button kind="primary" icon="objective" onPress={() => go({ screen: 'new' })}>
          {t('online.open.mission')}
        </Button>
        <Button icon="map" onPress={planCampaign}>
          {t('online.open.campaign')}
        </Button>
      </span>
    </Panel>
  );
}

function OpenRoom({ plan }: { readonly plan: Plan }) {
  const name = useSignal(lastName());
  const { mission, opening, stored } = plan;
  const mine = useSignal<readonly number[]>([0]);
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  const open = async () => {
    busy.value = true;
    const room = { name: name.value, seats: mine.value.map(stalkerId), opening };
    const admitted = await createRoom(room);
    busy.value = false;
    if (isRefused(admitted)) {
      trouble.value = refusalText(admitted.refused);
      return;
    }
    keepMembership(admitted, name.value.trim());
    planned.value = null;
    go({ screen: 'room', code: admitted.code }, { replace: true });
  };
  return (
    <Panel title={t('online.open.title')} icon="map">
      <Played mission={mission} />
      {stored === null ? null : <p>{t('online.open.stored', { name: stored })}</p>}
      {stored !== null && mission === null ? <p>{t('online.open.storedMission')}</p> : null}
      {mission === null || pairOf(mission) === null ? null : <p>{t('online.open.noCode')}</p>}
      <form
        class="online-form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <NameField
          name={name.value}
          onName={(value) => {
            name.value = value;
          }}
        />
        <SeatChoice
          seats={seatsIn(plan)}
          mine={mine.value}
          onChoose={(next) => {
            mine.value = next;
          }}
        />
        {trouble.value === null ? null : (
          <p class="app-warning" role="alert">
            {trouble.value}
          </p>
        )}
        <span class="online-keys">
          <Button onPress={() => (planned.value = null)}>{t('ui.button.cancel')}</Button>
          <Button kind="primary" type="submit" disabled={busy.value || name.value.trim() === ''}>
            {t('online.open.go')}
          </Button>
        </span>
      </form>
    </Panel>
  );
}

/** A Campaign chooses its Stalkers later: until then its seats have numbers. */
const seatsIn = ({ stalkers }: Plan): SeatChoiceProps['seats'] =>
  stalkers?.map((stalker, seat) => ({ seat, name: cardName(stalker) })) ??
  Array.from({ length: MOST_SEATS }, (_, seat) => ({
    seat,
    name: t('online.seat', { number: seat + 1 }),
  }));

export function NameField({
  name,
  onName,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  return <TextField label={t('online.name')} value={name} longest={LIMITS.name} onInput={onName} />;
}

export interface SeatChoiceProps {
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly mine: readonly number[];
  readonly onChoose: (mine: readonly number[]) => void;
}

/** Which Stalkers one plays: one, several or none. */
export function SeatChoice({ seats, mine, onChoose }: SeatChoiceProps) {
  if (seats.length === 0) return null;
  return (
    <fieldset class="online-choice">
      <legend class="label">{t('online.choice')}</legend>
      {seats.map(({ seat, name }) => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={mine.includes(seat)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...mine, seat] : mine.filter((one) => one !== seat))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function JoinByCode() {
  const code = useSignal('');
  const clean = cleanCode(code.value);
  return (
    <Panel title={t('online.join.title')} icon="door">
      <form
        class="online-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (clean.length === CODE_LENGTH) go({ screen: 'room', code: clean });
        }}
      >
        <TextField
          label={t('online.join.code')}
          hint={t('online.join.codeHint')}
          value={code.value}
          code
          longest={12}
          onInput={(value) => {
            code.value = value;
          }}
        />
        <Button type="submit" disabled={clean.length !== CODE_LENGTH}>
          {t('online.join.look')}
        </Button>
      </form>
    </Panel>
  );
}

function YourRooms() {
  if (memberships.value.length === 0) return null;
  return (
    <Panel title={t('online.rooms')} icon="people">
      <ul class="online-rows">
        {memberships.value.map(({ code, name }) => (
          <li key={code} class="online-row">
            <strong class="read">{spokenCode(code)}</strong>
            <span class="online-state">{t('online.rooms.as', { name })}</span>
            <span class="online-keys">
              <Button size="small" kind="primary" onPress={() => go({ screen: 'room', code })}>
                {t('online.rooms.enter')}
              </Button>
              <Button size="small" onPress={() => forgetMembership(code)}>
                {t('online.rooms.forget')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
