import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from '../../screening/list/list-deps';
import { readStatsSchema } from '../../screening/list/investments.schemas';
import { sendWithEtag } from '../../platform/http/pagination/named-answer';
import { COMPRESSED } from '../../platform/http/streaming/send-stream';
import { countDashboard, countStats } from './count-dashboard';
import { readDashboardSchema } from './dashboard.schemas';
import { figureAnswers } from './figure-answers';

export const dashboardRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  const { lists, now } = deps;
  const readDashboard = figureAnswers(deps, (state) => countDashboard(state, now()));

  app.get('/auth/investments/stats', { schema: readStatsSchema }, async () =>
    countStats(await lists.current(), now()),
  );

  app.get('/auth/dashboard', { schema: readDashboardSchema, ...COMPRESSED }, async ({ headers }, reply) =>
    sendWithEtag(reply, headers['if-none-match'], await readDashboard()),
  );
};
