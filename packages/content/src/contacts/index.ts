/** The Contacts: 16 in the box. */
import type { ContactCard } from '@zonecrawl/engine/model';
import { contracts } from './contracts.ts';
import { helpers } from './helpers.ts';
import { loners } from './loners.ts';
import { traders } from './traders.ts';

export const contacts: readonly ContactCard[] = [...traders, ...loners, ...helpers, ...contracts];
