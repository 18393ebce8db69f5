import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../app';
import {
  readScoreConfigSchema, saveScoreConfigSchema,
} from './score-config.schemas';

export const scoreConfigRoutes: FastifyPluginAsyncTypebox<Deps> = async (app) => {
  app.get('/auth/admin/score', { schema: readScoreConfigSchema }, async () => { throw new Error('readScoreConfig'); });
  app.put('/auth/admin/score', { schema: saveScoreConfigSchema }, async () => { throw new Error('saveScoreConfig'); });
};
