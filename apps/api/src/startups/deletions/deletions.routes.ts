import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { deleteRaw } from './delete-raw';
import { deleteStartup } from './delete-startup';
import { listDeleted } from './deletion.queries';
import {
  deleteRawSchema,
  deleteStartupSchema,
  listDeletedSchema,
  restoreDeletedSchema,
} from './deletions.schemas';
import { restoreRow } from './restore-row';

export const deletionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.delete('/auth/startups/curated/:id', { schema: deleteStartupSchema }, async (request, reply) => {
    const { params, headers } = request;
    await deleteStartup(deps, { id: params.id, ifMatch: headers['if-match'], actor: actorOf(request) });
    return reply.code(204).send(null);
  });

  app.delete('/auth/startups/raw/:id', { schema: deleteRawSchema }, async (request, reply) => {
    const { params, headers } = request;
    await deleteRaw(deps, { id: params.id, ifMatch: headers['if-match'], actor: actorOf(request) });
    return reply.code(204).send(null);
  });

  app.get('/auth/startups/deleted', { schema: listDeletedSchema }, async ({ query }) => {
    const page = parsePage(query);
    const { items, total } = await listDeleted(deps.db, page, deps.now());
    return { items, total, ...pageMeta(page, total) };
  });

  app.post(
    '/auth/startups/deleted/:id/restore',
    {
      schema: restoreDeletedSchema,
      preValidation: allowNoBody,
    },
    (request) => restoreRow(deps, request.params.id, actorOf(request)),
  );
};
