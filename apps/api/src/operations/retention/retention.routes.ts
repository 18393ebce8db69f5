import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { retentionAnswer, saveRetention } from './retention.queries';
import { readRetentionSchema, saveRetentionSchema } from './retention.schemas';

const URL = '/auth/admin/retention';

/** Routes for the retention periods. */
export const retentionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(URL, { schema: readRetentionSchema }, () => retentionAnswer(deps));

  app.put(URL, { schema: saveRetentionSchema }, (request) =>
    saveRetention(deps, request.body, { ifMatch: request.headers['if-match'], actor: actorOf(request) }),
  );
};
