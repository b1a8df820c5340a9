/** An Enemy card: category and types, Sight cross, To Hit tables, its Attack and what else it does. */
import type { CardId, EnemyCard, ToHit } from '@zonecrawl/engine/model';
import { Face } from '../faces/index.ts';
import { box } from '../game/cards.ts';
import { Icon } from '../icons/index.ts';
import { notesOf, t, textOr } from '../text/index.ts';
import { Card } from '../widgets/index.ts';
import { cardName, plain } from '../words/names.ts';
import { CardText, Flavour } from './CardText.tsx';

/** Unlimited. */
const FAR = 254;

export function EnemyFace({ card: id }: { readonly card: CardId }) {
  const card = box.value?.enemies[id];
  if (card === undefined) return null;
  return (
    <Card
      kind="enemy"
      kindName={notesOf([
        t(`table.enemy.category.${card.category}`),
        ...card.types.map((type) => t(`term.${type}.name`)),
      ])}
      title={cardName(id)}
      picture={<Face card={id} />}
      figures={[
        { icon: 'movement', label: t('table.enemy.movement'), value: String(card.movement) },
        { icon: 'health', label: t('table.card.hp'), value: String(card.hp) },
      ]}
      footer={<Flavour card={id} />}
    >
      <div class="t-enemy">
        <SightCross sight={card.sight} />
        <Tables body={card.body} />
      </div>
      <p class="t-card-line">
        <strong>{textOr(plain(card.attack.id), [`attack.${card.attack.id}.name`])}</strong>{' '}
        {t(`table.enemy.attack.${card.attack.kind}`, {
          damage: card.attack.damage,
          range: card.attack.range >= FAR ? '∞' : card.attack.range,
        })}
      </p>
      <CardText card={id} />
    </Card>
  );
}

/** How far it sees ahead, to its sides and behind, ahead being up. */
function SightCross({ sight }: { readonly sight: EnemyCard['sight'] }) {
  const word = (value: number): string => (value >= FAR ? '∞' : String(value));
  return (
    <svg
      class="t-sight-cross"
      viewBox="0 0 78 78"
      width="78"
      height="78"
      role="img"
      aria-label={t('table.enemy.sight', {
        front: word(sight.front),
        left: word(sight.left),
        right: word(sight.right),
        back: word(sight.back),
      })}
    >
      <path class="t-sight-arrow" d="M39 2l8 10h-16Z" />
      <path class="t-sight-box" d="M28 13h22v22h22v22h-22v21h-22v-21h-22v-22h22Z" />
      <text x="39" y="30">
        {word(sight.front)}
      </text>
      <text x="17" y="51">
        {word(sight.left)}
      </text>
      <text x="61" y="51">
        {word(sight.right)}
      </text>
      <text x="39" y="73">
        {word(sight.back)}
      </text>
    </svg>
  );
}

function Tables({ body }: { readonly body: EnemyCard['body'] }) {
  return (
    <div class="t-tables">
      {body.head === undefined ? null : <Table part="head" rows={body.head} />}
      <Table part="torso" rows={body.torso} />
    </div>
  );
}

function Table({ part, rows }: { readonly part: 'head' | 'torso'; readonly rows: readonly ToHit[] }) {
  return (
    <dl class="t-to-hit">
      <div>
        <dt>
          <Icon name={part} title={t(`term.${part}.name`)} size="1.3rem" />
        </dt>
        <dd class="label">{t(`term.${part}.name`)}</dd>
      </div>
      {rows.map(({ at, effects }) => (
        <div key={at}>
          <dt class="read">{at}+</dt>
          <dd>{effects.map((effect) => t(`table.wound.${effect}`)).join(' + ')}</dd>
        </div>
      ))}
    </dl>
  );
}
