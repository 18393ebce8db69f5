import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../app';
import {
  listAwardGroupsSchema, listAwardConfigSchema, listAwardGroupItemsSchema, createAwardGroupSchema, updateAwardGroupSchema, deleteAwardGroupSchema, addAwardGroupItemSchema, deleteAwardGroupItemSchema, deleteAwardGroupItemByParameterSchema,
} from './exclusivity.schemas';

export const exclusivityRoutes: FastifyPluginAsyncTypebox<Deps> = async (app) => {
  app.get('/auth/admin/awards/excl/groups', { schema: listAwardGroupsSchema }, async () => { throw new Error('listAwardGroups'); });
  app.get('/auth/admin/awards/excl/config', { schema: listAwardConfigSchema }, async () => { throw new Error('listAwardConfig'); });
  app.get('/auth/admin/awards/excl/groups/:id/items', { schema: listAwardGroupItemsSchema }, async () => { throw new Error('listAwardGroupItems'); });
  app.post('/auth/admin/awards/excl/groups', { schema: createAwardGroupSchema }, async () => { throw new Error('createAwardGroup'); });
  app.put('/auth/admin/awards/excl/groups/:id', { schema: updateAwardGroupSchema }, async () => { throw new Error('updateAwardGroup'); });
  app.delete('/auth/admin/awards/excl/groups/:id', { schema: deleteAwardGroupSchema }, async () => { throw new Error('deleteAwardGroup'); });
  app.post('/auth/admin/awards/excl/groups/:id/items', { schema: addAwardGroupItemSchema }, async () => { throw new Error('addAwardGroupItem'); });
  app.delete('/auth/admin/awards/excl/items/:id', { schema: deleteAwardGroupItemSchema }, async () => { throw new Error('deleteAwardGroupItem'); });
  app.delete('/auth/admin/awards/excl/groups/:id/items/by-param/:paramId', { schema: deleteAwardGroupItemByParameterSchema }, async () => { throw new Error('deleteAwardGroupItemByParameter'); });
};
