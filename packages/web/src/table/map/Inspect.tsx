/**
 * What was tapped on the map: an Enemy with its card, sight and the odds against it; a space with all that is on it.
 */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { EnemyState } from '@zonecrawl/engine/model';
import { CardFace } from '../../cards/CardFace.tsx';
import { Clauses } from '../../cards/RichText.tsx';
import { Icon } from '../../icons/index.ts';
import { optionKey, tableKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { abilityName, actionIn } from '../../words/actions.ts';
import { figureText } from '../../words/figures.ts';
import { entityName } from '../../words/names.ts';
import { refusalText } from '../../words/reasons.ts';
import { spaceName } from '../../words/spaces.ts';
import { Beside } from '../parts/Beside.tsx';
import { Odds } from '../parts/Odds.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { shot } from '../state/shot.ts';
import { selectedEnemy } from '../state/ui.ts';
import { spaceOfEntity } from '../state/where.ts';
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
  // Whoever has died or left since has no panel any more.
  if (selection.kind === 'entity' && enemy === undefined && entity === undefined) return null;
  const title =
    selection.kind === 'space' ? spaceName(words.board, selection.id) : entityName(words.cast, selection.id);
  const space = selection.kind === 'space' ? selection.id : (enemy?.space ?? entity?.space ?? null);
  const isAimed = enemy !== undefined && game.asked.value !== null && game.choosing.value?.kind === 'action';
  const panel = (
    <section class="t-inspect" aria-label={t('table.inspect')}>
      <header class="t-inspect-head">
        <h2>{title}</h2>
        {selection.kind === 'entity' && space !== null ? (
          <button
            type="button"
            class="t-at read"
            title={t('table.showOnMap')}
            onClick={() => {
              ui.lookAt.value = { spaces: [space], figure: selection.id, centre: true };
            }}
          >
            <Icon name="map" />
            {spaceName(words.board, space)}
          </button>
        ) : null}
        <IconButton icon="close" kind="quiet" label={t('ui.button.close')} onPress={close} />
      </header>
      <div class="t-inspect-body">
        {enemy === undefined ? null : <EnemyDetails enemy={enemy} />}
        {entity !== undefined && 'dead' in entity && entity.dead ? (
          <p class="t-warning">{figureText(entity.id, words)}</p>
        ) : null}
        {entity === undefined ? null : <CardFace card={entity.card} />}
        {space === null ? null : <SpaceDetails space={space} />}
      </div>
    </section>
  );
  // The odds stand beside whom they are about, if that leaves all in sight that can be chosen.
  if (!isAimed || space === null) return panel;
  const from = spaceOfEntity(words.view, game.asked.value?.who);
  const ends = ui.reach.value.map((one) => one.space);
  const clear = [...new Set([space, ...ends, ...(from === undefined ? [] : [from])])];
  const subject = { id: `inspect ${enemy.id}`, space, clear };
  return <Beside subject={subject}>{panel}</Beside>;
}

function EnemyDetails({ enemy }: { readonly enemy: EnemyState }) {
  const { game, ui } = useTable();
  const words = useWords();
  const decision = game.choosing.value;
  if (words === null) return null;
  const reach = enemy.space === null ? undefined : ui.reach.value.find(({ space }) => space === enemy.space);
  const [possible, refused] = [
    ui.odds.value.filter(({ odds }) => odds.refusal === null),
    // Said once, however many attacks it keeps from.
    ui.odds.value.filter(
      ({ odds: { refusal } }, index, all) =>
        refusal !== null && all.findIndex((one) => one.odds.refusal?.reason === refusal.reason) === index,
    ),
  ];
  let keys = 0;
  return (
    <>
      {refused.map(({ action, card, odds }) =>
        odds.refusal === null ? null : (
          <p key={`${action.action}${action.source}`} class="t-warning">
            {t('table.cannotShoot', {
              action: actionIn(action.action, card),
              reason: refusalText(odds.refusal),
            })}{' '}
            <Clauses clauses={[odds.refusal.clause]} />
          </p>
        ),
      )}
      {possible.map(({ option, action, card, odds }) => (
        <Odds
          key={`${action.action}${action.source}`}
          odds={odds}
          title={abilityName(action.action, card)}
          keys={odds.parts.map(() => optionKey(keys++))}
          onShoot={
            decision === null || option === null
              ? undefined
              : (part) => {
                  // The dice come where the card was.
                  ui.selection.value = null;
                  void game.answerAll(shot(words.view, decision, option, enemy.id, part));
                }
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
  const features = spaceFeatures(words, space, ui.around.value);
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
        anomaly === null ? null : <CardFace key={id} card={anomaly.card} />,
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
