import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import { principalOf } from '../../platform/http/authorization/principal';
import type { Deps } from '../../platform/deps';
import { parsePage } from '../../platform/http/pagination/list-page';
import { deleteUser, sendResetLink, setRole, setScopes, setStatus } from './account-changes';
import type { Caller } from './change-account';
import { setGivenPassword } from './given-password';
import { listUsers, rolesFor } from './list-users';
import { inviteUser, sendInvitation, withdrawInvitation } from './invitations';
import { releaseSecondStep, resetSecondFactor } from './reset-second-factor';
import { makeResetLink } from './make-reset-link';
import { registerUser } from './register-user';
import { separateIdentity } from './separate-identity';
import {
  releaseSecondStepSchema,
  resetSecondFactorSchema,
  separateIdentitySchema,
} from './credentials.schemas';
import {
  deleteUserSchema,
  inviteUserSchema,
  listRolesSchema,
  listUsersSchema,
  makeResetLinkSchema,
  registerUserSchema,
  resetUserPasswordSchema,
  sendInvitationSchema,
  setUserPasswordSchema,
  setUserRoleSchema,
  setUserScopesSchema,
  setUserStatusSchema,
  withdrawInvitationSchema,
} from './users.schemas';

const ONE = '/auth/admin/users/:id';

/** Routes for accounts, their roles and rights. Spec §2 Users. */
export const userRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/users', { schema: listUsersSchema }, ({ query }) =>
    listUsers(deps, query.q, parsePage(query)),
  );

  app.get('/auth/roles', { schema: listRolesSchema }, async (request) => rolesFor(principalOf(request).role));

  app.post('/auth/register', { schema: registerUserSchema }, async (request, reply) =>
    reply.code(201).send(await registerUser(deps, callerOf(request), request.body)),
  );

  app.post('/auth/admin/invitations', { schema: inviteUserSchema }, async (request, reply) =>
    reply.code(201).send(await inviteUser(deps, callerOf(request), request.body)),
  );

  app.post(`${ONE}/invitation`, { schema: sendInvitationSchema }, (request) =>
    sendInvitation(deps, callerOf(request), seenAccount(request), request.body.by),
  );

  app.delete(`${ONE}/invitation`, { schema: withdrawInvitationSchema }, (request) =>
    withdrawInvitation(deps, callerOf(request), seenAccount(request)),
  );

  app.patch(`${ONE}/role`, { schema: setUserRoleSchema }, (request) =>
    setRole(deps, callerOf(request), seenAccount(request), request.body.role),
  );

  app.patch(`${ONE}/password`, { schema: setUserPasswordSchema }, (request) =>
    setGivenPassword(
      deps,
      callerOf(request),
      seenAccount(request),
      request.body.newPassword,
      request.body.keep_api_tokens,
    ),
  );

  app.patch(`${ONE}/status`, { schema: setUserStatusSchema }, (request) =>
    setStatus(
      deps,
      callerOf(request),
      seenAccount(request),
      request.body.accountStatus,
      request.body.keep_api_tokens,
    ),
  );

  app.patch(`${ONE}/scopes`, { schema: setUserScopesSchema }, (request) =>
    setScopes(deps, callerOf(request), seenAccount(request), request.body.scopes),
  );

  app.delete(`${ONE}/second-factor`, { schema: resetSecondFactorSchema }, (request) =>
    resetSecondFactor(deps, callerOf(request), request.params.id, request.query.keep_api_tokens),
  );

  app.delete(`${ONE}/second-factor/failures`, { schema: releaseSecondStepSchema }, (request) =>
    releaseSecondStep(deps, callerOf(request), request.params.id),
  );

  app.delete(`${ONE}/identity`, { schema: separateIdentitySchema }, (request) =>
    separateIdentity(deps, callerOf(request), request.params.id, request.query.keep_api_tokens),
  );

  app.delete(ONE, { schema: deleteUserSchema }, async (request, reply) => {
    await deleteUser(deps, callerOf(request), seenAccount(request));
    return reply.code(204).send(null);
  });

  app.post(
    `${ONE}/reset-password`,
    { schema: resetUserPasswordSchema, preValidation: allowNoBody },
    (request) => sendResetLink(deps, callerOf(request), request.params.id),
  );

  app.post(`${ONE}/reset-link`, { schema: makeResetLinkSchema, preValidation: allowNoBody }, (request) =>
    makeResetLink(deps, callerOf(request), request.params.id),
  );
};

function callerOf(request: FastifyRequest): Caller {
  return { principal: principalOf(request), actor: actorOf(request) };
}

function seenAccount({ params, headers }: { params: { id: string }; headers: { 'if-match'?: string } }) {
  return { targetId: params.id, ifMatch: headers['if-match'] };
}
