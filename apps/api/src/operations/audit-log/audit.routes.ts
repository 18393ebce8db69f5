import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { followMerge } from '../../startups/merges/merged-keys';
import { listAuditChoices, listAuditEvents } from './audit.queries';
import {
  listAuditChoicesSchema,
  listAuditEventsSchema,
  readStartupHistorySchema,
} from '../../audit/audit.schemas';
import { readStartupHistory } from '../../insights/history/startup-history';

export const auditRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/audit', { schema: listAuditEventsSchema }, async ({ query }) => {
    const page = parsePage(query);
    const list = await listAuditEvents(deps, query, page);
    return { ...list, ...pageMeta(page, list.total) };
  });

  app.get('/auth/admin/audit/choices', { schema: listAuditChoicesSchema }, () => listAuditChoices(deps.db));

  app.get('/auth/investments/:id/history', { schema: readStartupHistorySchema }, ({ params, query }) =>
    followMerge(deps.db, params.id, (id) => readStartupHistory(deps.db, id, query.limit)),
  );
};
