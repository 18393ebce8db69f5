import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { countReadAgain, readAgain } from './read-again';
import { countReadAgainSchema, readAgainSchema } from './read-again.schemas';

export const readAgainRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get('/auth/llm/read-again', { schema: countReadAgainSchema }, ({ query }) => countReadAgain(db, query));

  app.post('/auth/llm/read-again', { schema: readAgainSchema }, (request) =>
    readAgain(db, request.body, actorOf(request)),
  );
};
