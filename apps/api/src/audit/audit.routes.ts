import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { pageFacts, pageOf } from '../lists/list-page';
import { followMerge } from '../merges/merged-keys';
import { listAuditChoices, listAuditEvents } from './audit.queries';
import { listAuditChoicesSchema, listAuditEventsSchema, readStartupHistorySchema } from './audit.schemas';
import { readStartupHistory } from './startup-history';

export const auditRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/audit', { schema: listAuditEventsSchema }, async ({ query, principal }) => {
    const page = pageOf(query);
    const list = await deps.lists.read(principal, (db) => listAuditEvents({ ...deps, db }, query, page));
    return { ...list, ...pageFacts(page, list.total) };
  });

  app.get('/auth/admin/audit/choices', { schema: listAuditChoicesSchema }, ({ principal }) =>
    deps.lists.read(principal, listAuditChoices),
  );

  app.get(
    '/auth/investments/:id/history',
    { schema: readStartupHistorySchema },
    ({ params, query, principal }) =>
      deps.lists.read(principal, (db) =>
        followMerge(db, params.id, (id) => readStartupHistory(db, id, query.limit)),
      ),
  );
};
