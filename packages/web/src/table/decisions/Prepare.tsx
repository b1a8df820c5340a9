/** Prepare: what all Stalkers on the space have, and what can be done with each thing. */
import type { Decision, Option, StalkerId } from '@zonecrawl/engine/model';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { actionIcon } from '../../words/actions.ts';
import { magazineIcons, thingName } from '../../words/gear.ts';
import { cardIn, cardName, entityIn } from '../../words/names.ts';
import { exchangeText } from '../../words/options.ts';
import { StalkerBadge } from '../parts/Badge.tsx';
import { Confirm } from '../parts/Confirm.tsx';
import { useTable, useWords } from '../state/context.ts';
import { DecisionFrame } from './DecisionFrame.tsx';

type Exchange = Extract<Option, { readonly is: 'exchange' }>;
interface Row {
  readonly key: string;
  readonly thing: Exchange['thing'];
  readonly ways: { readonly option: Exchange; readonly index: number }[];
}

export function Prepare({ decision }: { readonly decision: Decision }) {
  const { game, ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const done = decision.options.findIndex((option) => option.is === 'say' && option.say === 'done');
  const people = rowsByStalker(decision);
  return (
    <DecisionFrame
      decision={decision}
      foot={<Confirm text={t('decision.prepare.say.done')} onConfirm={() => void game.answer(done)} />}
    >
      {[...people].map(([stalker, rows]) => (
        <section key={stalker} class="t-group">
          <h3>
            <StalkerBadge id={stalker} />
          </h3>
          <ul class="t-things">
            {rows.map(({ key, thing, ways }) => (
              <li key={key}>
                <ThingName
                  thing={thing}
                  onLook={(card) => {
                    ui.card.value = card;
                  }}
                />
                <span class="t-ways">
                  {ways.map(({ option, index }) => (
                    <button
                      key={index}
                      type="button"
                      class="t-way"
                      onClick={() => void game.answer(index)}
                      aria-label={exchangeText(option, words.cast)}
                    >
                      {option.exchange === 'give'
                        ? t('decision.exchange.giveTo', { to: entityIn(words.cast, option.to) })
                        : t(`decision.exchange.short.${option.exchange}`)}
                    </button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DecisionFrame>
  );
}

function rowsByStalker({ options }: Decision): ReadonlyMap<StalkerId, readonly Row[]> {
  const people = new Map<StalkerId, Row[]>();
  for (const [index, option] of options.entries()) {
    if (option.is !== 'exchange') continue;
    const rows = people.get(option.from) ?? [];
    people.set(option.from, rows);
    const key = JSON.stringify(option.thing);
    const row = rows.find((one) => one.key === key);
    if (row === undefined) rows.push({ key, thing: option.thing, ways: [{ option, index }] });
    else row.ways.push({ option, index });
  }
  return people;
}

interface ThingNameProps {
  readonly thing: Exchange['thing'];
  readonly onLook: (card: string) => void;
}

function ThingName({ thing, onLook }: ThingNameProps) {
  if (thing.thing === 'card') {
    return (
      <span class="t-thing">
        <Icon name={actionIcon('', thing.card)} />
        <span>{cardName(thing.card)}</span>
        <IconButton
          icon="why"
          kind="quiet"
          label={t('table.lookAt', { card: cardIn(thing.card) })}
          onPress={() => onLook(thing.card)}
        />
      </span>
    );
  }
  const icon =
    thing.thing === 'bolt' ? 'bolt' : thing.thing === 'magazine' ? magazineIcons[thing.magazine] : 'item';
  return (
    <span class="t-thing">
      <Icon name={icon} />
      <span>{thingName(thing)}</span>
    </span>
  );
}
