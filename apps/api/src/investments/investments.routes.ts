import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../app';
import {
  readStatsSchema, listInvestmentsSchema, readScoreLedgerSchema, setInvestmentFlagsSchema, setInvestmentTextSchema,
} from './investments.schemas';

export const investmentRoutes: FastifyPluginAsyncTypebox<Deps> = async (app) => {
  app.get('/auth/investments/stats', { schema: readStatsSchema }, async () => { throw new Error('readStats'); });
  app.get('/auth/investments', { schema: listInvestmentsSchema }, async () => { throw new Error('listInvestments'); });
  app.get('/auth/investments/:id/score', { schema: readScoreLedgerSchema }, async () => { throw new Error('readScoreLedger'); });
  app.patch('/auth/investments/:id/flags', { schema: setInvestmentFlagsSchema }, async () => { throw new Error('setInvestmentFlags'); });
  app.patch('/auth/investments/:id/text', { schema: setInvestmentTextSchema }, async () => { throw new Error('setInvestmentText'); });
};
