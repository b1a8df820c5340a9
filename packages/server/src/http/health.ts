/** What operators ask: is it alive, does it take games, and in figures how it fares. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** Why no games are taken now; null: they are. */
  notReady(): Promise<string | null>;
}

export function serveHealth(app: FastifyInstance, metrics: Metrics, health: Health): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const why = await health.notReady();
    reply.header('Cache-Control', 'no-store');
    return why === null ? { ok: true } : reply.code(503).send({ ok: false, why });
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  );
}
