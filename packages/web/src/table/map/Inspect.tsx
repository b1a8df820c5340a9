/**
 * What was tapped on the map: an Enemy with its card, sight and the odds against it; a space with all that is on it.
 */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { EnemyState } from '@zonecrawl/engine/model';
import { CardFace } from '../../cards/CardFace.tsx';
import { Icon } from '../../icons/index.ts';
import { optionKey, tableKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { abilityName } from '../../words/actions.ts';
import { cardName, entityName } from '../../words/names.ts';
import { spaceName } from '../../words/spaces.ts';
import { Odds } from '../parts/Odds.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { shot } from '../state/shot.ts';
import { selectedEnemy } from '../state/ui.ts';
import { spaceFeatures } from './describe.ts';

export function Inspect() {
  const { game, ui } = useTable();
  const words = useWords();
  const selection = ui.selection.value;
  const close = () => {
    ui.selection.value = null;
  };
  useKey('table', selection === null ? undefined : tableKeys.cancel, close);
  if (selection === null || words === null) return null;
  const enemy = selectedEnemy(game, selection);
  const entity =
    selection.kind === 'entity'
      ? [...words.view.stalkers, ...words.view.companions].find(({ id }) => id === selection.id)
      : undefined;
  const title =
    selection.kind === 'space' ? spaceName(words.board, selection.id) : entityName(words.cast, selection.id);
  const space = selection.kind === 'space' ? selection.id : (enemy?.space ?? entity?.space ?? null);
  return (
    <section class="t-inspect" aria-label={t('table.inspect')}>
      <header class="t-inspect-head">
        <h2>{title}</h2>
        {selection.kind === 'entity' && space !== null ? (
          <button
            type="button"
            class="t-clause read"
            aria-label={t('table.showOnMap')}
            onClick={() => {
              ui.lookAt.value = { space };
            }}
          >
            {spaceName(words.board, space)}
          </button>
        ) : null}
        <IconButton icon="close" kind="quiet" label={t('ui.button.close')} onPress={close} />
      </header>
      <div class="t-inspect-body">
        {enemy === undefined ? null : <EnemyDetails enemy={enemy} />}
        {entity === undefined ? null : <CardFace card={entity.card} />}
        {space === null ? null : <SpaceDetails space={space} />}
      </div>
    </section>
  );
}

function EnemyDetails({ enemy }: { readonly enemy: EnemyState }) {
  const { game, ui } = useTable();
  const words = useWords();
  const decision = game.decision.value;
  if (words === null) return null;
  const reach = enemy.space === null ? undefined : ui.reach.value.find(({ space }) => space === enemy.space);
  let keys = 0;
  return (
    <>
      {ui.odds.value.map(({ option, action, card, odds }) => (
        <Odds
          key={`${action.action}${action.source}`}
          odds={odds}
          title={abilityName(action.action, card)}
          keys={odds.parts.map(() => optionKey(keys++))}
          onShoot={
            decision === null || option === null || odds.refusal !== null
              ? undefined
              : (part) => void game.answerAll(shot(words.view, decision, option, enemy.id, part))
          }
        />
      ))}
      {reach === undefined || enemy.space === null ? null : (
        <OptionButton
          title={t('table.moveHere')}
          icon="movement"
          onPress={() => {
            if (enemy.space !== null) ui.drawWalk(enemy.space);
            ui.selection.value = null;
          }}
        />
      )}
      <p class="t-help">{t('table.sightShown')}</p>
      <CardFace card={enemy.card} />
    </>
  );
}

function SpaceDetails({ space }: { readonly space: SpaceId }) {
  const { ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const features = spaceFeatures(words.view, words.board, words.cast, space);
  const anomalies = words.view.overlays.filter(
    ({ symbols, anomaly }) => anomaly !== null && symbols.some((symbol) => symbol.space === space),
  );
  return (
    <>
      <ul class="t-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {anomalies.map(({ id, anomaly }) =>
        anomaly === null ? null : (
          <button
            key={id}
            type="button"
            class="t-small-card"
            onClick={() => {
              ui.card.value = anomaly.card;
            }}
          >
            <Icon name="warning" />
            <span>{cardName(anomaly.card)}</span>
          </button>
        ),
      )}
      <OptionButton
        title={t('table.measureFrom')}
        icon="range"
        onPress={() => {
          ui.tool.value = 'ruler';
          ui.rulerFrom.value = space;
        }}
      />
    </>
  );
}
