import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { createToken, listTokens, revokeToken, type OtherAccount } from '../api-tokens/api-tokens.queries';
import { confirmToken } from '../api-tokens/confirm-token';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { parsePage } from '../../platform/http/pagination/list-page';
import { principalOf } from '../../platform/http/authorization/principal';
import type { Caller } from '../users/change-account';
import {
  createServiceAccount,
  deleteServiceAccount,
  requireCaller,
  updateServiceAccount,
} from './change-service-account';
import { findServiceAccount, listServiceAccounts } from './service-account.queries';
import {
  confirmServiceTokenSchema,
  createServiceAccountSchema,
  createServiceTokenSchema,
  deleteServiceAccountSchema,
  listServiceAccountsSchema,
  listServiceTokensSchema,
  revokeServiceTokenSchema,
  updateServiceAccountSchema,
} from './service-accounts.schemas';

const ACCOUNTS = '/auth/admin/service-accounts';
const ONE = `${ACCOUNTS}/:id`;

/**
 * Routes for service accounts and their tokens. Service accounts belong to no person, so they do not end when a person
 * leaves.
 */
export const serviceAccountRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(ACCOUNTS, { schema: listServiceAccountsSchema }, ({ query }) =>
    listServiceAccounts(deps, query.q, parsePage(query)),
  );

  app.post(ACCOUNTS, { schema: createServiceAccountSchema }, async (request, reply) =>
    reply.code(201).send(await createServiceAccount(deps, callerOf(request), request.body)),
  );

  app.put(ONE, { schema: updateServiceAccountSchema }, (request) =>
    updateServiceAccount(deps, callerOf(request), seenAccount(request), request.body),
  );

  app.delete(ONE, { schema: deleteServiceAccountSchema }, async (request, reply) => {
    await deleteServiceAccount(deps, callerOf(request), seenAccount(request));
    return reply.code(204).send(null);
  });

  app.get(`${ONE}/tokens`, { schema: listServiceTokensSchema }, async ({ params }) => {
    const { id } = await findServiceAccount(deps.db, params.id);
    return listTokens(deps.db, id);
  });

  app.post(`${ONE}/tokens`, { schema: createServiceTokenSchema }, async (request, reply) => {
    const { id, name } = await findServiceAccount(deps.db, request.params.id);
    const account = accountFor(request, name);
    return reply.code(201).send(await createToken(deps, id, request.body, callerOf(request), account));
  });

  app.post(
    `${ONE}/tokens/:tokenId/confirm`,
    { schema: confirmServiceTokenSchema, preValidation: allowNoBody },
    async (request) => {
      const { id, name } = await findServiceAccount(deps.db, request.params.id);
      const account = accountFor(request, name);
      return confirmToken(deps, id, request.params.tokenId, callerOf(request), account);
    },
  );

  app.delete(`${ONE}/tokens/:tokenId`, { schema: revokeServiceTokenSchema }, async (request, reply) => {
    const { id, name } = await findServiceAccount(deps.db, request.params.id);
    await revokeToken(deps, id, request.params.tokenId, actorOf(request), accountFor(request, name));
    return reply.code(204).send(null);
  });
};

function callerOf(request: FastifyRequest): Caller {
  return { principal: principalOf(request), actor: actorOf(request) };
}

/**
 * Returns a service account for changes of its tokens. Each change checks that the caller is still an administrator.
 */
function accountFor(request: FastifyRequest, name: string): OtherAccount {
  return { name, requireCaller: (tx) => requireCaller(tx, principalOf(request)) };
}

function seenAccount({ params, headers }: { params: { id: string }; headers: { 'if-match'?: string } }) {
  return { targetId: params.id, ifMatch: headers['if-match'] };
}
