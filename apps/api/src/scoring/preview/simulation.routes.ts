import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { COMPRESSED, sendJson } from '../../platform/http/streaming/send-stream';
import { simulations } from './simulate';
import { simulationThread } from './simulation-thread';
import { DEFAULT_FIRST_NAMES, listScoreDifferenceSchema, simulateScoreSchema } from './simulation.schemas';

export const simulationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  const thread = simulationThread();
  app.addHook('onClose', thread.close);
  const simulated = simulations(db, thread);

  app.post('/auth/admin/score/simulate', { schema: simulateScoreSchema }, ({ body }) =>
    simulated.effect(body.changes, body.first ?? DEFAULT_FIRST_NAMES),
  );

  // Text already: it may hold every startup, and to serialise them here would keep all others waiting.
  app.post(
    '/auth/admin/score/simulate/difference',
    { schema: listScoreDifferenceSchema, ...COMPRESSED },
    async ({ body }, reply) => sendJson(reply, await simulated.difference(body.changes)),
  );
};
