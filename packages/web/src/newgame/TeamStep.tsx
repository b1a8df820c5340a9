/** Who goes: how many Stalkers, which, and who at the screen plays them. */
import { useSignal } from '@preact/signals';
import { BOTS, type Bot } from '@zonecrawl/bots/seats';
import type { Box } from '@zonecrawl/engine/cards';
import type { CardId } from '@zonecrawl/engine/kernel';
import { FigurePicture, stalkerFigure } from '../board/index.ts';
import { box } from '../game/cards.ts';
import { games } from '../saves/index.ts';
import { CardFace } from '../table/cards/CardFace.tsx';
import { cardName, rings } from '../table/names.ts';
import { t, textOr } from '../text/index.ts';
import { Button, Choice, Sheet, TextField } from '../widgets/index.ts';
import {
  bots,
  MOST_STALKERS,
  namePerson,
  people,
  resize,
  seatBot,
  seatStalker,
  stalkersOf,
  team,
} from './draft.ts';

const PEOPLE_LIST = 'people-known';

export function TeamStep() {
  const there = box.value;
  const choosing = useSignal<number | null>(null);
  if (there === null) return null;
  const count = team.value.length;
  return (
    <div class="new-team">
      <Choice
        label={t('ui.new.count')}
        hint={t(count === 1 ? 'ui.new.countOne' : 'ui.new.countHint')}
        chosen={count}
        options={Array.from({ length: MOST_STALKERS }, (_, index) => ({
          value: index + 1,
          text: String(index + 1),
        }))}
        onChoose={(next) => resize(there, next)}
      />
      <ol class="new-seats">
        {team.value.map(({ stalker }, seat) => (
          <li key={rings[seat]} class={`new-seat ring-${rings[seat]}`}>
            <FigurePicture figure={stalkerFigure} title="" size={56} />
            <div class="new-seat-words">
              <h2>{cardName(stalker)}</h2>
              <p>{textOr('', [`card.${stalker}.line`, `card.${stalker}.flavour`])}</p>
            </div>
            <Button
              icon="people"
              onPress={() => {
                choosing.value = seat;
              }}
            >
              {t('ui.new.change')}
              <span class="unseen"> {cardName(stalker)}</span>
            </Button>
            <Player seat={seat} name={cardName(stalker)} />
          </li>
        ))}
      </ol>
      <p class="z-hint">{t('ui.new.personHint')}</p>
      <datalist id={PEOPLE_LIST}>
        {knownPeople().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {choosing.value === null ? null : (
        <ChooseStalker
          there={there}
          seat={choosing.value}
          onClose={() => {
            choosing.value = null;
          }}
        />
      )}
    </div>
  );
}

const PERSON = 'person';

/** A person, by name if there is one, or a bot. */
function Player({ seat, name }: { readonly seat: number; readonly name: string }) {
  const bot = bots.value[seat] ?? null;
  return (
    <div class="new-player">
      <Choice<Bot | typeof PERSON>
        label={t('ui.new.plays', { name })}
        hint={bot === null ? undefined : t(`hint.bot.${bot}.about`)}
        chosen={bot ?? PERSON}
        options={[
          { value: PERSON, text: t('ui.new.plays.person'), icon: 'people' },
          ...BOTS.map((value) => ({ value, text: t(`hint.bot.${value}`), icon: 'bot' as const })),
        ]}
        onChoose={(value) => seatBot(seat, value === PERSON ? null : value)}
      />
      {bot === null ? (
        <TextField
          label={t('ui.new.person', { name })}
          placeholder={t('ui.new.personNobody')}
          value={people.value[seat] ?? ''}
          longest={30}
          list={PEOPLE_LIST}
          onInput={(person) => namePerson(seat, person)}
        />
      ) : null}
    </div>
  );
}

/** Everybody who ever played in this browser, and whoever is named already. */
function knownPeople(): readonly string[] {
  const all = [...people.value, ...(games.value ?? []).flatMap((game) => game.people)];
  return [...new Set(all.filter((name) => name.trim() !== ''))].sort();
}

function ChooseStalker({
  there,
  seat,
  onClose,
}: {
  readonly there: Box;
  readonly seat: number;
  readonly onClose: () => void;
}) {
  const now = team.value[seat]?.stalker;
  const seatOf = (card: CardId): number => team.value.findIndex(({ stalker }) => stalker === card);
  return (
    <Sheet open title={t('ui.new.choose')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <ul class="new-cards">
        {stalkersOf(there).map((card) => (
          <li key={card}>
            <CardFace card={card} />
            <Button
              wide
              kind={card === now ? 'primary' : 'plain'}
              icon={card === now ? 'check' : 'people'}
              onPress={() => {
                seatStalker(seat, card);
                onClose();
              }}
            >
              {seatOf(card) >= 0 && card !== now
                ? t('ui.new.swap', { name: cardName(card) })
                : t('ui.new.take', { name: cardName(card) })}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
