import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons/index.ts';

export const cardKinds = [
  'weapon',
  'armor',
  'attachment',
  'artifact',
  'item',
  'stalker',
  'enemy',
  'event',
] as const;
export type CardKind = (typeof cardKinds)[number];

export interface CardFigure {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
}

export interface CardProps {
  readonly kind: CardKind;
  readonly kindName: string;
  readonly title: string;
  /** Tier, coupons and the like, at the upper right. */
  readonly corner?: ComponentChildren;
  readonly picture?: ComponentChildren;
  readonly figures?: readonly CardFigure[];
  readonly children?: ComponentChildren;
  readonly footer?: ComponentChildren;
  readonly dimmed?: boolean;
  /** It may have less room than it needs, and is scrolled then: by keys, too. */
  readonly scrolls?: boolean;
}

const icons: Readonly<Record<CardKind, IconName>> = {
  weapon: 'weapon',
  armor: 'armor',
  attachment: 'attachment',
  artifact: 'artifact',
  item: 'item',
  stalker: 'stalker',
  enemy: 'enemy',
  event: 'event',
};

/** A card face on worn paper. */
export function Card(props: CardProps) {
  const {
    kind,
    kindName,
    title,
    corner,
    picture,
    figures = [],
    children,
    footer,
    dimmed = false,
    scrolls = false,
  } = props;
  return (
    <article
      class={`z-card z-card-${kind}${dimmed ? ' is-dimmed' : ''}`}
      aria-label={title}
      tabIndex={scrolls ? 0 : undefined}
    >
      <header class="z-card-head">
        <span class="z-card-kind">
          <Icon name={icons[kind]} size="1.4rem" />
          <span>{kindName}</span>
        </span>
        {corner === undefined ? null : <span class="z-card-corner read">{corner}</span>}
        <h3 class="z-card-title">{title}</h3>
      </header>
      {picture === undefined && figures.length === 0 ? null : (
        <div class="z-card-plate">
          {picture}
          {figures.length === 0 ? null : (
            <dl class="z-card-figures">
              {figures.map((figure) => (
                <div key={figure.label} class="z-card-figure">
                  <dt>
                    <Icon name={figure.icon} />
                    <span>{figure.label}</span>
                  </dt>
                  <dd class="read">{figure.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      {children === undefined ? null : <div class="z-card-text">{children}</div>}
      {footer === undefined ? null : <footer class="z-card-foot">{footer}</footer>}
    </article>
  );
}

export interface CardLineProps {
  readonly cost: 'standard' | 'free' | 'passive';
  readonly costName: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** One Action or ability printed on a card. */
export function CardLine({ cost, costName, title, children }: CardLineProps) {
  return (
    <div class="z-card-line">
      {cost === 'passive' ? null : (
        <Icon name={cost === 'free' ? 'freeAction' : 'standardAction'} title={costName} size="1.4rem" />
      )}
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
