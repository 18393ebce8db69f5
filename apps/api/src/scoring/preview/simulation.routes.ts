import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { COMPRESSED, sendJson } from '../../platform/http/streaming/send-stream';
import { toTimestamp } from '../../platform/time/timestamps';
import { simulateDifference, simulateEffect } from './simulate';
import { DEFAULT_FIRST_NAMES, listScoreDifferenceSchema, simulateScoreSchema } from './simulation.schemas';

export const simulationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  const trialOf = (request: FastifyRequest) => ({ actor: actorOf(request), timestamp: toTimestamp(now()) });

  app.post('/auth/admin/score/simulate', { schema: simulateScoreSchema }, (request) => {
    const { changes, first = DEFAULT_FIRST_NAMES } = request.body;
    return simulateEffect(db, { changes, ...trialOf(request) }, first);
  });

  // The database builds the JSON. It may contain every startup, and serializing it here would block other requests.
  app.post(
    '/auth/admin/score/simulate/difference',
    { schema: listScoreDifferenceSchema, ...COMPRESSED },
    async (request, reply) =>
      sendJson(reply, await simulateDifference(db, { changes: request.body.changes, ...trialOf(request) })),
  );
};
