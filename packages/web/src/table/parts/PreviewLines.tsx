/** The preview of a path, line by line. */
import type { PathPreview } from '@zonecrawl/engine/host';
import { Icon } from '../../icons/index.ts';
import type { Words } from '../../words/words.ts';
import { dangersFirst, previewLines } from './pathLines.ts';

export function PreviewLines({ preview, words }: { readonly preview: PathPreview; readonly words: Words }) {
  return (
    <ul class="t-preview">
      {dangersFirst(previewLines(preview, words)).map(({ icon, text, tone }) => (
        <li key={text} class={`is-${tone}`}>
          <Icon name={icon} size="1.3rem" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
