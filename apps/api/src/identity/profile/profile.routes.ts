import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findUser } from '../accounts/account.queries';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { unauthorized } from '../../platform/http/errors/errors';
import { principalOf } from '../../platform/http/authorization/principal';
import { changeProfile, toAccountAnswer } from './change-profile';
import { separateOwnIdentity } from './separate-own';
import { readUserSchema, separateOwnIdentitySchema, updateProfileSchema } from './profile.schemas';

/** Routes of the signed-in person's own account. */
export const profileRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/user', { schema: readUserSchema }, async (request) => {
    const user = await findUser(deps.db, principalOf(request).userId);
    if (!user) throw unauthorized();
    return toAccountAnswer(deps.db, deps, user);
  });

  app.patch('/auth/user', { schema: updateProfileSchema }, (request) =>
    changeProfile(deps, principalOf(request).userId, request.body, actorOf(request)),
  );

  app.delete('/auth/user/identity', { schema: separateOwnIdentitySchema }, async (request, reply) => {
    await separateOwnIdentity(deps, principalOf(request), actorOf(request));
    return reply.code(204).send(null);
  });
};
