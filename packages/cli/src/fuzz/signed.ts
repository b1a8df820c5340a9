/** Files with a hash that fits again, as somebody would sign them who knows how. */
import { hashOfFile } from '@zonecrawl/engine/kernel';
import { isRecord, type Json } from './mutate.ts';

/** Where a file may lie in a request or beside a journal. */
const AROUND = ['save', 'opening', 'checkpoint'];

export function signed(value: Json): Json {
  if (!isRecord(value)) return value;
  const inside = AROUND.flatMap((key) => {
    const inner = value[key];
    return inner !== undefined && isRecord(inner) ? [[key, signed(inner)] as const] : [];
  });
  const whole = { ...value, ...Object.fromEntries(inside) };
  if (!('hash' in whole)) return whole;
  try {
    return { ...whole, hash: hashOfFile(whole) };
  } catch {
    return value;
  }
}
