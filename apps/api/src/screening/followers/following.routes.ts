import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { followMerge } from '../../startups/merges/merged-keys';
import { principalOf } from '../../platform/http/authorization/principal';
import { followStartup, readFollowing, unfollowStartup } from './follow';
import { followStartupSchema, readFollowingSchema, unfollowStartupSchema } from './following.schemas';

const FOLLOW = '/auth/investments/:id/follow';

export const followingRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get(FOLLOW, { schema: readFollowingSchema }, (request) =>
    followMerge(db, request.params.id, (id) => readFollowing(db, id, principalOf(request).userId)),
  );

  app.put(FOLLOW, { schema: followStartupSchema }, (request) =>
    followStartup(db, { id: request.params.id, actor: callerOf(request) }),
  );

  app.delete(FOLLOW, { schema: unfollowStartupSchema }, (request) =>
    unfollowStartup(db, { id: request.params.id, actor: callerOf(request) }),
  );
};

function callerOf(request: FastifyRequest) {
  return { ...actorOf(request), userId: principalOf(request).userId };
}
