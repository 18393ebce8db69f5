import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListDeps } from '../../screening/list/list-deps';
import { sendWithEtag } from '../../platform/http/pagination/named-answer';
import { COMPRESSED } from '../../platform/http/streaming/send-stream';
import { countCantons } from './canton-counts';
import { figureAnswers, type Figure } from './figure-answers';
import {
  readCantonCountsSchema,
  readFinancingSchema,
  readFunnelSchema,
  readNewStartupsSchema,
  readScoreDistributionSchema,
} from './figures.schemas';
import { readFinancing } from './financing';
import { readFunnel } from './funnel';
import { readNewStartups } from './new-startups';
import { countScores } from './score-distribution';

/**
 * Minimum lifetime of the cached financing figure in milliseconds. Computing it reads the funding rounds of every
 * startup.
 */
const FINANCING_KEPT_MS = 60_000;

export const figureRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  const { db, now } = deps;
  const answer = (figure: Figure, keptMs?: number) => {
    const read = figureAnswers(deps, figure, keptMs);
    return async ({ headers }: FastifyRequest, reply: FastifyReply) =>
      sendWithEtag(reply, headers['if-none-match'], await read());
  };

  app.get(
    '/auth/stats/scores',
    { schema: readScoreDistributionSchema, ...COMPRESSED },
    answer((state) => countScores(state, now())),
  );

  app.get(
    '/auth/stats/new',
    { schema: readNewStartupsSchema, ...COMPRESSED },
    answer((state, today) => readNewStartups(db, state, today, now())),
  );

  app.get(
    '/auth/stats/cantons',
    { schema: readCantonCountsSchema, ...COMPRESSED },
    answer((state) => countCantons(state, now())),
  );

  app.get(
    '/auth/stats/funnel',
    { schema: readFunnelSchema, ...COMPRESSED },
    answer((state, today) => readFunnel(db, state, today, now())),
  );

  app.get(
    '/auth/stats/financing',
    { schema: readFinancingSchema, ...COMPRESSED },
    answer((_state, today) => readFinancing(db, today), FINANCING_KEPT_MS),
  );
};
