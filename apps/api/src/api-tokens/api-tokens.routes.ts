import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../audit-event';
import type { Deps } from '../deps';
import { principalOf } from '../principal';
import { createToken, listTokens, revokeToken } from './api-tokens.queries';
import { createApiTokenSchema, listApiTokensSchema, revokeApiTokenSchema } from './api-tokens.schemas';

const TOKENS = '/auth/api-tokens';

/** Tokens with which a person's programs call. */
export const apiTokenRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(TOKENS, { schema: listApiTokensSchema }, async (request) => {
    const items = await listTokens(deps.db, principalOf(request).userId);
    return { items, total: items.length };
  });

  app.post(TOKENS, { schema: createApiTokenSchema }, async (request, reply) => {
    const { userId } = principalOf(request);
    return reply.code(201).send(await createToken(deps, userId, request.body, actorOf(request)));
  });

  app.delete(`${TOKENS}/:id`, { schema: revokeApiTokenSchema }, async (request, reply) => {
    await revokeToken(deps, principalOf(request).userId, request.params.id, actorOf(request));
    return reply.code(204).send(null);
  });
};
