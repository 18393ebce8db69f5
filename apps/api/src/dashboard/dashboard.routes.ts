import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { sendNamed } from '../lists/named-answer';
import { COMPRESSED } from '../lists/send-stream';
import { dashboardAnswers } from './dashboard-answer';
import { readDashboardSchema } from './dashboard.schemas';

export const dashboardRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, index }) => {
  const readDashboard = dashboardAnswers(db, index);

  app.get('/auth/dashboard', { schema: readDashboardSchema, ...COMPRESSED }, async ({ headers }, reply) =>
    sendNamed(reply, headers['if-none-match'], await readDashboard()),
  );
};
