import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { parsePage } from '../../platform/http/pagination/list-page';
import { principalOf } from '../../platform/http/authorization/principal';
import type { Caller } from '../users/change-account';
import { createToken, listTokens, revokeToken } from './api-tokens.queries';
import {
  confirmApiTokenSchema,
  createApiTokenSchema,
  listAllApiTokensSchema,
  listApiTokensSchema,
  revokeAnyApiTokenSchema,
  revokeApiTokenSchema,
} from './api-tokens.schemas';
import { confirmToken } from './confirm-token';
import { listAllTokens, revokeTokenOfAnybody } from './everybodys-tokens';

const TOKENS = '/auth/api-tokens';
const ALL = '/auth/admin/api-tokens';

/** Routes for the tokens of a person, and for administrators the tokens of all accounts. */
export const apiTokenRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(TOKENS, { schema: listApiTokensSchema }, (request) =>
    listTokens(deps.db, principalOf(request).userId),
  );

  app.post(TOKENS, { schema: createApiTokenSchema }, async (request, reply) => {
    const { userId } = principalOf(request);
    return reply.code(201).send(await createToken(deps, userId, request.body, callerOf(request)));
  });

  app.post(
    `${TOKENS}/:id/confirm`,
    { schema: confirmApiTokenSchema, preValidation: allowNoBody },
    (request) => confirmToken(deps, principalOf(request).userId, request.params.id, callerOf(request)),
  );

  app.delete(`${TOKENS}/:id`, { schema: revokeApiTokenSchema }, async (request, reply) => {
    await revokeToken(deps, principalOf(request).userId, request.params.id, actorOf(request));
    return reply.code(204).send(null);
  });

  app.get(ALL, { schema: listAllApiTokensSchema }, ({ query }) =>
    listAllTokens(deps.db, query.q, parsePage(query), deps.now()),
  );

  app.delete(`${ALL}/:id`, { schema: revokeAnyApiTokenSchema }, async (request, reply) => {
    await revokeTokenOfAnybody(deps, request.params.id, callerOf(request));
    return reply.code(204).send(null);
  });
};

function callerOf(request: FastifyRequest): Caller {
  return { principal: principalOf(request), actor: actorOf(request) };
}
