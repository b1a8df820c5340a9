/** ZS5: the score so far, and where every point comes from. */
import { pairOf, type ScoreLine, textId, totalOf } from '@zonecrawl/engine/survival';
import type { View } from '@zonecrawl/engine/view';
import { RichText } from '../../cards/RichText.tsx';
import { t, textOf } from '../../text/index.ts';
import { cardName, cardWords, missionIn } from '../../words/names.ts';

export function Score({ view }: { readonly view: View }) {
  const { score, outcome, mission } = view;
  if (pairOf(mission.id) === null) return null;
  return (
    <section class="t-score">
      <h3 class="label">{t(outcome === null ? 'table.score.soFar' : 'table.score.title')}</h3>
      <table>
        <tbody>
          {outcome === null || outcome.won ? null : (
            <tr>
              <th scope="row">{t('table.score.objectiveMissed')}</th>
              <td class="read">0</td>
            </tr>
          )}
          {score.map((line) => (
            <tr key={keyOf(line)}>
              <th scope="row">
                {sourceText(line, mission.id)}
                <Reason line={line} />
              </th>
              <td class="read">{t('table.score.points', { points: line.points })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.score.total')}</th>
            <td class="read t-score-total">{totalOf(score)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What a card gives points for, in its own words. */
function Reason({ line: { source } }: { readonly line: ScoreLine }) {
  const words = typeof source === 'object' && 'card' in source ? cardWords(source.card) : '';
  return words === '' ? null : (
    <small>
      <RichText text={words} />
    </small>
  );
}

function keyOf({ source }: ScoreLine): string {
  if (typeof source === 'string') return source;
  return 'why' in source ? `why ${source.why}` : source.card;
}

function sourceText({ source }: ScoreLine, mission: string): string {
  if (source === 'objective') return t('table.score.objective');
  if (source === 'scenario') return t('table.score.scenario', { mission: missionIn(mission) });
  if ('why' in source) return textOf(`mission.${textId(mission)}.score.${source.why}`);
  return cardName(source.card);
}
