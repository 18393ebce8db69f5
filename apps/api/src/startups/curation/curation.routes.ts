import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CURATE_BATCH_LIMIT } from './curation.limits';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import type { Deps } from '../../platform/deps';
import { actorOf } from '../../audit/audit-event';
import { auditCurationSchema, runCurationSchema } from './curation.schemas';
import { oneAtATime } from './one-at-a-time';
import { runAudit } from './run-audit';
import { runCuration } from './run-curation';

export const curationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  const inTurn = oneAtATime();
  // Requests without a body are treated like an empty object.
  app.addHook('preValidation', allowNoBody);

  app.post('/auth/startups/curate/run', { schema: runCurationSchema }, (request) => {
    const { limit = CURATE_BATCH_LIMIT, dryRun = false } = request.body;
    return inTurn(() => runCuration(db, { limit, dryRun }, actorOf(request), now()));
  });

  app.post('/auth/startups/curate/audit', { schema: auditCurationSchema }, (request) =>
    inTurn(() => runAudit(db, actorOf(request), now())),
  );
};
