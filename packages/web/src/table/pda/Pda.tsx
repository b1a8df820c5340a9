/** The PDA of the chosen Stalker: HP, dosage, Turn tokens, statuses, everything it carries. */

import type { CardId, StalkerState } from '@zonecrawl/engine/model';
import type { StalkerFigures } from '@zonecrawl/engine/view';
import { GameTerm } from '../../cards/RichText.tsx';
import { Face } from '../../faces/index.ts';
import { Icon } from '../../icons/index.ts';
import { tableKeys, useKey } from '../../keyboard/index.ts';
import { pinned } from '../../settings/table.ts';
import { t } from '../../text/index.ts';
import { Geiger, IconButton, Meter, ProgressDots } from '../../widgets/index.ts';
import { cardIn, cardName, entitiesIn } from '../../words/names.ts';
import { ringOf } from '../../words/seats.ts';
import { spaceName } from '../../words/spaces.ts';
import { stalkerStatuses } from '../../words/statuses.ts';
import { PlayForMe } from '../hint/PlayForMe.tsx';
import { useTable, useWords } from '../state/context.ts';
import { Equipment, Pockets } from './Gear.tsx';

export function Pda() {
  const { game, ui } = useTable();
  const view = game.shown.value?.view;
  const stalker = view?.stalkers.find(({ id }) => id === ui.chosen.value);
  const figures = view?.figures[ui.chosen.value];
  if (view === undefined || stalker === undefined || figures === undefined) return null;
  const look = (card: CardId) => {
    ui.card.value = card;
  };
  return (
    <section
      class={`t-pda ring-${ringOf(stalker.id)}`}
      aria-label={t('table.pda', { stalker: cardIn(stalker.card) })}
    >
      <header class="t-pda-head">
        <Face card={stalker.card} class="is-scrap t-pda-face" />
        <h2>
          <button type="button" class="t-pda-name" onClick={() => look(stalker.card)}>
            {cardName(stalker.card)}
          </button>
        </h2>
        {stalker.dead ? (
          <span class="t-chip is-dead">
            <Icon name="criticalInjury" />
            {t('table.dead')}
          </span>
        ) : null}
        {view.lead.holder === stalker.id ? (
          <span class="t-chip">
            <Icon name="leadToken" />
            {t(view.lead.flipped ? 'table.leadFlipped' : 'term.leadStalker.name')}
          </span>
        ) : null}
        <PlayForMe who={stalker.id} small />
        {view.stalkers.length > 1 ? <Pin stalker={stalker} /> : null}
      </header>
      <div class="t-vitals">
        <Geiger
          dosage={stalker.dosage}
          floor={figures.artifactFloor}
          label={t('ui.geiger.label')}
          size="small"
        />
        <div class="t-vitals-side">
          <Meter
            label={t('term.hp.name')}
            icon="health"
            value={stalker.hp}
            max={figures.maxHp}
            tone={stalker.hp <= figures.maxHp / 3 ? 'rust' : 'phosphor'}
            text={t('table.hpOf', { hp: stalker.hp, max: figures.maxHp })}
          />
          <ProgressDots
            label={t('table.turns')}
            tokens={stalker.turns.map((token, index) => {
              const { all, left } = figures.standards[index === 0 ? 0 : 1];
              return {
                id: String(index),
                done: token.slid,
                of: all,
                markers: token.markers,
                injured: token.injured,
                current: view.turn?.stalker === stalker.id && view.turn.token === index,
                text: t(token.used ? 'table.turnUsed' : 'table.turnLeft', { token: index + 1, left }),
              };
            })}
          />
        </div>
      </div>
      <Statuses stalker={stalker} figures={figures} />
      <Equipment stalker={stalker} figures={figures} onLook={look} />
      <Pockets stalker={stalker} />
    </section>
  );
}

/** Pins this PDA, whichever Stalker has the open decision. */
function Pin({ stalker }: { readonly stalker: StalkerState }) {
  const { game, ui } = useTable();
  const isPinned = pinned.value === stalker.card;
  const toggle = () => {
    pinned.value = isPinned ? '' : stalker.card;
    if (isPinned) ui.chosen.value = game.decision.value?.who ?? stalker.id;
  };
  useKey('table', tableKeys.pin, toggle);
  return (
    <span class="t-pin">
      <IconButton
        icon="pin"
        kind="quiet"
        label={t(isPinned ? 'table.pda.unpin' : 'table.pda.pin', { stalker: cardIn(stalker.card) })}
        hotkey={tableKeys.pin}
        pressed={isPinned}
        onPress={toggle}
      />
    </span>
  );
}

function Statuses({
  stalker,
  figures,
}: {
  readonly stalker: StalkerState;
  readonly figures: StalkerFigures;
}) {
  const words = useWords();
  const statuses = stalkerStatuses(stalker);
  if (words === null) return null;
  return (
    <ul class="t-statuses">
      {[...new Set(statuses)].map((status) => (
        <li key={status} class={`t-status is-${status}`}>
          <Icon name={status} />
          <GameTerm term={status} />
          {status === 'criticalInjury' ? (
            <span class="read">×{statuses.filter((one) => one === status).length}</span>
          ) : null}
        </li>
      ))}
      <li class={`t-status is-attention-${stalker.attention?.level ?? 'none'}`}>
        <Icon name={stalker.attention?.level === 'high' ? 'attentionHigh' : 'attentionLow'} />
        {stalker.attention === null ? (
          <span>{t('table.attentionOnPda')}</span>
        ) : (
          <>
            <GameTerm term={`${stalker.attention.level}Attention`} />
            <span class="read">{spaceName(words.board, stalker.attention.space)}</span>
          </>
        )}
      </li>
      {figures.seenBy.length === 0 ? null : (
        <li class="t-status is-seen">
          <Icon name="sight" />
          <span>{t('table.seenBy', { enemies: entitiesIn(words.cast, figures.seenBy) })}</span>
        </li>
      )}
    </ul>
  );
}
