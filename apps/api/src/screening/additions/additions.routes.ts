import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { principalOf } from '../../platform/http/authorization/principal';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { addStartup } from './add-startup';
import { addStartupSchema, findSimilarStartupsSchema, undoAddedStartupSchema } from './additions.schemas';
import { findSimilar } from './find-similar';
import { undoAdded } from './undo-added';

export const additionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  app.post('/auth/startups', { schema: addStartupSchema }, async (request, reply) =>
    reply.code(201).send(await addStartup(db, request.body, personOf(request), now())),
  );

  app.get('/auth/startups/similar', { schema: findSimilarStartupsSchema }, async ({ query }) => {
    const items = await findSimilar(db, query);
    return { items, total: items.length };
  });

  app.post(
    '/auth/startups/:id/undo-added',
    { schema: undoAddedStartupSchema, preValidation: allowNoBody },
    async (request, reply) => {
      const { params, headers } = request;
      const { role } = principalOf(request);
      const undo = { id: params.id, ifMatch: headers['if-match'], actor: personOf(request), now: now() };
      await undoAdded(db, undo, role === 'admin');
      return reply.code(204).send(null);
    },
  );
};

const personOf = (request: FastifyRequest) => ({
  ...actorOf(request),
  userId: principalOf(request).userId,
});
