/** A text of several paragraphs. */
import { RichText } from '../../cards/RichText.tsx';

export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('\n').map((line) => (
        <p key={line}>
          <RichText text={line} />
        </p>
      ))}
    </>
  );
}
