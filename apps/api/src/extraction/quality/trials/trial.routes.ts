import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../../platform/http/validation/allow-no-body';
import { actorOf } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { parsePage } from '../../../platform/http/pagination/list-page';
import { readSubject, resumeTrial, startComparison, stopTrial } from './change-trial';
import { listTrialArticles, readComparison, readTrial } from './trial.queries';
import {
  listTrialArticlesSchema,
  readComparisonSchema,
  resumeTrialSchema,
  stopTrialSchema,
  tryPromptSchema,
} from './trial.schemas';

const TRIALS = '/auth/llm/trials';
/** In place of a version's id. */
const BUILT_IN = 'built-in';

export const trialRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings: { llm } }) => {
  app.post('/auth/llm/prompts/:id/try', { schema: tryPromptSchema }, async (request, reply) => {
    const { base, model, articles } = request.body;
    const prompt_id = request.params.id === BUILT_IN ? null : request.params.id;
    const subjects = {
      base: await readSubject(db, llm, base),
      candidate: await readSubject(db, llm, { prompt_id, model }),
    };
    const id = await startComparison(db, { ...subjects, keys: articles }, actorOf(request));
    return reply.code(201).send(await readTrial(db, id));
  });

  app.get(`${TRIALS}/articles`, { schema: listTrialArticlesSchema }, ({ query }) =>
    listTrialArticles(db, query.q, parsePage(query)),
  );

  app.get(`${TRIALS}/:id/comparison`, { schema: readComparisonSchema }, ({ params }) =>
    readComparison(db, params.id),
  );

  app.post(`${TRIALS}/:id/stop`, { schema: stopTrialSchema, preValidation: allowNoBody }, async (request) =>
    readTrial(db, await stopTrial(db, request.params.id, actorOf(request))),
  );

  app.post(
    `${TRIALS}/:id/resume`,
    { schema: resumeTrialSchema, preValidation: allowNoBody },
    async (request) => readTrial(db, await resumeTrial(db, request.params.id, actorOf(request))),
  );
};
