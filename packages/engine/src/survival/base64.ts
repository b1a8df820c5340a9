/** Bytes in an address: base 64 with letters that need no escaping, without padding. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let j = 0; j < letters; j++) text += LETTERS[(three >> (18 - 6 * j)) & 63] ?? '';
  }
  return text;
}

/** null if a letter is none. */
export function fromBase64(text: string): Uint8Array | null {
  const values = [...text].map((letter) => LETTERS.indexOf(letter));
  if (values.includes(-1) || values.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((values.length * 3) / 4));
  for (let i = 0; i < bytes.length; i++) {
    const bit = i * 8;
    const at = Math.floor(bit / 6);
    const two = ((values[at] ?? 0) << 6) | (values[at + 1] ?? 0);
    bytes[i] = (two >> (4 - (bit % 6))) & 255;
  }
  return bytes;
}
