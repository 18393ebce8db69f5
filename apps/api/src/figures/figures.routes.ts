import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { sendNamed } from '../lists/named-answer';
import { COMPRESSED } from '../lists/send-stream';
import { readCantonCounts } from './canton-counts';
import { figureAnswers } from './figure-answers';
import {
  readCantonCountsSchema,
  readNewStartupsSchema,
  readScoreDistributionSchema,
} from './figures.schemas';
import { readNewStartups } from './new-startups';
import { indexedDistribution, readStoredDistribution } from './score-distribution';

export const figureRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db } = deps;
  const scores = figureAnswers(deps, (state) =>
    state ? indexedDistribution(state) : readStoredDistribution(db),
  );
  const newStartups = figureAnswers(deps, (state, today) => readNewStartups(db, state, today));
  const cantons = figureAnswers(deps, (state) => readCantonCounts(db, state));

  app.get(
    '/auth/stats/scores',
    { schema: readScoreDistributionSchema, ...COMPRESSED },
    async ({ headers }, reply) => sendNamed(reply, headers['if-none-match'], await scores()),
  );

  app.get('/auth/stats/new', { schema: readNewStartupsSchema, ...COMPRESSED }, async ({ headers }, reply) =>
    sendNamed(reply, headers['if-none-match'], await newStartups()),
  );

  app.get(
    '/auth/stats/cantons',
    { schema: readCantonCountsSchema, ...COMPRESSED },
    async ({ headers }, reply) => sendNamed(reply, headers['if-none-match'], await cantons()),
  );
};
