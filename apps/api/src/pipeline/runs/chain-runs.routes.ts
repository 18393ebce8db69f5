import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { startChainRunSchema, stopChainRunSchema } from './chain-runs.schemas';
import { startChainRun, stopChainRun } from './change-chain-run';

export const chainRunRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  // A missing request body counts as an empty one.
  app.addHook('preValidation', allowNoBody);

  app.post('/auth/chain/runs', { schema: startChainRunSchema }, async (request, reply) =>
    reply.code(201).send(await startChainRun(db, request.body ?? {}, actorOf(request))),
  );

  app.post('/auth/chain/runs/:id/stop', { schema: stopChainRunSchema }, (request) =>
    stopChainRun(db, request.params.id, actorOf(request)),
  );
};
