/** The preview of a path, line by line: dangers first, since a phone may not show all of it at once. */
import type { PathPreview } from '@zonecrawl/engine/host';
import { Icon } from '../../icons/index.ts';
import type { Words } from '../../words/words.ts';
import { type PreviewLine, previewLines } from './pathLines.ts';

export function PreviewLines({ preview, words }: { readonly preview: PathPreview; readonly words: Words }) {
  const lines = previewLines(preview, words);
  const isDanger = ({ tone }: PreviewLine) => tone === 'danger';
  return (
    <ul class="t-preview">
      {[...lines.filter(isDanger), ...lines.filter((line) => !isDanger(line))].map(({ icon, text, tone }) => (
        <li key={text} class={`is-${tone}`}>
          <Icon name={icon} size="1.3rem" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
