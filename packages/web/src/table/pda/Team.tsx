/**
 * The whole team at a glance: HP, dosage, ammo, statuses, Turns left, who leads. A press centres the map on that Stalker,
 * another one shows its PDA.
 */

import { type StalkerState, stalkerId } from '@zonecrawl/engine/model';
import { Face } from '../../faces/index.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import { seatKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { cardName } from '../../words/names.ts';
import { letters, ringOf } from '../../words/seats.ts';
import { stalkerStatuses } from '../../words/statuses.ts';
import { SeatTag } from '../hint/tags.tsx';
import { useTable } from '../state/context.ts';

export function Team() {
  const { game } = useTable();
  const view = game.shown.value?.view;
  if (view === undefined) return null;
  return (
    <ul class="t-team" aria-label={t('table.team')}>
      {view.stalkers.map((stalker) => (
        <li key={stalker.id}>
          <Member stalker={stalker} />
        </li>
      ))}
    </ul>
  );
}

function Member({ stalker }: { readonly stalker: StalkerState }) {
  const { game, ui } = useTable();
  const view = game.shown.value?.view;
  const show = () => {
    const again = ui.centred.value === stalker.id;
    const isOpen = ui.pane.value === 'pda' || ui.layout.value.shape === 'wide';
    ui.chosen.value = stalkerId(stalker.id);
    ui.centred.value = stalkerId(stalker.id);
    if (!again && stalker.space !== null)
      ui.lookAt.value = { spaces: [stalker.space], figure: stalkerId(stalker.id), centre: true };
    // Where the PDA is a pane the first press shows the Stalker on the map, the next one its PDA.
    else ui.pane.value = again && isOpen ? 'act' : 'pda';
    ui.folded.value = false;
  };
  useKey('table', seatKeys[stalker.id], show);
  if (view === undefined) return null;
  const figures = view.figures[stalker.id];
  const max = figures?.maxHp ?? stalker.hp;
  const active = view.turn?.stalker === stalker.id;
  const chosen = ui.chosen.value === stalker.id;
  return (
    <button
      type="button"
      class={`t-member ring-${ringOf(stalker.id)}${active ? ' is-active' : ''}${chosen ? ' is-chosen' : ''}${stalker.dead ? ' is-dead' : stalker.space === null ? ' is-away' : ''}`}
      aria-pressed={chosen}
      onClick={show}
    >
      <span class="t-member-face" aria-hidden="true">
        <Face card={stalker.card} detail="figure" />
        <b class="t-member-letter">{letters(view)[stalker.id]}</b>
      </span>
      <span class="t-member-name">
        {cardName(stalker.card)}
        <SeatTag who={stalker.id} />
        {view.lead.holder === stalker.id ? (
          <Icon
            name="leadToken"
            title={t(view.lead.flipped ? 'table.leadFlipped' : 'term.leadStalker.name')}
            class={view.lead.flipped ? 'is-flipped' : ''}
          />
        ) : null}
      </span>
      <span class="t-member-bar" style={{ '--share': `${(stalker.hp / max) * 100}%` }} aria-hidden="true" />
      <span class="t-member-figures read">
        {stalker.dead ? (
          <b class="t-member-dead">
            <Icon name="criticalInjury" />
            {t('table.dead')}
          </b>
        ) : (
          <>
            <Figure icon="health" label={t('term.hp.name')} value={`${stalker.hp}`} />
            <Figure icon="radiation" label={t('term.dosage.name')} value={`${stalker.dosage}`} />
            {stalker.weapon === null ? null : (
              <Figure icon="ammoRifle" label={t('table.ammo')} value={`${stalker.weapon.ammo}`} />
            )}
            {stalkerStatuses(stalker).map((status, index) => (
              <Icon
                key={`${status}${index > 0 ? index : ''}`}
                name={status}
                title={t(`term.${status}.name`)}
                class={`is-${status}`}
              />
            ))}
            {stalker.attention === null ? null : (
              <Icon
                name={stalker.attention.level === 'high' ? 'attentionHigh' : 'attentionLow'}
                title={t(`term.${stalker.attention.level}Attention.name`)}
                class={`is-attention-${stalker.attention.level}`}
              />
            )}
            {figures !== undefined && figures.seenBy.length > 0 ? (
              <Icon
                name="sight"
                title={t('table.seen', { enemies: figures.seenBy.length })}
                class="is-seen"
              />
            ) : null}
          </>
        )}
      </span>
      <span class="t-member-turns">
        {([0, 1] as const).map((index) => (
          <TurnPips
            key={index}
            number={index + 1}
            token={stalker.turns[index]}
            of={figures?.standards[index].all ?? 2}
            left={figures?.standards[index].left ?? 0}
            current={active && view.turn?.token === index}
          />
        ))}
      </span>
    </button>
  );
}

interface TurnPipsProps {
  readonly number: number;
  readonly token: StalkerState['turns'][number];
  readonly of: number;
  readonly left: number;
  readonly current: boolean;
}

/** A Turn token in short: a pip per Standard Action, filled while it is still to do. */
function TurnPips({ number, token, of, left, current }: TurnPipsProps) {
  const pips = Array.from({ length: of }, (_, pip) => pip);
  return (
    <span
      class={`t-pips${current ? ' is-current' : ''}${token.injured ? ' is-injured' : ''}`}
      role="img"
      aria-label={t(token.used ? 'table.turnUsed' : 'table.turnLeft', { token: number, left })}
    >
      {pips.map((pip) => (
        <i key={pip} class={token.used || pip < token.slid ? '' : 'is-left'} />
      ))}
    </span>
  );
}

function Figure(props: { readonly icon: IconName; readonly label: string; readonly value: string }) {
  return (
    <span class={`t-figure of-${props.icon}`}>
      <Icon name={props.icon} title={props.label} />
      {props.value}
    </span>
  );
}
