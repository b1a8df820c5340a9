/** All figures on the map as a list: name, space, HP, who sees whom. A press shows one on the map. */
import type { EntityId } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { Sheet } from '../../widgets/index.ts';
import { figuresOnMap, hitsOf, inSightOf, seenStalkers } from '../../words/figures.ts';
import { entitiesIn, entityName } from '../../words/names.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import { inspect } from '../map/taps.ts';
import { useTable, useWords } from '../state/context.ts';
import { spaceOfEntity } from '../state/where.ts';

export function Figures({ onClose }: { readonly onClose: () => void }) {
  const { ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const show = (id: EntityId) => {
    const space = spaceOfEntity(words.view, id);
    onClose();
    inspect(ui, { kind: 'entity', id });
    if (space !== undefined) ui.lookAt.value = { spaces: [space], figure: id, centre: true };
  };
  return (
    <Sheet open title={t('command.figures')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <table class="t-figures">
        <thead>
          <tr>
            <th scope="col">{t('command.figure')}</th>
            <th scope="col">{t('command.space')}</th>
            <th scope="col">{t('term.hp.name')}</th>
            <th scope="col">{t('term.sight.name')}</th>
          </tr>
        </thead>
        <tbody>
          {figuresOnMap(words.view).map((id) => (
            <Row key={id} id={id} words={words} onShow={() => show(id)} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

interface RowProps {
  readonly id: EntityId;
  readonly words: Words;
  readonly onShow: () => void;
}

function Row({ id, words, onShow }: RowProps) {
  const { view, board, cast } = words;
  const space = spaceOfEntity(view, id);
  return (
    <tr>
      <th scope="row">
        <button type="button" class="t-figure-row" onClick={onShow}>
          {entityName(cast, id)}
        </button>
      </th>
      <td class="read">{space === undefined ? '' : spaceName(board, space)}</td>
      <td class="read">{conditionOf(id, words)}</td>
      <td>{sightOf(id, words)}</td>
    </tr>
  );
}

/** HP; of a Companion, who has none, how often it was hit. */
function conditionOf(id: EntityId, { view }: Words): string {
  const companion = view.companions.find((one) => one.id === id);
  if (companion !== undefined) return t('command.hits', { wounds: hitsOf(companion) });
  return String([...view.stalkers, ...view.enemies].find((one) => one.id === id)?.hp ?? '');
}

function sightOf(id: EntityId, { view, cast }: Words): string {
  const named = (others: readonly EntityId[]) => (others.length === 0 ? 'none' : entitiesIn(cast, others));
  const stalker = view.stalkers.find((one) => one.id === id);
  if (stalker !== undefined)
    return t('command.sees', {
      enemies: named(view.figures[stalker.id]?.seenBy ?? []),
      inSight: inSightOf(stalker, { view, cast }),
    });
  if (view.enemies.every((one) => one.id !== id)) return '';
  return t('command.seesWhom', { stalkers: named(seenStalkers(view, id)) });
}
