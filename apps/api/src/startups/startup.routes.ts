import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../app';
import {
  importRawSchema, listRawSchema, listCuratedSchema,
} from './startup.schemas';

export const startupRoutes: FastifyPluginAsyncTypebox<Deps> = async (app) => {
  app.post('/auth/startups/import-raw', { schema: importRawSchema }, async () => { throw new Error('importRaw'); });
  app.get('/auth/startups/raw', { schema: listRawSchema }, async () => { throw new Error('listRaw'); });
  app.get('/auth/startups/curated', { schema: listCuratedSchema }, async () => { throw new Error('listCurated'); });
};
