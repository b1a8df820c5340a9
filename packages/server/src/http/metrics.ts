/** What is counted, for Prometheus. No label names a room, a player or an address. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly rooms: Gauge;
  readonly sockets: Gauge;
  /** Requests on sockets by what became of them. */
  readonly requests: Counter<'type' | 'result'>;
  /** From a change's arrival until it is kept and told, in seconds. */
  readonly latency: Histogram;
  readonly sent: Counter;
  /** Rows that were found taken. */
  readonly races: Counter;
  readonly thinking: Counter;
}

/** Each server has its own: several may run in one process (tests). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    rooms: new Gauge({ name: 'zonecrawl_rooms', help: 'Rooms in memory', registers }),
    sockets: new Gauge({ name: 'zonecrawl_sockets', help: 'Open sockets', registers }),
    requests: new Counter({
      name: 'zonecrawl_requests_total',
      help: 'Requests on sockets',
      labelNames: ['type', 'result'],
      registers,
    }),
    latency: new Histogram({
      name: 'zonecrawl_change_seconds',
      help: 'From the arrival of a change until it is kept and told',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
    sent: new Counter({ name: 'zonecrawl_sent_bytes_total', help: 'Bytes sent on sockets', registers }),
    races: new Counter({ name: 'zonecrawl_races_total', help: 'Rows found taken', registers }),
    thinking: new Counter({
      name: 'zonecrawl_thinking_seconds_total',
      help: 'Time bots have thought',
      registers,
    }),
  };
}
