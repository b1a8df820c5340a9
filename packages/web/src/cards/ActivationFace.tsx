/** An Enemy Activation card: its parts and steps as text, the current one marked. */
import type {
  ActivationStep,
  BottomStep,
  CardId,
  Colour,
  HighActivationCard,
  LowActivationCard,
  Who,
} from '@zonecrawl/engine/model';
import { box } from '../game/cards.ts';
import { ColourIcon } from '../icons/index.ts';
import { type Name, sentencesOf, t } from '../text/index.ts';
import { Card } from '../widgets/index.ts';
import { cardName, stalkersOut } from '../words/names.ts';
import { Flavour } from './CardText.tsx';

export interface ActivationFaceProps {
  readonly card: CardId;
  /** The current step and its part. */
  readonly step?: number | undefined;
  readonly bottom?: boolean | undefined;
  readonly part?: 'low' | 'none' | 'high' | 'any' | undefined;
  readonly scrolls?: boolean;
}

export function ActivationFace({
  card: id,
  step,
  bottom = false,
  part,
  scrolls = false,
}: ActivationFaceProps) {
  const low = box.value?.lowActivations[id];
  const high = box.value?.highActivations[id];
  const steps = (list: readonly ActivationStep[], here: boolean) => (
    <ol class="t-steps">
      {list
        .map((one, index) => ({ one, number: index + 1 }))
        .map(({ one, number }) => (
          <StepLine
            key={number}
            step={one}
            number={number}
            current={here && !bottom && step === number}
            past={here && ((step ?? 0) > number || bottom)}
          />
        ))}
    </ol>
  );
  return (
    <Card
      kind="event"
      kindName={t(low === undefined ? 'table.activation.high' : 'table.activation.low')}
      title={cardName(id)}
      footer={<Flavour card={id} />}
      scrolls={scrolls}
    >
      {low === undefined ? null : 'any' in low.parts ? (
        <Part name="any" active={part === undefined || part === 'any'}>
          {steps(low.parts.any, true)}
        </Part>
      ) : (
        <>
          <Part name="low" active={part === undefined || part === 'low'}>
            {steps(low.parts.low, part === 'low')}
          </Part>
          <Part name="none" active={part === undefined || part === 'none'}>
            {steps(low.parts.none, part === 'none')}
          </Part>
        </>
      )}
      {high === undefined ? null : steps(high.steps, true)}
      {high?.bottom === undefined ? null : (
        <p class={`t-bottom-step${bottom ? ' is-current' : ''}`}>{bottomText(high.bottom)}</p>
      )}
      {stepsOf(low, high).some(isCounted) ? <p class="t-step-count">{countText()}</p> : null}
    </Card>
  );
}

const stepsOf = (low?: LowActivationCard, high?: HighActivationCard): readonly ActivationStep[] => [
  ...Object.values(low?.parts ?? {}).flat(),
  ...(high?.steps ?? []),
];

/** N+1 Enemies do it. */
const isCounted = (step: ActivationStep): boolean => 'who' in step && step.who.nearest !== undefined;

/** G4: what N is, and how many that are in this game. */
function countText(): string {
  const n = stalkersOut.value;
  return n === null ? t('table.activation.count') : t('table.activation.countNow', { n, more: n + 1 });
}

function Part(props: {
  readonly name: 'low' | 'none' | 'any';
  readonly active: boolean;
  readonly children: preact.ComponentChildren;
}) {
  return (
    <section class={`t-part${props.active ? '' : ' is-idle'}`}>
      <h4 class="label">{t(`table.activation.part.${props.name}`)}</h4>
      {props.children}
    </section>
  );
}

interface StepLineProps {
  readonly step: ActivationStep;
  readonly number: number;
  readonly current: boolean;
  readonly past: boolean;
}

function StepLine({ step, number, current, past }: StepLineProps) {
  const colours = 'who' in step && step.who.colours !== 'all' ? step.who.colours : [];
  return (
    <li
      class={`${current ? 'is-current' : ''}${past ? ' is-past' : ''}${isCounted(step) ? ' is-counted' : ''}`}
      aria-current={current ? 'step' : undefined}
    >
      <span class="t-step-number read">{number}</span>
      <span class="t-step-who">
        {colours.map((colour) => (
          <ColourIcon key={colour} colour={colour} title={t(`table.colour.${colour}`)} size="1.15rem" />
        ))}
      </span>
      <span>{stepText(step)}</span>
    </li>
  );
}

const coloursIn = (colours: readonly Colour[]): readonly Name[] =>
  colours.map((colour) => ({ name: `table.colour.${colour}` }));

/** Who acts, as parameters: every step says it in a message of its own, whole. */
function whoParams({ colours, nearest, withTarget }: Who) {
  const isAll = colours === 'all';
  return {
    who: nearest === undefined ? (isAll ? 'all' : 'colours') : isAll ? 'nearest' : 'other',
    colours: isAll ? [] : coloursIn(colours),
    near: { name: `table.activation.goal.${nearest ?? 'attention'}` },
    target: withTarget === true ? 'yes' : 'no',
  } as const;
}

function stepText(step: ActivationStep): string {
  switch (step.do) {
    case 'move':
      return t('table.activation.move', {
        ...whoParams(step.who),
        upTo: step.upTo,
        goal: { name: `table.activation.goal.${step.toward}` },
        look: step.thenLookAround === undefined ? 'no' : 'yes',
        lookers: coloursIn(step.thenLookAround ?? []),
      });
    case 'goForward':
      return t('table.activation.goForward', { ...whoParams(step.who), upTo: step.upTo });
    case 'attack': {
      const changes = (step.damage ?? []).map(({ colours, by }) =>
        colours === 'all'
          ? t('table.activation.damageOfAll', { by })
          : t('table.activation.damage', { by, colours: coloursIn(colours) }),
      );
      return sentencesOf([t('table.activation.attack', whoParams(step.who)), ...changes]);
    }
    case 'lookAround':
    case 'special':
      return t(`table.activation.${step.do}`, whoParams(step.who));
    case 'moveAttention':
      return t('table.activation.moveAttention', { by: step.by });
  }
}

function bottomText(step: BottomStep): string {
  switch (step.do) {
    case 'throwGrenade':
      return t('table.activation.bottom.throwGrenade', { damage: step.damage });
    case 'suppressingFire':
      return t('table.activation.bottom.suppressingFire', { enemies: step.enemies });
    case 'specialOfColours':
      return t('table.activation.bottom.specialOfColours', { colours: coloursIn(step.colours) });
    default:
      return t(`table.activation.bottom.${step.do}`);
  }
}
