import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { COMPRESSED, sendJson } from '../lists/send-stream';
import { dashboardAnswers, hasAnswer } from './dashboard-answer';
import { readDashboardSchema } from './dashboard.schemas';

export const dashboardRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, index }) => {
  const readDashboard = dashboardAnswers(db, index);

  app.get('/auth/dashboard', { schema: readDashboardSchema, ...COMPRESSED }, async ({ headers }, reply) => {
    const { json, etag } = await readDashboard();
    void reply.header('etag', etag);
    return hasAnswer(headers['if-none-match'], etag) ? reply.code(304).send(null) : sendJson(reply, json);
  });
};
