/** An address as a picture that the camera of another device reads. The encoder is loaded with the first one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface Drawn {
  readonly size: number;
  readonly path: string;
}

/** What the standard asks to be left blank around it, in modules. */
const BORDER = 4;

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: path.join('') };
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawn = useSignal<Drawn | null>(null);
  useEffect(() => {
    let isOld = false;
    draw(text).then(
      (next) => {
        if (!isOld) drawn.value = next;
      },
      // Without it the link itself still stands on the page.
      (error: unknown) => console.warn('QR code', error),
    );
    return () => {
      isOld = true;
    };
  }, [text]);
  if (drawn.value === null) return null;
  const { size, path } = drawn.value;
  return (
    <svg class="online-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
