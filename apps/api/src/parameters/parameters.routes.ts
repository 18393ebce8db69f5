import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../app';
import {
  listParametersSchema, createParameterSchema, updateParameterSchema, deleteParameterSchema, listParameterChoicesSchema,
} from './parameters.schemas';

export const parameterRoutes: FastifyPluginAsyncTypebox<Deps> = async (app) => {
  app.get('/auth/admin/parameters', { schema: listParametersSchema }, async () => { throw new Error('listParameters'); });
  app.post('/auth/admin/parameters', { schema: createParameterSchema }, async () => { throw new Error('createParameter'); });
  app.put('/auth/admin/parameters/:id', { schema: updateParameterSchema }, async () => { throw new Error('updateParameter'); });
  app.delete('/auth/admin/parameters/:id', { schema: deleteParameterSchema }, async () => { throw new Error('deleteParameter'); });
  app.get('/auth/parameters', { schema: listParameterChoicesSchema }, async () => { throw new Error('listParameterChoices'); });
};
