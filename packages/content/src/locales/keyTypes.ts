/** The types of keys and their parameters, made of the English texts (keys.ts) and the families (families.ts). */
import type { Params } from '@zonecrawl/text/runtime';
import type { FamilyKey } from './families.ts';
import type { KeyParams } from './keys.ts';

/** A key that stands in the sources as it is. */
export type LiteralKey = keyof KeyParams;

/** Every key there may be. */
export type Key = LiteralKey | FamilyKey;

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** What the message of a key needs; of one of several keys, what any of them needs. */
type ParamsOf<K> = UnionToIntersection<K extends LiteralKey ? KeyParams[K] : Params | undefined>;

/** The arguments after the key: none where no message of these keys has a placeholder. */
export type ArgumentsOf<K extends Key> = [K] extends [LiteralKey]
  ? keyof ParamsOf<K> extends never
    ? []
    : [params: ParamsOf<K> & Params]
  : [params?: Params];
