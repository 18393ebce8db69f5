import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import type { Deps } from '../deps';
import { readConfigSchema } from '../auth/auth.schemas';

const operation = (operationId: string) => ({ config: { operationId } });

/** What operators and the web app ask of the installation itself. */
export const systemRoutes: FastifyPluginAsyncTypebox<Deps & { metrics: Registry }> = async (
  app,
  { db, settings, metrics },
) => {
  app.get('/config', { schema: readConfigSchema }, async () => ({
    productTitle: settings.productTitle,
    foundationName: settings.foundationName,
    demoData: settings.demoData,
  }));
  app.get('/healthz', operation('readHealth'), async () => ({ status: 'ok' }));
  app.get('/readyz', operation('readReadiness'), async () => {
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  });
  app.get('/metrics', operation('readMetrics'), async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  app.get('/openapi.json', operation('readApiDocument'), async () => app.swagger());
};
