/** Icons, dice and tokens with their meaning, and the index of all terms. */
import type { ComponentChildren } from 'preact';
import { type BoardToken, TokenPicture } from '../../board/index.ts';
import { Clauses } from '../../cards/RichText.tsx';
import { termIcons } from '../../cards/termIcons.ts';
import { box } from '../../game/cards.ts';
import { ColourIcon, Die, type DieFace, Icon, type IconName } from '../../icons/index.ts';
import { languageNow, t } from '../../text/index.ts';
import { plainText } from '../../words/terms.ts';
import { clausesOf, Entries, Entry, TermEntry } from './Entry.tsx';
import { colours, dice, statuses, terms } from './pages.ts';

const diePictures: Readonly<Record<(typeof dice)[number], DieFace>> = {
  stalkerDie: { die: 'stalker', successes: 1, masks: 1 },
  equipmentDie: { die: 'equipment', successes: 2, accurate: true },
  anomalyDie: { die: 'anomaly', petals: 4 },
};

export function DieEntries() {
  return (
    <>
      {dice.map((term) => (
        <TermEntry key={term} term={term} picture={<Die face={diePictures[term]} title="" size={40} />} />
      ))}
    </>
  );
}

export function Icons() {
  return (
    <>
      <Entries title={t('aid.icons.name')}>
        {Object.keys(termIcons).map((term) => (
          <TermEntry key={term} term={term} />
        ))}
      </Entries>
      <Entries title={t('aid.dice')}>
        <DieEntries />
      </Entries>
      <Entries title={t('term.colour.name')}>
        {colours.map((colour) => (
          <TermEntry
            key={colour}
            term={colour}
            picture={<ColourIcon colour={colour} title={t(`table.colour.${colour}`)} size="1.8rem" />}
          />
        ))}
      </Entries>
    </>
  );
}

const at = { id: '', space: '' };
const owner = { ring: 'blue', letter: 'A' } as const;

/** What lies on the map, as it looks there. */
const onMap: Readonly<Record<string, BoardToken>> = {
  lowAttention: { ...at, kind: 'attention', level: 'low', ...owner },
  highAttention: { ...at, kind: 'attention', level: 'high', ...owner },
  loot: { ...at, kind: 'loot', count: 2 },
  unknown: { ...at, kind: 'unknown', count: 1 },
  bolt: { ...at, kind: 'bolt' },
  artifact: { ...at, kind: 'artifact' },
  noVisibility: { ...at, kind: 'noVisibility' },
  entrance: { ...at, kind: 'entrance' },
  magazine: { ...at, kind: 'magazine', ammo: 'rifle' },
};
const onPda = [...statuses, 'leadStalker', 'coupons'];

const lootIcons: Readonly<Record<string, IconName>> = {
  'loot-bolts': 'bolt',
  'loot-pistol': 'magazinePistol',
  'loot-rifle': 'magazineRifle',
  'loot-shotgun': 'magazineShotgun',
  'loot-ammo-crate': 'magazineSpecial',
  'loot-coupons': 'coupons',
  'loot-wallet': 'coupons',
  'loot-attachment': 'attachment',
  'loot-weapon': 'weapon',
  'loot-armor': 'armor',
  'loot-artifact': 'artifact',
  'loot-photo': 'focus',
  'loot-junk': 'close',
};

export function Tokens() {
  const { loot = {}, unknown = {} } = box.value ?? {};
  return (
    <>
      <Entries title={t('aid.tokens.map')}>
        {Object.entries(onMap).map(([term, token]) => (
          <TermEntry key={term} term={term} picture={<TokenPicture token={token} />} />
        ))}
      </Entries>
      <Entries title={t('aid.tokens.pda')}>
        {onPda.map((term) => (
          <TermEntry key={term} term={term} />
        ))}
      </Entries>
      <Entries title={t('term.loot.name')}>
        {Object.values(loot).map(({ id, copies }) => (
          <Face
            key={id}
            id={id}
            copies={copies}
            picture={<Icon name={lootIcons[id] ?? 'item'} size="1.8rem" />}
          />
        ))}
      </Entries>
      <Entries title={t('term.unknown.name')}>
        {Object.values(unknown).map(({ id, copies, shows }) => (
          <Face
            key={id}
            id={id}
            copies={copies}
            picture={
              shows === null ? (
                <Icon name="close" size="1.8rem" />
              ) : (
                <ColourIcon colour={shows.colour} title={t(`table.colour.${shows.colour}`)} size="1.8rem" />
              )
            }
          />
        ))}
      </Entries>
    </>
  );
}

/** One face of the tokens that lie face down, and how many there are of it. */
function Face(props: { readonly id: string; readonly copies: number; readonly picture: ComponentChildren }) {
  const { id, copies, picture } = props;
  return (
    <Entry
      picture={picture}
      name={t('aid.copies', { name: { name: `token.${id}.name` }, copies })}
      text={plainText(t(`token.${id}.text`))}
    />
  );
}

export function Index() {
  const language = languageNow();
  const sorted = terms
    .map((term) => ({ term, name: t(`term.${term}.name`) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <dl class="aid-words">
      {sorted.map(({ term, name }) => (
        <div key={term}>
          <dt>{name}</dt>
          <dd>
            <Clauses clauses={clausesOf(term)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
