import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../app';
import { readConfigSchema } from '../auth/auth.schemas';

const operation = (operationId: string) => ({ config: { operationId } });

/** What operators and the web app ask of the installation itself. */
export const systemRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds', help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'], registers: [registry],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/config', { schema: readConfigSchema }, async () => ({
    productTitle: settings.productTitle, foundationName: settings.foundationName, demoData: settings.demoData,
  }));
  app.get('/healthz', operation('readHealth'), async () => ({ status: 'ok' }));
  app.get('/readyz', operation('readReadiness'), async () => {
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  });
  app.get('/metrics', operation('readMetrics'), async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()));
  app.get('/openapi.json', operation('readApiDocument'), async () => app.swagger());
};
