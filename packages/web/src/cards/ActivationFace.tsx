/** An Enemy Activation card: its parts and steps as text, the current one marked. */
import type { ActivationStep, BottomStep, CardId, Who } from '@zonecrawl/engine/model';
import { box } from '../game/cards.ts';
import { ColourIcon } from '../icons/index.ts';
import { listOf, t } from '../text/index.ts';
import { Card } from '../widgets/index.ts';
import { cardName } from '../words/names.ts';
import { Flavour } from './CardText.tsx';

export interface ActivationFaceProps {
  readonly card: CardId;
  /** The current step and its part. */
  readonly step?: number | undefined;
  readonly bottom?: boolean | undefined;
  readonly part?: 'low' | 'none' | 'high' | 'any' | undefined;
}

export function ActivationFace({ card: id, step, bottom = false, part }: ActivationFaceProps) {
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
        <p class={`t-bottom-step${bottom ? ' is-current' : ''}`}>{sentence(bottomText(high.bottom))}</p>
      )}
    </Card>
  );
}

function Part(props: {
  readonly name: string;
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
      class={`${current ? 'is-current' : ''}${past ? ' is-past' : ''}`}
      aria-current={current ? 'step' : undefined}
    >
      <span class="t-step-number read">{number}</span>
      <span class="t-step-who">
        {colours.map((colour) => (
          <ColourIcon key={colour} colour={colour} title={t(`table.colour.${colour}`)} size="1.15rem" />
        ))}
      </span>
      <span>{sentence(stepText(step))}</span>
    </li>
  );
}

/** A step's text begins with the acting Enemies in lower case. */
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function whoText({ colours, nearest, withTarget }: Who): string {
  const base =
    colours === 'all'
      ? t('table.activation.who.all')
      : listOf(colours.map((colour) => t(`table.colour.${colour}`)));
  if (nearest !== undefined)
    return t('table.activation.who.nearest', {
      all: colours === 'all' ? 'yes' : 'no',
      who: base,
      goal: t(`table.activation.goal.${nearest}`),
    });
  return withTarget === true ? t('table.activation.who.withTarget', { who: base }) : base;
}

function stepText(step: ActivationStep): string {
  switch (step.do) {
    case 'move':
      return t('table.activation.move', {
        who: whoText(step.who),
        upTo: step.upTo,
        goal: t(`table.activation.goal.${step.toward}`),
        look: step.thenLookAround === undefined ? 'no' : 'yes',
        lookers:
          step.thenLookAround === undefined
            ? ''
            : listOf(step.thenLookAround.map((colour) => t(`table.colour.${colour}`))),
      });
    case 'goForward':
      return t('table.activation.goForward', {
        who: whoText(step.who),
        upTo: step.upTo,
      });
    case 'attack': {
      const changes = (step.damage ?? []).map(({ colours, by }) =>
        t('table.activation.damage', {
          by: by > 0 ? `+${by}` : `−${-by}`,
          who: listOf(colours.map((colour) => t(`table.colour.${colour}`))),
        }),
      );
      return [t('table.activation.attack', { who: whoText(step.who) }), ...changes].join(' ');
    }
    case 'lookAround':
    case 'special':
      return t(`table.activation.${step.do}`, { who: whoText(step.who) });
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
      return t('table.activation.bottom.specialOfColours', {
        who: listOf(step.colours.map((colour) => t(`table.colour.${colour}`))),
      });
    default:
      return t(`table.activation.bottom.${step.do}`);
  }
}
