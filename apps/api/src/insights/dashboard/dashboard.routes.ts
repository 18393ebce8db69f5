import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from '../../screening/list/list-deps';
import { sendNamed } from '../../platform/http/pagination/named-answer';
import { COMPRESSED } from '../../platform/http/streaming/send-stream';
import { dashboardAnswers } from './dashboard-answer';
import { readDashboardSchema } from './dashboard.schemas';

export const dashboardRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, { db, index }) => {
  const readDashboard = dashboardAnswers(db, index);

  app.get('/auth/dashboard', { schema: readDashboardSchema, ...COMPRESSED }, async ({ headers }, reply) =>
    sendNamed(reply, headers['if-none-match'], await readDashboard()),
  );
};
