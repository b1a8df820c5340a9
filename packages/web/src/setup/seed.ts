/** Seeds that can be read out over a table: no letters that look alike. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export function newSeed(): string {
  const drawn = Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => letters[byte % letters.length] ?? 'A',
  );
  return `${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
}

/** What somebody typed or a link brought, as a seed: nothing that would not survive an address. */
export const tidySeed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z-]/g, '')
    .slice(0, 24);
