import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { ListDeps } from '../list/list-deps';
import { principalOf } from '../../platform/http/authorization/principal';
import { createView, deleteView, updateView, type Caller } from './change-view';
import { discardDraft, saveDraft } from './drafts';
import { countViewNews } from './view-news';
import { listViews } from './view.queries';
import {
  countViewNewsSchema,
  createViewSchema,
  deleteViewSchema,
  discardViewDraftSchema,
  listViewsSchema,
  saveViewDraftSchema,
  updateViewSchema,
  visitViewSchema,
} from './views.schemas';
import { visitView } from './visits';

const VIEWS = '/auth/views';
const VIEW = '/auth/views/:id';

export const viewRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  app.get(VIEWS, { schema: listViewsSchema }, (request) => listViews(deps.db, principalOf(request).userId));

  app.get(`${VIEWS}/counts`, { schema: countViewNewsSchema }, async (request) => {
    const items = await countViewNews(deps, principalOf(request).userId);
    return { items, total: items.length };
  });

  app.post(VIEWS, { schema: createViewSchema }, async (request, reply) =>
    reply.code(201).send(await createView(deps, callerOf(request), request.body)),
  );

  app.patch(VIEW, { schema: updateViewSchema }, (request) =>
    updateView(
      deps,
      { ...callerOf(request), id: request.params.id, ifMatch: request.headers['if-match'] },
      request.body,
    ),
  );

  app.delete(VIEW, { schema: deleteViewSchema }, async (request, reply) => {
    const { params, headers } = request;
    await deleteView(deps, { ...callerOf(request), id: params.id, ifMatch: headers['if-match'] });
    return reply.code(204).send(null);
  });

  app.put(`${VIEW}/draft`, { schema: saveViewDraftSchema }, (request) =>
    saveDraft(deps, principalOf(request).userId, request.params.id, request.body.query),
  );

  app.delete(`${VIEW}/draft`, { schema: discardViewDraftSchema }, async (request, reply) => {
    await discardDraft(deps, principalOf(request).userId, request.params.id);
    return reply.code(204).send(null);
  });

  app.post(`${VIEW}/visit`, { schema: visitViewSchema }, (request) =>
    visitView(deps, principalOf(request).userId, request.params.id, request.body.act),
  );
};

function callerOf(request: FastifyRequest): Caller {
  return { actor: actorOf(request), principal: principalOf(request) };
}
