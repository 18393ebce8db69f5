import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../app';
import {
  runCurationSchema, auditCurationSchema,
} from './curation.schemas';

export const curationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app) => {
  app.post('/auth/startups/curate/run', { schema: runCurationSchema }, async () => { throw new Error('runCuration'); });
  app.post('/auth/startups/curate/audit', { schema: auditCurationSchema }, async () => { throw new Error('auditCuration'); });
};
