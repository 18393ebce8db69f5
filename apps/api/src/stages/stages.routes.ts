import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../audit-event';
import type { Deps } from '../deps';
import { readStageLimits, saveStageLimits } from './stage-limits';
import { readStageLimitsSchema, saveStageLimitsSchema } from './stage-limits.schemas';

const LIMITS = '/auth/admin/stage-limits';

export const stageRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(LIMITS, { schema: readStageLimitsSchema }, () => readStageLimits(deps.db));

  app.put(LIMITS, { schema: saveStageLimitsSchema }, (request) =>
    saveStageLimits(deps.db, { ifMatch: request.headers['if-match'], actor: actorOf(request) }, request.body),
  );
};
