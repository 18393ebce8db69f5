import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { listReadings, requestFetch } from './news-readings.queries';
import { listReadingsSchema, orderReadingSchema } from './news-readings.schemas';

const READINGS = '/auth/admin/scrapers/readings';

export const newsReadingRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get(READINGS, { schema: listReadingsSchema }, async () => {
    const items = await listReadings(db);
    return { items, total: items.length };
  });
  app.post(READINGS, { schema: orderReadingSchema }, async (request, reply) =>
    reply.code(202).send(await requestFetch(db, request.body, actorOf(request))),
  );
};
