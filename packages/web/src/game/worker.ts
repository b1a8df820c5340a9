/** The game in a worker: the rules, the box, and one host that answers the page. */
import './strict.ts';
import { box } from '@zonecrawl/content';
import { createHost, type Replies, type Request, type Update } from '@zonecrawl/engine/host';
import { servePage } from './serve.ts';

servePage<Request, Replies[Request['ask']], Update>(createHost(box));
