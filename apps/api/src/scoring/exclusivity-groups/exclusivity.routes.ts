import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { actorOf } from '../../audit/audit-event';
import { changeScoring } from '../versions/change-scoring';
import { createGroup, deleteGroup, updateGroup } from './change-group';
import { addItem, deleteItem, deleteItemOf } from './change-item';
import {
  addAwardGroupItemSchema,
  createAwardGroupSchema,
  deleteAwardGroupItemByParameterSchema,
  deleteAwardGroupItemSchema,
  deleteAwardGroupSchema,
  listAwardConfigSchema,
  listAwardGroupItemsSchema,
  listAwardGroupsSchema,
  updateAwardGroupSchema,
} from './exclusivity.schemas';
import { findGroup, itemsOf, listConfig, listGroups } from './group.queries';

const EXCL = '/auth/admin/awards/excl';

export const exclusivityRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(`${EXCL}/groups`, { schema: listAwardGroupsSchema }, async () => listOf(await listGroups(deps.db)));

  app.get(`${EXCL}/config`, { schema: listAwardConfigSchema }, async () => listOf(await listConfig(deps.db)));

  app.get(`${EXCL}/groups/:id/items`, { schema: listAwardGroupItemsSchema }, async ({ params }) =>
    listOf(await itemsOf(deps.db, await findGroup(deps.db, params.id))),
  );

  app.post(`${EXCL}/groups`, { schema: createAwardGroupSchema }, async (request, reply) => {
    const created = await changeScoring(deps, actorOf(request), (tx) => createGroup(tx, request.body));
    return reply.code(201).send(created);
  });

  app.put(`${EXCL}/groups/:id`, { schema: updateAwardGroupSchema }, (request) =>
    changeScoring(deps, actorOf(request), (tx, timestamp) =>
      updateGroup(tx, seenGroup(request), request.body, timestamp),
    ),
  );

  app.delete(`${EXCL}/groups/:id`, { schema: deleteAwardGroupSchema }, async (request, reply) => {
    await changeScoring(deps, actorOf(request), (tx) => deleteGroup(tx, seenGroup(request)));
    return reply.code(204).send(null);
  });

  app.post(`${EXCL}/groups/:id/items`, { schema: addAwardGroupItemSchema }, async (request, reply) => {
    const added = await changeScoring(deps, actorOf(request), (tx) =>
      addItem(tx, seenGroup(request), request.body),
    );
    return reply.code(201).send(added);
  });

  app.delete(`${EXCL}/items/:id`, { schema: deleteAwardGroupItemSchema }, async (request, reply) => {
    await changeScoring(deps, actorOf(request), (tx) =>
      deleteItem(tx, request.params.id, request.headers['if-match']),
    );
    return reply.code(204).send(null);
  });

  app.delete(
    `${EXCL}/groups/:id/items/by-param/:paramId`,
    { schema: deleteAwardGroupItemByParameterSchema },
    async (request, reply) => {
      await changeScoring(deps, actorOf(request), (tx) =>
        deleteItemOf(tx, seenGroup(request), request.params.paramId),
      );
      return reply.code(204).send(null);
    },
  );
};

function listOf<T>(items: T[]) {
  return { items, total: items.length };
}

function seenGroup({ params, headers }: { params: { id: string }; headers: { 'if-match'?: string } }) {
  return { id: params.id, ifMatch: headers['if-match'] };
}
