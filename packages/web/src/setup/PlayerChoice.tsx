/** Who plays a Stalker: a person, by name if they like, or a bot. */
import './players.css';
import { BOTS, type Bot } from '@zonecrawl/bots/seats';
import { games, type Player } from '../saves/index.ts';
import { type Name, t } from '../text/index.ts';
import { Choice, TextField } from '../widgets/index.ts';

const PERSON = 'person';
const PEOPLE_LIST = 'people-known';

interface PlayerChoiceProps {
  /** Of the Stalker. */
  readonly name: Name;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
}

export function PlayerChoice({ name, player, onChange }: PlayerChoiceProps) {
  const { bot, person } = player;
  return (
    <div class="new-player">
      <Choice<Bot | typeof PERSON>
        label={t('ui.new.plays', { stalker: name })}
        hint={bot === null ? undefined : t(`hint.bot.${bot}.about`)}
        chosen={bot ?? PERSON}
        options={[
          { value: PERSON, text: t('ui.new.plays.person'), icon: 'people' },
          ...BOTS.map((value) => ({ value, text: t(`hint.bot.${value}`), icon: 'bot' as const })),
        ]}
        onChoose={(value) => onChange({ person, bot: value === PERSON ? null : value })}
      />
      {bot === null ? (
        <TextField
          label={t('ui.new.person', { stalker: name })}
          placeholder={t('ui.new.personNobody')}
          value={person}
          longest={30}
          list={PEOPLE_LIST}
          onInput={(typed) => onChange({ person: typed, bot })}
        />
      ) : null}
    </div>
  );
}

/** Suggested names: all players of stored games, and those named already. */
export function KnownPeople({ besides }: { readonly besides: readonly Player[] }) {
  const all = [
    ...besides.map(({ person }) => person),
    ...(games.value ?? []).flatMap(({ people }) => people),
  ];
  const names = [...new Set(all.map((name) => name.trim()))].filter((name) => name !== '').sort();
  return (
    <datalist id={PEOPLE_LIST}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
