import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { listScoreDifference, simulateScore } from './simulate';
import { DEFAULT_FIRST_NAMES, listScoreDifferenceSchema, simulateScoreSchema } from './simulation.schemas';

export const simulationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.post('/auth/admin/score/simulate', { schema: simulateScoreSchema }, ({ body }) =>
    simulateScore(db, body.changes, body.first ?? DEFAULT_FIRST_NAMES),
  );

  app.post('/auth/admin/score/simulate/difference', { schema: listScoreDifferenceSchema }, ({ body }) =>
    listScoreDifference(db, body.changes),
  );
};
