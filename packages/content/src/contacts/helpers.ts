/** Companions for hire (C5): the b-side is the Companion card of the same name. */
import type { ContactCard } from '@zonecrawl/engine/model';

const hired = (id: string, number: string, price: number): ContactCard => ({
  id,
  copies: 1,
  number,
  kind: 'companion',
  price,
  companion: id,
});

export const helpers: readonly ContactCard[] = [
  hired('loyal-dog', 'C10', 200),
  hired('field-medic', 'C15', 500),
  hired('lookout', 'C16', 400),
];
