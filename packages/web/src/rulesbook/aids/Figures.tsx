/** Everybody who may stand on the map, with their picture. */
import type { CardId } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { Face } from '../../faces/index.ts';
import { box } from '../../game/cards.ts';
import { notesOf, t } from '../../text/index.ts';
import { cardName } from '../../words/names.ts';

export function Figures() {
  const there = box.value;
  if (there === null) return null;
  return (
    <>
      <Faces title={t('term.stalker.name')}>
        {Object.keys(there.stalkers).map((card) => (
          <Figure key={card} card={card} />
        ))}
      </Faces>
      <Faces title={t('term.companion.name')}>
        {Object.keys(there.companions).map((card) => (
          <Figure key={card} card={card} />
        ))}
      </Faces>
      <Faces title={t('term.enemy.name')}>
        {Object.values(there.enemies).map(({ id, category, types }) => (
          <Figure
            key={id}
            card={id}
            kind={notesOf([
              t(`table.enemy.category.${category}`),
              ...types.map((type) => t(`term.${type}.name`)),
            ])}
          />
        ))}
      </Faces>
      <Faces title={t('term.anomaly.name')}>
        {Object.values(there.anomalies).map(({ id, type }) => (
          <Figure key={id} card={id} kind={t(`table.anomalyType.${type}`)} />
        ))}
      </Faces>
    </>
  );
}

function Faces({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="aid-part">
      <h3>{title}</h3>
      <ul class="aid-faces">{children}</ul>
    </section>
  );
}

function Figure({ card, kind }: { readonly card: CardId; readonly kind?: string }) {
  return (
    <li>
      <span class="aid-face">
        <Face card={card} detail="figure" />
      </span>
      <b>{cardName(card)}</b>
      {kind === undefined ? null : <small>{kind}</small>}
    </li>
  );
}
