import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { ignorePage, listUnreadPages, retryPage, retryPages } from './unread-pages.queries';
import {
  listUnreadPagesSchema,
  neverReadPageSchema,
  retryUnreadPageSchema,
  retryUnreadPagesSchema,
} from './unread-pages.schemas';

const UNREAD = '/auth/admin/scrapers/unread';

export const unreadPageRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get(UNREAD, { schema: listUnreadPagesSchema }, async ({ query }) => {
    const page = parsePage(query);
    const list = await listUnreadPages(db, query, page);
    return { ...list, ...pageMeta(page, list.total) };
  });
  app.post(`${UNREAD}/retry`, { schema: retryUnreadPagesSchema }, async (request) => ({
    retried: await retryPages(db, request.body, actorOf(request)),
  }));
  app.post(`${UNREAD}/:id/retry`, { schema: retryUnreadPageSchema }, (request) =>
    retryPage(db, request.params.id, actorOf(request)),
  );
  app.post(`${UNREAD}/:id/never`, { schema: neverReadPageSchema }, (request) =>
    ignorePage(db, request.params.id, actorOf(request)),
  );
};
